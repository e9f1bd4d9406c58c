// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { draftService } from "./service-preview";
import { serviceQuestion, services, type ServiceValues } from "./services";
import { manageTexts } from "@/texts/admin/manage";
import { servicesTexts } from "@/texts/admin/services";

const schema = services.schemaFor(manageTexts.en.errors, "en", ["nurse-on-call", "sleep-study"]);
const values = (changes: Partial<ServiceValues> = {}): ServiceValues => ({
  ...services.formValues(undefined),
  slug: "doctor-on-call",
  ...changes,
});
const problems = (changes: Partial<ServiceValues>) =>
  schema.safeParse(values(changes)).error?.issues.map(({ path, message }) => [path[0], message]);

describe("the form of a service", () => {
  it("requires only a slug", () => {
    expect(schema.parse(values())).toMatchObject({
      slug: "doctor-on-call",
      starting_price: null,
      content_data: {},
    });
  });

  it.each([
    [{ name_en: "Doctor" }, "name_ar"],
    [{ description_ar: "طبيب." }, "description_en"],
  ])("requires the other language of %j", (changes, field) => {
    expect(problems(changes)).toEqual([[field, "Please write it in both languages."]]);
  });

  it.each([
    [
      { badge: { en: "From {{price:nurse}}", ar: "من {{price:sleep-study}}" } },
      ["badge", "en"],
      /don’t know a fact/,
    ],
    [
      { picture: { url: "http://files.example.com/a.webp", alt: { en: "A", ar: "أ" } } },
      ["picture", "url"],
      /https/,
    ],
    [
      { picture: { url: "http://127.0.0.1:80@files.example.com/a.webp", alt: { en: "A", ar: "أ" } } },
      ["picture", "url"],
      /https/,
    ],
    [{ picture: { url: "https://???", alt: { en: "A", ar: "أ" } } }, ["picture", "url"], /https/],
    [
      { video: { url: "https://example.com/page", title: { en: "A", ar: "أ" } } },
      ["video", "url"],
      /YouTube or Vimeo/,
    ],
    [
      {
        prices: [
          { id: "hba1c", name: { en: "A", ar: "أ" }, fromAED: "99" },
          { id: "hba1c", name: { en: "B", ar: "ب" }, fromAED: "120" },
        ],
      },
      ["prices", 1, "id"],
      /Another item already has/,
    ],
    [{ lead: { en: "A lead", ar: "" } }, ["lead", "ar"], /in both languages/],
  ])("refuses content that the page cannot show: %j", (content, path, message) => {
    const issues = schema.safeParse(
      values({ content_data: { ...services.formValues(undefined).content_data, ...content } }),
    ).error?.issues;
    expect(issues?.map((issue) => issue.path)).toEqual([["content_data", ...path]]);
    expect(issues?.[0]?.message).toMatch(message);
  });

  it("names all problems of the content together", () => {
    const none = { en: "", ar: "" };
    const content_data = {
      ...values().content_data,
      prices: [{ id: "iron", name: { en: "Iron", ar: "حديد" }, fromAED: "much" }],
      picture: { url: "https://files.example.com/a.webp", alt: none },
      video: { url: "https://example.com/page", title: none },
    };
    const issues = schema.safeParse(values({ content_data })).error?.issues;
    expect(issues?.map(({ path }) => path.slice(1).join(".")).toSorted()).toEqual([
      "picture.alt.en",
      "prices.0.fromAED",
      "video.title.en",
      "video.url",
    ]);
  });

  it.each([
    [{ arrival_least: "60", arrival_most: "30" }, "arrival_most"],
    [{ visit_least: "20" }, "visit_most"],
  ])("refuses times like %j", (changes, field) => {
    expect(problems(changes)).toEqual([
      [field, "Please enter both times, the shorter one first, or neither."],
    ]);
  });

  it("survives a round trip, without empty values", () => {
    const both = (text: string) => ({ en: text, ar: `${text} بالعربية` });
    const content_data = {
      lead: both("A lead"),
      picture: { url: "https://files.example.com/a.webp", alt: both("A door") },
      faqs: [{ question: both("When?"), answer: both("Soon.") }],
      prices: [{ id: "hba1c", name: both("HbA1c"), fromAED: 99 }],
    };
    const stored = { ...schema.parse(values()), id: "1", display_order: 1, updated_at: "", content_data };
    expect(schema.parse(services.formValues(stored)).content_data).toEqual(content_data);
  });

  it("keeps parts of the content that cannot be read, unless a field replaces them", () => {
    const content_data = {
      lead: "no pair",
      prices: [{ id: "x" }],
      unknown: 1,
      badge: { en: "New", ar: "جديد" },
    };
    const stored = { ...schema.parse(values()), id: "1", display_order: 1, updated_at: "", content_data };
    const form = services.formValues(stored);
    expect(form.content_data).toMatchObject({
      lead: { en: "", ar: "" },
      badge: content_data.badge,
      prices: [],
    });
    expect(schema.parse(form).content_data).toEqual(content_data);
    const lead = { en: "A lead", ar: "جملة" };
    expect(schema.parse({ ...form, content_data: { ...form.content_data, lead } }).content_data).toEqual({
      ...content_data,
      lead,
    });
  });

  it.each<[string, Partial<ServiceValues>, number | null, string | undefined]>([
    ["a usual price", { starting_price: "120" }, 99, undefined],
    ["no price", {}, 99, undefined],
    ["a price with fils", { starting_price: "٢٦٢٫٥٠" }, 250, undefined],
    ["a high price with a comma", { starting_price: "9,900.50" }, null, "AED 9,900.50 looks unusual"],
    ["a high price", { starting_price: "9900" }, null, "AED 9,900 looks unusual"],
    ["a price of nothing", { starting_price: "0" }, null, "AED 0 looks unusual"],
    ["a slipped digit", { starting_price: "990" }, 99, "from AED 99 to AED 990"],
    ["a lost digit", { starting_price: "29" }, 299, "from AED 299 to AED 29"],
    ["a long way", { arrival_least: "30", arrival_most: "600" }, null, "600 minutes looks unusual"],
    ["a minute's visit", { visit_least: "1", visit_most: "40" }, null, "1 minute looks unusual"],
    [
      "a high price of an item",
      {
        content_data: {
          ...values().content_data,
          prices: [{ id: "iron", name: { en: "Iron", ar: "حديد" }, fromAED: "29900" }],
        },
      },
      null,
      "AED 29,900 looks unusual",
    ],
  ])("needs a confirmation of %s only if it is unusual", (_, changes, former, question) => {
    const asked = serviceQuestion(schema.parse(values(changes)), former, servicesTexts.en);
    expect(asked?.includes(question ?? "") ?? false).toBe(question !== undefined);
  });
});

it("a service's pictures and item ids are cleaned", () => {
  const content_data = {
    ...values().content_data,
    picture: { url: `https://site.example/a.webp\u200F`, alt: { en: `A\u200F`, ar: "أ" } },
    prices: [{ id: `\u200Firon`, name: { en: "Iron", ar: "حديد" }, fromAED: "٩٠٫٥٠" }],
  };
  expect(schema.parse(values({ content_data })).content_data).toEqual({
    picture: { url: "https://site.example/a.webp", alt: { en: "A", ar: "أ" } },
    prices: [{ id: "iron", name: { en: "Iron", ar: "حديد" }, fromAED: 90.5 }],
  });
});

const empty = services.formValues(undefined);
const pair = (en: string, ar = "") => ({ en, ar });

it("a draft service has the values of the fields, without the invalid ones", () => {
  const { content_data: content } = empty;
  const shown = draftService({
    ...empty,
    slug: "nurse-on-call",
    name_en: "Nurse",
    starting_price: "-5",
    arrival_least: "45",
    arrival_most: "30",
    visit_least: "40",
    visit_most: "60",
    content_data: {
      ...content,
      lead: pair("Soon.", "قريبًا."),
      faqs: [
        { question: pair("Who?"), answer: pair("A nurse.") },
        { question: pair("When?", "متى؟"), answer: pair("Today.\nAt home.", "اليوم.\nفي البيت.") },
      ],
      prices: [
        { id: "iron", name: pair("Iron", "حديد"), fromAED: "many" },
        { id: "hba1c", name: pair("HbA1c", "السكر"), fromAED: "80" },
      ],
    },
  });
  expect(shown).toMatchObject({
    slug: "nurse-on-call",
    name_en: "Nurse",
    starting_price: null,
    arrival_least: null,
    arrival_most: null,
    visit_least: 40,
    visit_most: 60,
  });
  expect(shown.content_data).toEqual({
    lead: pair("Soon.", "قريبًا."),
    faqs: [{ question: pair("When?", "متى؟"), answer: pair("Today.\nAt home.", "اليوم.\nفي البيت.") }],
    prices: [{ id: "hba1c", name: pair("HbA1c", "السكر"), fromAED: 80 }],
  });
});
