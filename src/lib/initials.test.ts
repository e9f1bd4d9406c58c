import { expect, it } from "vitest";
import { initialsOf } from "./initials";

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
