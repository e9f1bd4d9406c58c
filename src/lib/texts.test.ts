import { expect, it } from "vitest";
import { excerpt, initialsOf, metaDescription, metaTitle } from "./texts";

it.each([
  ["short", "short"],
  ["one two three four", "one two…"],
  ["onetwothreefour", "onetwothr…"],
  ["ten letters", "ten lette…"],
  // The mark after the last letter belongs to it.
  ["اثنانوثلا\u064Eثة", "اثنانوثل…"],
  ["onetwothe\u0301 four", "onetwoth…"],
])("the excerpt cuts %s to 10 characters", (text, cut) => {
  expect(excerpt(text, 10)).toBe(cut);
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

it.each([
  ["a".repeat(155), "a".repeat(155)],
  ["a".repeat(156), `${"a".repeat(152)}…`],
  ["  two\n lines ", "two lines"],
  ["ب".repeat(200), `${"ب".repeat(152)}…`],
  ["😀".repeat(156), `${"😀".repeat(152)}…`],
  ["word ".repeat(40), `${"word ".repeat(30).trim()}…`],
  // A flag, a family, and a letter with its vowel mark count as one character each.
  ["🇦🇪".repeat(80), `${"🇦🇪".repeat(76)}…`],
  ["👨‍👩‍👧".repeat(40), `${"👨‍👩‍👧".repeat(30)}…`],
  [`ب${"بَ".repeat(80)}`, `ب${"بَ".repeat(75)}…`],
])("a description is cut only if it is longer than 155 characters", (text, shown) => {
  expect(metaDescription(text)).toBe(shown);
});

it.each([
  ["a".repeat(60), "a".repeat(60)],
  ["a".repeat(61), `${"a".repeat(59)}…`],
  [`${"word ".repeat(12)}end`, `${"word ".repeat(12).trim()}…`],
  ["  two\n lines ", "two lines"],
  ["كلمة ".repeat(20), `${"كلمة ".repeat(12).trim()}…`],
])("a title of more than 60 characters is cut between words", (text, shown) => {
  expect(metaTitle(text)).toBe(shown);
  expect(Array.from(metaTitle(text)).length).toBeLessThanOrEqual(60);
});
