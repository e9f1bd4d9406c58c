import { expect, it } from "vitest";
import { plainLists } from "./use-rich-paste";

it.each([
  ["Word's list of levels 1, 2, 1", "·\tOne\r\no\tTwo\r\n·\tThree", "- One\n  - Two\n- Three"],
  [
    "the same with no-break spaces",
    "·\u00A0\u00A0\u00A0\u00A0\u00A0One\no\u00A0\u00A0\u00A0Two\n·\u00A0\u00A0Three",
    "- One\n  - Two\n- Three",
  ],
  ["an Arabic list", "·\tأول\no\tثانٍ\n§\tثالث", "- أول\n  - ثانٍ\n    - ثالث"],
  ["bullets", "• One\n• Two", "- One\n- Two"],
  ["numbers", "1.\tOne\n2.\u00A0\u00A0Two\n١.\tثلاثة", "1. One\n2. Two\n١. ثلاثة"],
  ["lines with marks", "\u200F## عنوان\n\u200E- بند", "## عنوان\n- بند"],
  ["what no text holds", "a\u000Bb\u0000\uD83D", "a\nb"],
])("%s is read by Markdown", (_, pasted, markdown) => {
  expect(plainLists(pasted)).toBe(markdown);
});

it.each(["word ", " word", "a · b", "o or not", "- a\n  - b\n", "1. a", "5 – 6", "a  \nb\n\n"])(
  "%j stays as it is",
  (pasted) => {
    expect(plainLists(pasted)).toBe(pasted);
  },
);

// In a time that grows with the square of the length, these would take minutes.
it.each(["·\t", "\u00A0", "o\u00A0", "\u200F\n", "1.\t"])("200,000 characters of %j are read", (worst) => {
  expect(plainLists(worst.repeat(200_000 / worst.length))).toEqual(expect.any(String));
});
