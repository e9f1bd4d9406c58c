// @vitest-environment jsdom
import { expect, it } from "vitest";
import { daysOfKey } from "./drag-area";

it.each([
  ["ArrowRight", 1, -1],
  ["ArrowLeft", -1, 1],
  ["ArrowDown", 7, 7],
  ["ArrowUp", -7, -7],
  ["Space", 0, 0],
])("%s moves by %i day(s) left-to-right, and by %i right-to-left", (key, right, left) => {
  expect(daysOfKey(key, false)).toBe(right);
  expect(daysOfKey(key, true)).toBe(left);
});
