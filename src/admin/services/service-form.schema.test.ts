import { describe, expect, it } from "vitest";
import { adminEn } from "@/words/admin/en";
import { unreadableParts } from "@domain/service-content";
import { serviceQuestion, serviceSchema, serviceValues, type ServiceValues } from "./service-form.schema";

const schema = serviceSchema(adminEn, ["nurse-on-call", "sleep-study"]);
const values = (changes: Partial<ServiceValues> = {}): ServiceValues => ({
  ...serviceValues(undefined),
  slug: "doctor-on-call",
  ...changes,
});
const problems = (changes: Partial<ServiceValues>) =>
  schema.safeParse(values(changes)).error?.issues.map(({ path, message }) => [path[0], message]);

describe("the form of a service", () => {
  it("requires only a slug", () => {
    expect(schema.parse(values())).toEqual({
      slug: "doctor-on-call",
      starting_price: null,
      price_unit: "visit",
      arrival_least: null,
      arrival_most: null,
      visit_least: null,
      visit_most: null,
      content_data: {},
      name_en: "",
      name_ar: "",
      description_en: "",
      description_ar: "",
      is_active: true,
    });
  });

  it.each([
    ["99", 99],
    [" 0 ", 0],
    ["100000", 100_000],
    ["  ", null],
  ])("reads the price %j as %j", (text, price) => {
    expect(schema.parse(values({ starting_price: text })).starting_price).toBe(price);
  });

  it.each(["-1", "100001", "99.5", "1e3", "AED 99", "99,000"])("refuses a price of %s", (text) => {
    expect(problems({ starting_price: text })).toEqual([
      ["starting_price", "Please enter whole dirhams from 0 to 100,000, or nothing."],
    ]);
  });

  it.each(["iv-therapy", "a", "24h", "a".repeat(80)])("accepts the slug %s", (slug) => {
    expect(problems({ slug })).toBeUndefined();
  });

  it.each(["IV", "iv therapy", "iv_therapy", "-iv", "iv-", "iv--drip", "علاج", "iv/drip"])(
    "refuses a slug like %s",
    (slug) => {
      expect(problems({ slug })).toEqual([["slug", adminEn.manage.errors.slugShape]]);
    },
  );

  it.each([
    ["slug", "a".repeat(81), "Please use at most 80 characters."],
    ["name_en", "a".repeat(121), "Please use at most 120 characters."],
    ["description_ar", "ا".repeat(2001), "Please use at most 2,000 characters."],
    ["name_en", "Doctor <b>now</b>", adminEn.manage.errors.markup],
    ["description_ar", "اتصل على {{phone}}", adminEn.manage.errors.noPlaceholders],
  ] as const)("refuses %s like %j", (field, text, message) => {
    const both = { name_en: "Doctor", name_ar: "طبيب", description_en: "A doctor.", description_ar: "طبيب." };
    expect(problems({ ...both, [field]: text })).toEqual([[field, message]]);
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
      /names no fact/,
    ],
    [
      { picture: { url: "http://files.example.com/a.webp", words: { en: "A", ar: "أ" } } },
      ["picture", "url"],
      /https/,
    ],
    [
      { picture: { url: "http://127.0.0.1:80@files.example.com/a.webp", words: { en: "A", ar: "أ" } } },
      ["picture", "url"],
      /https/,
    ],
    [{ picture: { url: "https://???", words: { en: "A", ar: "أ" } } }, ["picture", "url"], /https/],
    [
      { video: { url: "https://example.com/page", words: { en: "A", ar: "أ" } } },
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
      /taken by another item/,
    ],
  ])("refuses content that its page could not show: %j", (content, path, message) => {
    const issues = schema.safeParse(values({ content: { ...serviceValues(undefined).content, ...content } }))
      .error?.issues;
    expect(issues?.map((issue) => issue.path)).toEqual([["content", ...path]]);
    expect(issues?.[0]?.message).toMatch(message);
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
    expect(schema.parse(serviceValues(stored)).content_data).toEqual(content_data);
  });

  it("keeps parts of the content that cannot be read, unless a field replaces them", () => {
    const content_data = {
      lead: "no pair",
      prices: [{ id: "x" }],
      unknown: 1,
      badge: { en: "New", ar: "جديد" },
    };
    const stored = { ...schema.parse(values()), id: "1", display_order: 1, updated_at: "", content_data };
    const formSchema = serviceSchema(adminEn, undefined, unreadableParts(content_data));
    const form = serviceValues(stored);
    expect(form.content).toMatchObject({ lead: { en: "", ar: "" }, badge: content_data.badge, prices: [] });
    expect(formSchema.parse(form).content_data).toEqual(content_data);
    const lead = { en: "A lead", ar: "جملة" };
    expect(formSchema.parse({ ...form, content: { ...form.content, lead } }).content_data).toEqual({
      ...content_data,
      lead,
    });
  });

  it("requires the other language, and asks about an unusual price", () => {
    const content = { ...serviceValues(undefined).content, lead: { en: "A lead", ar: "" } };
    const issues = schema.safeParse(values({ content })).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["content.lead.ar", "Please write it in both languages."],
    ]);
  });

  it.each<[string, Partial<ServiceValues>, number | null, string | undefined]>([
    ["a usual price", { starting_price: "120" }, 99, undefined],
    ["no price", {}, 99, undefined],
    ["a high price", { starting_price: "9900" }, null, "AED 9,900 is an unusual price"],
    ["a price of nothing", { starting_price: "0" }, null, "AED 0 is an unusual price"],
    ["a slipped digit", { starting_price: "990" }, 99, "from AED 99 to AED 990"],
    ["a lost digit", { starting_price: "29" }, 299, "from AED 299 to AED 29"],
    ["a long way", { arrival_least: "30", arrival_most: "600" }, null, "600 minutes are unusual"],
    ["a minute's visit", { visit_least: "1", visit_most: "40" }, null, "1 minute is unusual"],
    [
      "a high price of an item",
      {
        content: {
          ...values().content,
          prices: [{ id: "iron", name: { en: "Iron", ar: "حديد" }, fromAED: "29900" }],
        },
      },
      null,
      "AED 29,900 is an unusual price",
    ],
  ])("asks about %s only if it is unusual", (_, changes, former, question) => {
    const asked = serviceQuestion(schema.parse(values(changes)), former, adminEn);
    expect(asked?.includes(question ?? "") ?? false).toBe(question !== undefined);
  });

  it("requires a slug", () => {
    expect(problems({ slug: "  " })?.[0]).toEqual(["slug", "Please enter a slug."]);
  });
});

it("a service's pictures and item ids are cleaned", () => {
  const empty = { en: "", ar: "" };
  const values = serviceValues(undefined);
  const { content_data } = serviceSchema(adminEn, undefined).parse({
    ...values,
    slug: "a",
    content: {
      ...values.content,
      picture: { url: `https://site.example/a.webp\u200F`, words: { en: `A\u200F`, ar: "أ" } },
      prices: [{ id: `\u200Firon`, name: { en: "Iron", ar: "حديد" }, fromAED: "٩٠" }],
      lead: empty,
    },
  });
  expect(content_data.picture).toEqual({ url: "https://site.example/a.webp", alt: { en: "A", ar: "أ" } });
  expect(content_data.prices).toEqual([{ id: "iron", name: { en: "Iron", ar: "حديد" }, fromAED: 90 }]);
});
