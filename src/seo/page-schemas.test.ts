import { describe, expect, it } from "vitest";
import { mergeSchemas } from "./page-schemas";

const business = {
  "@context": "https://schema.org",
  "@type": "MedicalBusiness",
  "@id": "/#business",
  name: "own",
};
const trail = { "@context": "https://schema.org", "@type": "BreadcrumbList" };

describe("what staff wrote for a page", () => {
  it("stands beside what the page says itself", () => {
    const organization = { "@context": "https://schema.org", "@type": "Organization", name: "written" };
    expect(mergeSchemas([business, trail], [organization])).toEqual([business, trail, organization]);
  });

  it.each<[string, object]>([
    ["the same kind without a name", { "@type": "MedicalBusiness", name: "written" }],
    ["the same kind of another name", { "@type": "MedicalBusiness", "@id": "/#clinic" }],
    ["another kind of the same name", { "@type": "Organization", "@id": "/#business" }],
    ["an empty name", { "@type": "MedicalBusiness", "@id": "" }],
  ])("stands beside %s", (_, block) => {
    expect(mergeSchemas([business], [block])).toEqual([
      business,
      { "@context": "https://schema.org", ...block },
    ]);
  });

  it("takes the place of the block with its kind and name", () => {
    const written = {
      "@context": "https://schema.org",
      "@type": "MedicalBusiness",
      "@id": "/#business",
      name: "written",
    };
    expect(mergeSchemas([business, trail], [written])).toEqual([written, trail]);
  });

  it("for one page takes the place of what was written for all", () => {
    const faq = { "@type": "FAQPage", "@id": "#faq" };
    expect(
      mergeSchemas(
        [],
        [
          { ...faq, name: "all" },
          { ...faq, name: "this" },
        ],
      ),
    ).toEqual([{ "@context": "https://schema.org", ...faq, name: "this" }]);
  });

  it("may be several blocks at once", () => {
    const merged = mergeSchemas(
      [],
      [[{ "@type": "Article" }, { "@type": ["Service", "Product"] }], { "@graph": [trail] }],
    );
    expect(merged).toMatchObject([
      { "@type": "Article" },
      { "@type": ["Service", "Product"] },
      { "@graph": [trail] },
    ]);
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
