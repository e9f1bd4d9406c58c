import { expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { articleData } from "./article-json-ld";

const article = {
  locale: "ar",
  path: "/blog/fever",
  headline: "الحمّى",
  description: "متى تتصل",
  publishedAt: "2026-11-18T08:00:00+00:00",
  updatedAt: "2026-11-19T08:00:00+00:00",
  images: ["https://[", "/ar/social/blog/fever.jpg", "https://a b/", "https://elsewhere.example/a.webp"],
} as const;

it("the block describes an article in its language, with its author, and without pictures of invalid addresses", () => {
  expect(
    articleData(testFacts(), { ...article, author: { name: "د. ليلى حداد", role: "طبيبة أسرة" } }),
  ).toMatchObject({
    url: "https://www.example.com/ar/blog/fever",
    inLanguage: "ar",
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    image: ["https://www.example.com/ar/social/blog/fever.jpg", "https://elsewhere.example/a.webp"],
    author: { "@type": "Person", name: "د. ليلى حداد", jobTitle: "طبيبة أسرة" },
    publisher: { name: "دار عافية" },
  });
});

it("the block names the provider if there is no author", () => {
  const data = articleData(testFacts(), { ...article, locale: "en" });
  expect(data).toMatchObject({
    url: "https://www.example.com/blog/fever",
    author: { "@type": "MedicalBusiness", "@id": "https://www.example.com/#business", name: "Dar Afiya" },
  });
});
