import type { FactKey } from "@domain/facts";
import { expect, it } from "vitest";
import { factsTexts } from "@/words/admin/facts";
import { manageTexts } from "@/words/admin/manage";
import { factSchema } from "./fact-form.schema";

const parse = (key: FactKey, en: string, ar = "") =>
  factSchema(key, { facts: factsTexts.en, manage: manageTexts.en }).safeParse({
    en,
    ar,
    to: "",
    languages: [],
    evidence: "",
    valid_until: "",
  });
const typed = (key: FactKey, en: string, ar?: string) => parse(key, en, ar).data?.value;

it.each<[FactKey, string, unknown]>([
  ["phone", "\u202A+971 4 000 0000\u202C", "+97140000000"],
  ["phone", "+971\u00A04\u2011000\u20110000\u200F", "+97140000000"],
  ["phone", "00971 4 000 0000", "+97140000000"],
  ["phone", "+٩٧١ ٤ ٠٠٠ ٠٠٠٠", "+97140000000"],
  ["phone", "۰۰۹۷۱ ۴ ۰۰۰ ۰۰۰۰", "+97140000000"],
  ["phone", "800-CARE", "800CARE"],
  ["email", "\u202Acare@clinic.example\u202C\u200F", "care@clinic.example"],
  ["instagram", "https://www.instagram.com/clinic\u200F", "https://www.instagram.com/clinic"],
])("the fact %s takes %j as %j", (key, text, value) => {
  expect(typed(key, text)).toBe(value);
});

it.each<[FactKey, string, string, RegExp]>([
  ["phone", "", "", /Every page needs this/],
  ["payments", "Cash", "نقدًا\nتحويل", /1 in English, 2 in Arabic/],
  ["payments", "", "نقدًا\nتحويل", /0 in English, 2 in Arabic/],
])("the fact %s refuses %j with %j", (key, en, ar, message) => {
  expect(parse(key, en, ar).error?.message).toMatch(message);
});

it("a text fact of invisible marks alone is empty", () => {
  expect(typed("name", "\u200F", "عيادة")).toBeUndefined();
  expect(typed("name", "Dar\u200F", "\u200Bدار")).toEqual({ en: "Dar", ar: "دار" });
});
