import { expect, it } from "vitest";
import { formatKilobytes } from "./file-size";

it.each([
  [0, 1, "0.0"],
  [1024, 1, "1.0"],
  [1536, 2, "1.50"],
  [126_464, 1, "123.5"],
  [52_428_800, 2, "51,200.00"],
])("%i bytes with %i decimals is %s KB", (bytes, decimals, text) => {
  expect(formatKilobytes(bytes, decimals)).toBe(text);
});
