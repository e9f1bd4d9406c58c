import { expect, test } from "vitest";
import { median } from "./statistics";

test("takes the middle value whatever the order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2])).toBe(6);
  expect(median([7])).toBe(7);
  expect(median([100, 20, 3, 1])).toBe(11.5);
});

test("refuses an empty list", () => {
  expect(() => median([])).toThrow("no median");
});
