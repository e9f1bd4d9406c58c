import { describe, expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { fillSchema, mergeSchemas } from "./page-schemas";
import type { Locale } from "@/config/locales";

const CONTEXT = { "@context": "https://schema.org" };
const business = { ...CONTEXT, "@type": "MedicalBusiness", "@id": "/#business", name: "own" };
const trail = { ...CONTEXT, "@type": "BreadcrumbList" };

describe("staff's structured data for a page", () => {
  it("is added to the page's own", () => {
    const organization = { ...CONTEXT, "@type": "Organization", name: "written" };
    expect(mergeSchemas([business, trail], [organization])).toEqual([business, trail, organization]);
  });

  it.each<[string, object]>([
    ["the same kind without a name", { "@type": "MedicalBusiness", name: "written" }],
    ["the same kind of another name", { "@type": "MedicalBusiness", "@id": "/#clinic" }],
    ["another kind of the same name", { "@type": "Organization", "@id": "/#business" }],
    ["an empty name", { "@type": "MedicalBusiness", "@id": "" }],
  ])("is added to %s", (_, block) => {
    expect(mergeSchemas([business], [block])).toEqual([business, { ...CONTEXT, ...block }]);
  });

  it("replaces the block with its type and name", () => {
    const written = { ...business, name: "written" };
    expect(mergeSchemas([business, trail], [written])).toEqual([written, trail]);
  });

  it("for one page replaces that for all pages", () => {
    const all = { ...CONTEXT, "@type": "FAQPage", "@id": "#faq", name: "all" };
    const own = { ...all, name: "this" };
    expect(mergeSchemas([], [all, own])).toEqual([own]);
  });

  it("may be several blocks at once", () => {
    const blocks = [{ "@type": "Article" }, { "@type": ["Service", "Product"] }];
    const graph = { "@graph": [trail] };
    expect(mergeSchemas([], [blocks, graph])).toMatchObject([...blocks, graph]);
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "<script>"],
    ["a number", 7],
    ["an empty object", {}],
    ["an object without a kind", { name: "x" }],
    ["a kind that is no text", { "@type": 7 }],
    ["an empty kind", { "@type": "" }],
    ["no kinds", { "@type": [] }],
    ["kinds that are no texts", { "@type": ["Service", {}] }],
    ["a graph that is none", { "@graph": "x" }],
    ["a list of lists", [[[{ "@type": "Service" }]]]],
    ["a list of such", [null, "x", {}]],
  ])("is left out when it is %s", (_, written) => {
    expect(mergeSchemas([trail], [written])).toEqual([trail]);
  });
});

describe("a fact in structured data", () => {
  const filled = (text: string, locale: Locale) => fillSchema(text, testFacts(), locale);

  it.each<[string, string]>([
    [
      "A doctor usually arrives in {{response:doctor-on-call}}.",
      "A doctor usually arrives in 30–60 minutes.",
    ],
    ["يصل الطبيب عادةً خلال {{response:doctor-on-call}}.", "يصل الطبيب عادةً خلال 30 إلى 60 دقيقة."],
    ["فريق Dar Afiya يتحدث {{languages}}.", "فريق Dar Afiya يتحدث العربية والإنجليزية والهندية والأردية."],
    ["{{licensed:Licensed nurses|Nurses}}: {{years}}", "Licensed nurses: 25 years"],
    ["{{licensed:ممرّضات مرخّصات|ممرّضات}}: {{years}}", "ممرّضات مرخّصات: 25 عامًا"],
  ])("is in the language of its sentence on every page: %s", (text, expected) => {
    expect([filled(text, "en"), filled(text, "ar")]).toEqual([expected, expected]);
  });

  it("is in the language of the page if it has no sentence", () => {
    expect([filled("{{name}}", "en"), filled("{{name}}", "ar")]).toEqual(["Dar Afiya", "دار عافية"]);
  });
});
