// @vitest-environment jsdom
import type { FactKey } from "@domain/facts";
import { expect, it } from "vitest";
import { AppError } from "@/data/client/errors";
import { testFacts } from "@/testing/facts";
import { factsTexts } from "@/texts/admin/facts";
import { manageTexts } from "@/texts/admin/manage";
import { factQuestion, factRefusal, facts, slowerThanPromised, type StoredFact } from "./facts";
import type { Typed } from "./value-fields";

const texts = factsTexts.en;
const rule = { least: 1, most: 600, count: 12 };
const storedFact = (key: FactKey, value: unknown) =>
  ({ key, rule, value, evidence: "", valid_until: null }) as StoredFact;

const factValues = (key: FactKey, value: unknown = null) => facts[key].formValues(storedFact(key, value));

/** The result of submitting the values in an empty form. */
const parse = (key: FactKey, typed: Partial<Typed>) =>
  facts[key]
    .schemaFor(manageTexts.en.errors, "en")
    .safeParse({ ...factValues(key), value: { ...factValues(key).value, ...typed } });
const typed = (key: FactKey, en: string, ar = "", to = "") => parse(key, { en, ar, to }).data?.value;

it.each<[FactKey, string, unknown]>([
  ["phone", "\u202A+971 4 000 0000\u202C", "+97140000000"],
  ["phone", "+971\u00A04\u2011000\u20110000\u200F", "+97140000000"],
  ["phone", "00971 4 000 0000", "+97140000000"],
  ["phone", "+٩٧١ ٤ ٠٠٠ ٠٠٠٠", "+97140000000"],
  ["phone", "۰۰۹۷۱ ۴ ۰۰۰ ۰۰۰۰", "+97140000000"],
  ["phone", "04 000 0000", "+97140000000"],
  ["email", "\u202Acare@clinic.example\u202C\u200F", "care@clinic.example"],
  ["instagram", "https://www.instagram.com/clinic\u200F", "https://www.instagram.com/clinic"],
])("the fact %s takes %j as %j", (key, text, value) => {
  expect(typed(key, text)).toBe(value);
});

it.each<[FactKey, string, string, RegExp]>([
  ["phone", "", "", /Every page needs this/],
  ["phone", "800-CARE", "", /a phone number in digits/],
  ["name", "Dar", "", /both languages/],
  ["payments", "Cash", "نقدًا\nتحويل", /1 in English, 2 in Arabic/],
  ["payments", "", "نقدًا\nتحويل", /0 in English, 2 in Arabic/],
])("the fact %s refuses %j with %j", (key, en, ar, message) => {
  expect(parse(key, { en, ar }).error?.message).toMatch(message);
});

it("a text fact of invisible marks alone is empty", () => {
  expect(typed("name", "\u200F", "عيادة")).toBeUndefined();
  expect(typed("name", "Dar\u200F", "\u200Bدار")).toEqual({ en: "Dar", ar: "دار" });
});

it.each<[FactKey, string, string, string, unknown]>([
  ["rating", "٤٫٨", "", "1200", { value: 4.8, count: 1200 }],
  ["rating", "4.95", "", "1000", { value: "4.95", count: 1000 }],
  ["labResults", "6", "", "3 days", [6, "3 days"]],
  ["hours", "٠٠:٠٠", "", "8 pm", { opens: "00:00", closes: "8 pm" }],
  [
    "payments",
    "Cash\n\n Apple Pay ",
    "نقدًا\nآبل باي",
    "",
    [
      { en: "Cash", ar: "نقدًا" },
      { en: "Apple Pay", ar: "آبل باي" },
    ],
  ],
])("the fact %s takes %j, %j and %j as %j", (key, en, ar, to, value) => {
  expect(typed(key, en, ar, to)).toEqual(value);
});

const { services: _services, permits: _permits, isLicensed: _, ...stored } = testFacts();

it.each(Object.entries(stored) as [FactKey, unknown][])(
  "the form of %s restores the stored value",
  (key, value) => {
    expect(parse(key, factValues(key, value).value).data?.value).toEqual(value);
  },
);

it.each<[FactKey, RegExp]>([
  ["years", /from 1 to 600/],
  ["labResults", /from 1 to 600, the smaller one first/],
  ["rating", /from 1 to 5/],
  ["hours", /two different times/],
  ["payments", /different names/],
])("the form describes a valid %s when the database refuses the value", (key, message) => {
  const text = 'new row violates check constraint "business_facts_value_is_valid"';
  const error = new AppError("invalid", text, 400, { constraint: "business_facts_value_is_valid" });
  expect(factRefusal(error, { key, rule }, texts)).toEqual({
    name: "value.en",
    message: expect.stringMatching(message),
  });
});

it.each<[FactKey, unknown, string | undefined]>([
  ["averageResponse", 500, "500 looks unusual"],
  ["averageResponse", 601, undefined],
  ["averageResponse", 30, undefined],
  ["hours", { opens: "08:00", closes: "02:00" }, "open until 02:00 on the next day"],
])("the form asks about %s %j: %s", (key, value, question) => {
  const change = { value, valid_until: null } as Parameters<typeof factQuestion>[1];
  const asked = factQuestion(storedFact(key, null), change, texts, undefined);
  expect(asked?.includes(question ?? "")).toBe(question === undefined ? undefined : true);
});

const timed = (slug: string, arrival?: [number, number]) => ({
  slug,
  name: { en: slug, ar: slug },
  unit: "visit" as const,
  arrival,
});

it.each<[string, unknown, ReturnType<typeof timed>[], string[]]>([
  ["shorter than each", 30, [timed("a", [20, 40]), timed("b", [45, 60]), timed("shifts")], ["a", "b"]],
  ["as long as the quickest", 40, [timed("a", [20, 40]), timed("b", [45, 60])], []],
  ["of a business without times", 30, [timed("shifts")], []],
  ["that is not made", null, [timed("a", [20, 40])], []],
])("a promise %s names the services it is too short for", (_, promise, services, named) => {
  expect(slowerThanPromised(promise, services).map(({ name }) => name.en)).toEqual(named);
});
