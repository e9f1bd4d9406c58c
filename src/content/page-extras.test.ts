import { describe, expect, it } from "vitest";
import { emergencyNumbers } from "@/config/contact";
import { testFacts } from "@/testing/facts";
import { LOCALES, type Locale } from "@/config/locales";
import { careTexts } from "./care-texts";
import { drips } from "./iv-drips";
import { ivTexts } from "./iv-texts";

/** Words that Arabic readers write in Latin letters, and names in braces, which the program replaces. */
const WRITTEN_IN_LATIN = /NAD|G6PD|\{[a-z]+\}/g;

/** Every text below a value; of a value in both languages, the one in the language. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "ar" in value) return textsIn(value[locale], locale);
  return Object.entries(value).flatMap(([key, inner]) => (key === "id" ? [] : textsIn(inner, locale)));
}

describe.each([
  { page: "IV therapy", words: [ivTexts(testFacts()), drips] },
  { page: "elderly care", words: [careTexts(testFacts())] },
])("the extra texts of the $page page", ({ words }) => {
  const arabic = textsIn(words, "ar");

  it("have no Latin words and only Latin digits in Arabic", () => {
    expect(arabic.length).toBeGreaterThan(60);
    expect(arabic.filter((text) => /[A-Za-z]{2,}|[٠-٩۰-۹]/.test(text.replace(WRITTEN_IN_LATIN, "")))).toEqual(
      [],
    );
  });
});

it.each(LOCALES)("the drip texts in %s name when to call an ambulance instead", (locale) => {
  const { needs, emergency } = ivTexts(testFacts())[locale].urgent;
  expect(needs.length).toBeGreaterThanOrEqual(3);
  expect(emergency).toContain(emergencyNumbers.ambulance);
});
