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

it("the block names the medical reviewer, the day, and existing licences", () => {
  const licence = { authority: "هيئة الصحة بدبي", number: "DHA-00123456" };
  const reviewed = { name: "د. عمر", on: "2026-11-20", licence };
  const data = articleData(testFacts(), { ...article, author: { name: "د. ليلى", role: "طبيبة" }, reviewed });
  expect(data).toMatchObject({
    author: { name: "د. ليلى" },
    mainEntityOfPage: {
      "@type": "WebPage",
      "@id": "https://www.example.com/ar/blog/fever",
      lastReviewed: "2026-11-20",
      reviewedBy: {
        "@type": "Person",
        name: "د. عمر",
        hasCredential: {
          credentialCategory: "license",
          identifier: "DHA-00123456",
          recognizedBy: { name: "هيئة الصحة بدبي" },
        },
      },
    },
  });
  expect(data).not.toHaveProperty("author.hasCredential");
});

it("the block of an unread text names no reviewer", () => {
  const data = articleData(testFacts(), article);
  expect(data).toHaveProperty("mainEntityOfPage", "https://www.example.com/ar/blog/fever");
  expect(JSON.stringify(data)).not.toMatch(/review|credential/i);
});

it("the block names the provider if there is no author", () => {
  const data = articleData(testFacts(), { ...article, locale: "en" });
  expect(data).toMatchObject({
    url: "https://www.example.com/blog/fever",
    author: { "@type": "MedicalBusiness", "@id": "https://www.example.com/#business", name: "Dar Afiya" },
  });
});
