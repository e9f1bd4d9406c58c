import { expect, it } from "vitest";
import { draftService } from "./draft-service";
import { serviceValues } from "./service-form.schema";

const values = serviceValues(undefined);
const pair = (en: string, ar = "") => ({ en, ar });

it("a draft service has the values of the fields", () => {
  expect(
    draftService({
      ...values,
      slug: "nurse-on-call",
      name_en: "Nurse",
      starting_price: "120",
      arrival_least: "30",
      arrival_most: "45",
      content: { ...values.content, lead: pair("Soon.", "قريبًا.") },
    }),
  ).toMatchObject({
    slug: "nurse-on-call",
    name_en: "Nurse",
    starting_price: 120,
    arrival_least: 30,
    arrival_most: 45,
    visit_least: null,
    content_data: { lead: { en: "Soon.", ar: "قريبًا." } },
  });
});

it("a draft service leaves out invalid values, and keeps the rest", () => {
  const { content } = values;
  const shown = draftService({
    ...values,
    starting_price: "-5",
    arrival_least: "45",
    arrival_most: "30",
    content: {
      ...content,
      faqs: [
        { question: pair("Who?"), answer: pair("A nurse.") },
        { question: pair("When?", "متى؟"), answer: pair("Today.", "اليوم.") },
      ],
      prices: [
        { id: "iron", name: pair("Iron", "حديد"), fromAED: "many" },
        { id: "hba1c", name: pair("HbA1c", "السكر"), fromAED: "80" },
      ],
    },
  });
  expect(shown).toMatchObject({ starting_price: null, arrival_least: null, arrival_most: null });
  expect(shown.content_data).toEqual({
    faqs: [{ question: pair("When?", "متى؟"), answer: pair("Today.", "اليوم.") }],
    prices: [{ id: "hba1c", name: pair("HbA1c", "السكر"), fromAED: 80 }],
  });
});
