import fc from "fast-check";
import { expect, it } from "vitest";
import { excerpt } from "./excerpt";

it.each([
  ["short", "short"],
  ["one two three four", "one two…"],
  ["onetwothreefour", "onetwothr…"],
])("the excerpt cuts %s to 10 characters", (text, cut) => {
  expect(excerpt(text, 10)).toBe(cut);
});

it("the excerpt is never longer than the limit and keeps short texts", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(excerpt(text, 120).length).toBeLessThanOrEqual(120);
      expect(excerpt(text, 300)).toBe(text);
    }),
  );
});
