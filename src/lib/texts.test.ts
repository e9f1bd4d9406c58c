import fc from "fast-check";
import { expect, it } from "vitest";
import { excerpt, initialsOf } from "./texts";

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

it.each([
  ["Dr. Layla Haddad", "LH"],
  ["Huda Al Mansoori", "HM"],
  ["Maria", "M"],
  ["د. ليلى حداد", "ل ح"],
  ["د ليلى حداد", "ل ح"],
  ["هدى المنصوري", "ه م"],
  ["", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
