import { expect, it } from "vitest";
import { heapGrowth } from "./limit-garbage";

it.each([
  [25e6, 200],
  [80e6, 63],
  [250e6, 20],
  [600e6, 20],
])("a heap of %d bytes grows by %d per cent until garbage is collected", (used, growth) => {
  expect(heapGrowth(used)).toBe(growth);
});
