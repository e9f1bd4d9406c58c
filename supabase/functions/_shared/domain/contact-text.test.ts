import assert from "node:assert/strict";
import { cleanCode, cleanEmail, cleanPhone } from "./contact-text.ts";

function cases(clean: (text: string) => string, table: Readonly<Record<string, string>>) {
  for (const [text, expected] of Object.entries(table))
    Deno.test(`${clean.name} makes ${expected} of ${JSON.stringify(text)}`, () =>
      assert.equal(clean(text), expected));
}

cases(cleanPhone, {
  "": "",
  "\u200F": "",
  "+97140000000": "+97140000000",
  "+971 4 000 0000": "+97140000000",
  "\u202A+971 4 000 0000\u202C": "+97140000000",
  "\u2066+971\u00A04\u2011000\u20110000\u2069\u200F": "+97140000000",
  "(+971) 4-000.0000": "+97140000000",
  "+971 (0)4 000 0000": "+97140000000",
  "00971 4 000 0000": "+97140000000",
  "+٩٧١ ٤ ٠٠٠ ٠٠٠٠": "+97140000000",
  "۰۰۹۷۱۴۰۰۰۰۰۰۰": "+97140000000",
  "＋971 4 000 0000": "+97140000000",
  "800-CARE": "800CARE",
});

cases(cleanEmail, {
  " care@clinic.example\u200F": "care@clinic.example",
  "\u202Acare@clinic.example\u202C": "care@clinic.example",
  "ca\u200Bre\u2011team@clinic.example": "care-team@clinic.example",
  "nurse٢۳@clinic.example": "nurse23@clinic.example",
  "care＠clinic.example": "care@clinic.example",
  "two words@clinic.example": "two words@clinic.example",
});

cases(cleanCode, {
  "123 456": "123456",
  "\u200F١٢٣ ٤٥٦": "123456",
  "۱۲۳\u2011۴۵۶": "123456",
});
