import { describe, expect, it } from "vitest";
import { contact, emergencyNumbers } from "@/config/contact";
import { privacyPageTexts } from "@/i18n/dictionaries/privacy-page";
import { termsPageTexts } from "@/i18n/dictionaries/terms-page";

describe.each([
  ["privacy policy", privacyPageTexts],
  ["terms of service", termsPageTexts],
])("the %s", (_, texts) => {
  it("has the same sections and points in both languages", () => {
    const outline = (lang: "en" | "ar") =>
      texts[lang].sections.map(({ id, points, after }) => [id, points?.length, after !== undefined]);
    expect(outline("ar")).toEqual(outline("en"));
  });

  it.each(["en", "ar"] as const)("gives an address to write to (%s)", (lang) => {
    expect(JSON.stringify(texts[lang])).toContain(contact.email);
  });
});

it.each(["en", "ar"] as const)("the terms name the ambulance's number at the top (%s)", (lang) => {
  expect(termsPageTexts[lang].lead).toContain(emergencyNumbers.ambulance);
});

it.each(["en", "ar"] as const)("the privacy policy names the law and the 90 days (%s)", (lang) => {
  const text = JSON.stringify(privacyPageTexts[lang]);
  expect(text).toContain("2021");
  expect(text).toContain("90");
});
