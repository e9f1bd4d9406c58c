import { expect, it } from "vitest";
import { moved } from "./moved";

it.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, -1, "abc"],
  [2, 3, "abc"],
  [5, 0, "abc"],
])("moves the entry at %i to %i", (from, to, result) => {
  expect(moved(["a", "b", "c"], from, to).join("")).toBe(result);
});
