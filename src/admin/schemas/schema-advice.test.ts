// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { fillSchema } from "@/seo/page-schemas";
import { testFacts } from "@/testing/facts";
import { schemaAdvice } from "./schema-advice";
import { dataProblem, isSample, jsonText, sampleText, SCHEMA_TYPES } from "./structured-data";
import { schemasTexts } from "@/texts/admin/schemas";

const texts = schemasTexts.en;
const { advice } = texts;
const needed = (data: unknown, type: (typeof SCHEMA_TYPES)[number]) =>
  schemaAdvice(data, type, texts)
    .filter(({ isNeeded }) => isNeeded)
    .map(({ text }) => text);
const question = {
  "@type": "Question",
  name: "How soon?",
  acceptedAnswer: { "@type": "Answer", text: "Soon." },
};
const step = (position: number, more = {}) => ({
  "@type": "ListItem",
  position,
  name: "Step",
  item: "/",
  ...more,
});

it.each(SCHEMA_TYPES)("the sample of %s is complete, storable, of its type and known as a sample", (type) => {
  const sample = sampleText(type);
  expect(dataProblem(sample, texts)).toBeUndefined();
  expect(schemaAdvice(JSON.parse(sample), type, texts)).toEqual([]);
  expect(isSample(`\n${sample} `)).toBe(true);
  expect(isSample(sample.replace("Dubai", "Sharjah").replace("https", "http"))).toBe(false);
  for (const other of SCHEMA_TYPES) {
    const isToo = other === type || (other === "Organization" && type === "LocalBusiness");
    const otherType = advice.otherType(texts.options.schema_type[other], other);
    expect(needed(JSON.parse(sample), other).includes(otherType)).toBe(!isToo);
  }
});

it.each(SCHEMA_TYPES)("the sample of %s contains no fact that depends on the day or the language", (type) => {
  const facts = testFacts({ hours: { opens: "08:00", closes: "22:00" } });
  const filled = JSON.stringify(fillSchema(JSON.parse(sampleText(type)), facts, "ar"));
  expect(filled).not.toMatch(/00:00|23:59|24\/7/);
  expect(filled).not.toMatch(/[a-z] [^"]*[\u0600-\u06FF]/);
});

describe("advice", () => {
  it.each([
    ["LocalBusiness", { name: "A" }, ["address"]],
    ["Service", {}, ["name", "provider"]],
    ["FAQPage", { mainEntity: [] }, ["mainEntity"]],
    ["Article", { headline: " ", author: null }, ["headline", "author", "datePublished"]],
    ["BreadcrumbList", {}, ["itemListElement"]],
    ["Organization", { url: "" }, ["name", "url"]],
  ] as const)("lists what %s still needs", (type, block, properties) => {
    const found = needed({ "@type": type, ...block }, type);
    expect(found.slice(0, properties.length)).toEqual(properties.map(advice.missing));
  });

  it("recommends optional properties without requiring them", () => {
    expect(schemaAdvice({ "@type": "Organization", name: "A", url: "/" }, "Organization", texts)).toEqual(
      ["logo", "contactPoint", "sameAs"].map((property) => ({
        isNeeded: false,
        text: advice.recommended(property),
      })),
    );
  });

  it("supports subtypes, lists of types, several blocks and graphs", () => {
    const clinic = { "@type": ["MedicalClinic", "Organization"], name: "A", address: "Dubai", url: "/" };
    expect(needed(clinic, "LocalBusiness")).toEqual([]);
    expect(needed([{ "@type": "Person" }, clinic], "Organization")).toEqual([]);
    expect(needed({ "@graph": [clinic] }, "LocalBusiness")).toEqual([]);
  });

  it("warns that a block without a type is left out", () => {
    expect(needed({ name: "A" }, "Service")).toEqual([advice.noType, advice.otherType("Service", "Service")]);
  });

  it("checks each question", () => {
    const page = { "@type": "FAQPage", mainEntity: [question, { ...question, acceptedAnswer: {} }, "x"] };
    expect(needed(page, "FAQPage")).toEqual([advice.question(2), advice.question(3)]);
  });

  it("checks each step of a breadcrumb", () => {
    const trail = (...steps: object[]) => ({ "@type": "BreadcrumbList", itemListElement: steps });
    expect(needed(trail(step(1), step(2, { item: undefined })), "BreadcrumbList")).toEqual([]);
    expect(
      needed(
        trail(step(1, { item: "" }), step(3), step(3, { name: "", item: { name: "Named" } })),
        "BreadcrumbList",
      ),
    ).toEqual([advice.crumb(1), advice.crumb(2)]);
  });

  it("requires valid dates and short headlines", () => {
    const article = {
      "@type": "Article",
      headline: "a".repeat(111),
      author: "B",
      datePublished: "31.1.2026",
    };
    expect(needed(article, "Article")).toEqual([advice.date("datePublished")]);
    expect(schemaAdvice(article, "Article", texts).map(({ text }) => text)).toContain(advice.longHeadline);
    expect(needed({ ...article, datePublished: "2026-01-31T08:00:00+04:00" }, "Article")).toEqual([]);
  });
});

describe("data that cannot be stored", () => {
  it.each([
    ['{"a": }', "Invalid JSON format: Line 1, column 7"],
    ["7", texts.errors.notObject],
    ["null", texts.errors.notObject],
    ['"</script>"', texts.errors.notObject],
    [String.raw`{"a": "\u0000"}`, texts.errors.zeroCharacter],
    [JSON.stringify({ a: "ا".repeat(25_000) }), texts.errors.tooLarge],
    ["[".repeat(21) + "]".repeat(21), texts.errors.tooDeep],
    ["[".repeat(20_000) + "]".repeat(20_000), texts.errors.tooDeep],
  ])("is refused with its reason: %.20s", (text, problem) => {
    expect(dataProblem(text, texts)).toBe(problem);
  });

  it("does not include harmless look-alikes", () => {
    expect(dataProblem(jsonText({ a: "</script><script>alert(1)</script>" }), texts)).toBeUndefined();
    expect(dataProblem("[]", texts)).toBeUndefined();
    expect(dataProblem(`${"[".repeat(20)}"a"${"]".repeat(20)}`, texts)).toBeUndefined();
  });
});
