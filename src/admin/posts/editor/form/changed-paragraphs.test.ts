import { expect, it } from "vitest";
import { changedParagraphs } from "./translation-drift";

it.each([
  ["nothing", "a\n\nb", "a\n\nb", 0],
  ["blank lines and spaces only", "a b\n\nc", "a  b\n\n\n\nc\n", 0],
  ["one changed", "a\n\nb", "a\n\nB", 1],
  ["one added", "a", "a\n\nb", 1],
  ["one removed", "a\n\nb", "b", 1],
  ["two changed and one added", "a\n\nb\n\nc", "A\n\nB\n\nc\n\nd", 3],
  ["one of two equal ones removed", "a\n\na", "a", 1],
  ["two moved", "a\n\nb", "b\n\na", 0],
  ["all of it", "", "a\n\nb", 2],
])("counts %s", (_, before, after, count) => {
  expect(changedParagraphs(before, after)).toBe(count);
});
