import { cleanParagraphs } from "@domain/clean-text";
import { expect, it } from "vitest";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import { authorSchema } from "../../authors/author-form.schema";
import { serviceSchema, serviceValues } from "../../services/service-form.schema";
import { structuredDataFormSchema, schemaValues } from "../../schemas/schema-form.schema";
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

it("an author's address, picture and name are cleaned", () => {
  const { name, email, avatar_url } = authorSchema(adminEn).parse({
    name: `Dr Sara${RLM}`,
    name_ar: "",
    role: "",
    role_ar: "",
    email: `\u202Asara\u2011care@clinic.example\u202C`,
    avatar_url: `https://site.example/a.webp${RLM}`,
    bio: "",
    bio_ar: "",
    is_active: true,
  });
  expect([name, email, avatar_url]).toEqual([
    "Dr Sara",
    "sara-care@clinic.example",
    "https://site.example/a.webp",
  ]);
});

it("a service's pictures and item ids are cleaned", () => {
  const empty = { en: "", ar: "" };
  const values = serviceValues(undefined);
  const { content_data } = serviceSchema(adminEn).parse({
    ...values,
    slug: "a",
    content: {
      ...values.content,
      picture: { url: `https://site.example/a.webp${RLM}`, words: { en: `A${RLM}`, ar: "أ" } },
      prices: [{ id: `${RLM}iron`, name: { en: "Iron", ar: "حديد" }, fromAED: "٩٠" }],
      lead: empty,
    },
  });
  expect(content_data.picture).toEqual({ url: "https://site.example/a.webp", alt: { en: "A", ar: "أ" } });
  expect(content_data.prices).toEqual([{ id: "iron", name: { en: "Iron", ar: "حديد" }, fromAED: 90 }]);
});

it("structured data may be pasted with a byte order mark and no-break spaces", () => {
  const { schema_data, page_id } = structuredDataFormSchema(adminEn).parse({
    ...schemaValues(undefined),
    page_id: `doctor-on-call${RLM}`,
    schema_data: `\uFEFF{\n\u00A0\u00A0"@type": "Service"\n}${RLM}`,
  });
  expect([schema_data, page_id]).toEqual([{ "@type": "Service" }, "doctor-on-call"]);
});
