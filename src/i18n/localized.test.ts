import { expect, it } from "vitest";
import { localized } from "./localized";

it.each([
  [{ name_en: "Deira", name_ar: "ديرة" }, "Deira", "ديرة"],
  [{ name_en: "Deira", name_ar: " " }, "Deira", "Deira"],
  [{ name_en: "", name_ar: "ديرة" }, "ديرة", "ديرة"],
  [{ name_en: null, name_ar: null }, "", ""],
  [{ name: "Amal", name_ar: "أمل" }, "Amal", "أمل"],
  [{ name: "Amal", name_ar: null }, "Amal", "Amal"],
  [{ name: " Amal ", name_ar: "" }, "Amal", "Amal"],
])("reads %o as %j in English and %j in Arabic", (row, english, arabic) => {
  expect(localized(row, "name", "en")).toBe(english);
  expect(localized(row, "name", "ar")).toBe(arabic);
});
