import { expect, it } from "vitest";
import { publishedText } from "@/testing/factories";
import { factRows, testFacts } from "@/testing/facts";
import { serveApi } from "@/testing/serve-api";
import { typedFactsReader } from "./typed-facts-of-articles";

it("typed facts are found in every text of an article, once for each wording, with whether they are current", async () => {
  const post = {
    id: "p1",
    slug: "fever",
    primary_service: "doctor-on-call",
    origin: "written",
    published_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
    authors: null,
    blog_post_tags: [],
    blog_post_translations: [
      publishedText("en", {
        excerpt: "From AED 99.",
        content_markdown: "A visit costs AED 99 or {{price:doctor-on-call}}. Call +971 4 111 1111.",
        faq: [{ q: "What does Nurse on Call cost?", a: "From AED 80." }],
      }),
      publishedText("ar", { meta_description: "ابتداءً من 99 درهمًا" }),
    ],
  };
  serveApi({ ...factRows(testFacts()), "GET blog_posts": [post] });
  const { found, facts } = await (await typedFactsReader())("fever", testFacts());
  expect(found.map(({ fact, typed, isCurrent }) => [fact, typed, isCurrent])).toEqual([
    ["price:doctor-on-call", "AED 99", true],
    ["phone", "+971 4 111 1111", false],
    ["price:nurse-on-call", "AED 80", false],
    ["price:doctor-on-call", "99 درهمًا", true],
  ]);
  expect(facts).toContain("services.0.priceAED");
  expect(facts).not.toContain("services.0.visit.0");
  expect(found[0]).toMatchObject({ id: "p1", title_en: "Title en", title_ar: "Title ar" });
});
