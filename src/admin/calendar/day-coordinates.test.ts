import { expect, it } from "vitest";
import { daysOfKey } from "./drag-area";

it.each([
  ["ArrowRight", 1, -1],
  ["ArrowLeft", -1, 1],
  ["ArrowDown", 7, 7],
  ["ArrowUp", -7, -7],
  ["Space", 0, 0],
])("%s goes %i day(s) where one reads to the right, %i where one reads to the left", (key, right, left) => {
  expect(daysOfKey(key, false)).toBe(right);
  expect(daysOfKey(key, true)).toBe(left);
});
