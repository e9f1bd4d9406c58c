import { describe, expect, it } from "vitest";
import { emergencyNumbers } from "@/config/contact";
import { testFacts } from "@/testing/facts";
import { privacyPageTexts } from "@/i18n/dictionaries/privacy-page";
import { termsPageTexts } from "@/i18n/dictionaries/terms-page";

describe.each([
  ["privacy policy", privacyPageTexts(testFacts())],
  ["terms of service", termsPageTexts(testFacts())],
])("the %s", (_, texts) => {
  it("has the same sections and points in both languages", () => {
    const outline = (lang: "en" | "ar") =>
      texts[lang].sections.map(({ id, points, after }) => [id, points?.length, after !== undefined]);
    expect(outline("ar")).toEqual(outline("en"));
  });

  it.each(["en", "ar"] as const)("gives an address to write to (%s)", (lang) => {
    expect(JSON.stringify(texts[lang])).toContain("care@example.com");
  });
});

it.each(["en", "ar"] as const)("the terms name the ambulance's number at the top (%s)", (lang) => {
  expect(termsPageTexts(testFacts())[lang].lead).toContain(emergencyNumbers.ambulance);
});

const privacy = (lang: "en" | "ar") => JSON.stringify(privacyPageTexts(testFacts())[lang]);

it.each(["en", "ar"] as const)("the privacy policy names the law and the 90 days (%s)", (lang) => {
  expect(privacy(lang)).toMatch(/45 (?:of|لسنة) 2021/);
  expect(privacy(lang)).toMatch(/90 (?:days|يومًا)/);
});

it.each(["lang", "lang-checked", "consent", "visit", "infographic", "gclid", "gbraid", "wbraid"])(
  "the privacy policy describes in both languages what is stored under the name of %s",
  (name) => {
    for (const lang of ["en", "ar"] as const) {
      expect(privacy(lang)).toMatch(new RegExp(`(?<![a-z-])${name}(?![a-z-])`));
    }
  },
);

it.each(["en", "ar"] as const)("the terms set no fee, court or cancellation rule (%s)", (lang) => {
  const words = { en: /\bfee\b|courts?\b|cancel|prevails/i, ar: /رسوم|محاكم|محكمة|إلغاء|تلغي/ }[lang];
  expect(JSON.stringify(termsPageTexts(testFacts())[lang])).not.toMatch(words);
});
