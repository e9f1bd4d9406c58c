import { expect, it } from "vitest";
import { localized, localizedLang } from "./localized";

const service = { name_en: "Nurse", name_ar: "ممرّض", description_en: "At home", description_ar: "  " };
const author = { name: "Layla", name_ar: "ليلى", role: "", role_ar: "طبيبة", bio: null, bio_ar: null };

it("localized returns the text in the language", () => {
  expect(localized(service, "name", "en")).toBe("Nurse");
  expect(localized(service, "name", "ar")).toBe("ممرّض");
  expect(localized(author, "name", "en")).toBe("Layla");
  expect(localized(author, "name", "ar")).toBe("ليلى");
});

it("localized falls back to the other language, and marks it", () => {
  expect(localized(service, "description", "ar")).toBe("At home");
  expect(localizedLang(service, "description", "ar")).toBe("en");
  expect(localized(author, "role", "en")).toBe("طبيبة");
  expect(localizedLang(author, "role", "en")).toBe("ar");
});

it("localized is empty without both", () => {
  expect(localized(author, "bio", "en")).toBe("");
});
