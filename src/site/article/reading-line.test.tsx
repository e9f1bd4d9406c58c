import { describe, expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { renderSite } from "@/testing/render-site";
import type { ArticleContent } from "./article.queries";
import { ArticleHeader } from "./article-header";
import { AuthorCard } from "./author";

const licence = {
  licence_number: "DHA-00123456",
  licence_authority: "DHA",
  licence_authority_ar: "هيئة الصحة بدبي",
};
const reviewed = { name: "Dr. Omar", on: "2026-11-20", licence };
const author = {
  name: "Dr. Layla",
  name_ar: "د. ليلى",
  role: "",
  role_ar: "",
  bio: "",
  bio_ar: "",
  avatar_url: null,
  clinicians: null,
};

const article: ArticleContent = {
  id: "post-1",
  slug: "fever",
  lang: "en",
  languages: ["en"],
  primaryService: null,
  tags: [],
  publishedAt: "2026-11-18T08:00:00+00:00",
  updatedAt: "2026-11-18T08:00:00+00:00",
  headline: "Fever",
  excerpt: "",
  metaTitle: "",
  metaDescription: "",
  canonical: null,
  hero: null,
  readingMinutes: 2,
  body: [],
  faq: [],
  author,
  isGenerated: false,
  reviewed: null,
};

/** The words below the headline and those of the card, of a page in the article's language. */
function saidOf(overrides: Partial<ArticleContent>) {
  const shown = { ...article, ...overrides };
  const { container } = renderSite(
    <>
      <ArticleHeader article={shown} />
      <AuthorCard article={shown} />
    </>,
    { path: shown.lang === "ar" ? "/ar/" : "/" },
  );
  const words = (selector: string) => container.querySelector(selector)?.textContent ?? "";
  return { header: words("header"), card: words("section") };
}

describe("an article names its author and its reviewer", () => {
  it("in English", () => {
    const { header, card } = saidOf({ reviewed });
    expect(header).toContain("Written by Dr. Layla");
    expect(header).toContain("Reviewed by Dr. Omar, DHA licence DHA-00123456, on Nov 20, 2026");
    expect(card).toContain("Written byDr. Layla");
    expect(card).not.toContain("licence");
  });

  it("in Arabic, with the author's licence on the card", () => {
    const { header, card } = saidOf({
      lang: "ar",
      reviewed: { ...reviewed, name: "د. عمر" },
      author: { ...author, clinicians: licence },
    });
    expect(header).toContain("بقلم د. ليلى");
    expect(header).toContain("بمراجعة د. عمر، ترخيص هيئة الصحة بدبي رقم DHA-00123456، في 20 نوفمبر 2026");
    expect(card).toContain("ترخيص هيئة الصحة بدبي رقم DHA-00123456");
  });

  it("without a licence that is over", () => {
    expect(saidOf({ reviewed: { ...reviewed, licence: null } }).header).toContain(
      "Reviewed by Dr. Omar, on Nov 20, 2026",
    );
  });
});

it("an unread article claims no reader, and one without an author is the team's", () => {
  const { header, card } = saidOf({ author: null });
  expect(header).toContain("Written by Our medical team");
  expect(card).toContain("Our medical team");
  expect(header + card).not.toMatch(/review|automatically/i);
});

describe("an article that was prepared automatically", () => {
  it.each([
    ["en", "Prepared automatically, not yet read by a clinician."],
    ["ar", "أُعدّ هذا المقال آليًا، ولم يقرأه مختص بعد."],
  ] as const)("is marked until a clinician has read it, and names no team: %s", (lang, line) => {
    const { header, card } = saidOf({ lang, isGenerated: true, author: null });
    expect(header).toContain(line);
    expect(header + card).not.toMatch(/medical team|فريقنا الطبي|Written|بقلم/);
    expect(card).toContain(testFacts().name[lang]);
  });

  it("names its reviewer instead", () => {
    const { header } = saidOf({ isGenerated: true, reviewed });
    expect(header).toContain("Reviewed by Dr. Omar");
    expect(header).not.toContain("automatically");
  });
});
