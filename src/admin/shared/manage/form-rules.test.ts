import { cleanParagraphs } from "@domain/clean-text";
import { expect, it } from "vitest";
import { adminEn } from "@/words/admin/en";
import { describedFields, limitedText, NEW_DESCRIBED, wholeNumber } from "./form-rules";
import { z } from "zod";

const texts = adminEn.manage.errors;
const RLM = "\u200F";

it.each([
  [RLM, ""],
  [` Nurse${RLM}\u000Bon call\u0000 `, "Nurse on call"],
  ["half \uD83D an emoji", "half  an emoji"],
  ["cafe\u0301", "café"],
  [`${"x".repeat(20)}${RLM}`, "x".repeat(20)],
])("a line %j is stored as %j", (typed, stored) => {
  expect(limitedText(20, texts).parse(typed)).toBe(stored);
});

it("a text of several lines keeps them", () => {
  expect(limitedText(20, texts, cleanParagraphs).parse(`${RLM}One.\r\n\u200BTwo.\u00A0`)).toBe("One.\nTwo.");
});

it("a slug has no invisible marks, and a name of marks alone is empty", () => {
  const { slug, name_en } = z
    .object(describedFields(texts))
    .parse({ ...NEW_DESCRIBED, slug: `\u202Alab-\u200Btest${RLM}`, name_en: RLM });
  expect([slug, name_en]).toEqual(["lab-test", ""]);
});

it.each([
  [`${RLM}30`, 30],
  ["٣٠", 30],
  ["۳۰\u00A0", 30],
  ["3 0", undefined],
  [RLM, undefined],
])("the number %j is read as %j", (typed, value) => {
  expect(wholeNumber(typed, 0, 100)).toBe(value);
});
