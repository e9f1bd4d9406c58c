// @vitest-environment jsdom
import { expect, it } from "vitest";
import { cleanParagraphs } from "@domain/clean-text";
import { namesIn } from "./fields";
import {
  limitedText,
  optionalAmountSchema,
  plainText,
  requiredAmountSchema,
  slugText,
  textWithFacts,
  wholeNumber,
} from "./rules";
import { manageTexts } from "@/texts/admin/manage";

const texts = manageTexts.en.errors;
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

it("a slug has no invisible marks", () => {
  expect(slugText(texts).parse(`\u202Alab-\u200Btest${RLM}`)).toBe("lab-test");
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

it.each([
  ["1,500", 1500],
  ["١٬٥٠٠", 1500],
  ["262.50", 262.5],
  ["٢٦٢٫٥", 262.5],
  [` AED 99${RLM}`, 99],
  ["0", 0],
  ["", null],
  [RLM, null],
])("the amount %j is read as %j", (typed, value) => {
  expect(optionalAmountSchema(5000, texts).parse(typed)).toBe(value);
});

it.each([
  ["$12", texts.currency("USD")],
  ["1.234", texts.ambiguous],
  ["5000.01", texts.amount(5000)],
  ["-1", texts.amount(5000)],
  ["N/A", texts.amount(5000)],
  ["about 300", texts.amount(5000)],
  ["", texts.amount(5000)],
])("the amount %j is refused with the reason", (typed, message) => {
  const { error } = requiredAmountSchema(5000, texts).safeParse(typed);
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});

it.each([
  ["Marina Walk, JBR", ["Marina Walk", "JBR"]],
  [", ,Marina Walk,, JBR ,", ["Marina Walk", "JBR"]],
  ["  Marina \t Walk  ", ["Marina Walk"]],
  ["JBR, JBR,JBR", ["JBR"]],
  ["مرسى دبي، جي بي آر", ["مرسى دبي", "جي بي آر"]],
  ["JBR\nBluewaters", ["JBR", "Bluewaters"]],
  ["", []],
  [" , ،,", []],
])("the comma-separated names %j are read as %j", (text, areas) => {
  expect(namesIn(text)).toEqual(areas);
  expect(namesIn(areas.join(", "))).toEqual(areas);
});

it.each([
  ["Doctor <b>now</b>", texts.markup, texts.markup],
  ["under 30 < 40", undefined, undefined],
  ["Call {{phone}}", texts.noPlaceholders, undefined],
  ["Call {{fone}}", texts.noPlaceholders, texts.unknownPlaceholder("{{fone}}")],
])("%j is distinguished from plain text and from text with facts", (typed, plain, withFacts) => {
  expect(plainText(40, texts).safeParse(typed).error?.issues[0]?.message).toBe(plain);
  expect(textWithFacts(40, texts, undefined).safeParse(typed).error?.issues[0]?.message).toBe(withFacts);
});

it.each(["iv-therapy", "a", "24h", "a".repeat(80)])("%s is a slug", (typed) => {
  expect(slugText(texts).safeParse(typed).success).toBe(true);
});

it.each(["", "IV", "iv therapy", "iv_therapy", "-iv", "iv-", "iv--drip", "علاج", "iv/drip", "a".repeat(81)])(
  "%j is no slug",
  (typed) => expect(slugText(texts).safeParse(typed).success).toBe(false),
);
