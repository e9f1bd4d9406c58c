import { describe, expect, it } from "vitest";
import { emergencyNumbers } from "@/config/contact";
import { LOCALES } from "@/config/locales";
import { testFacts } from "@/testing/facts";
import { doctorServices } from "./article-sets";
import { serviceSlugs as slugs } from "./service-titles";
import { catalogue } from "./services";
import { serviceDetails } from "./service-details";

const { ambulance } = emergencyNumbers;

const detailsOf = async (slug: string) => (await serviceDetails[slug]?.())?.(testFacts());

const leastFaqs = (slug: string) => (catalogue.some((service) => service.slug === slug) ? 6 : 4);

it("each of 18 services has a file", () => {
  expect(Object.keys(serviceDetails).toSorted()).toEqual(slugs.toSorted());
  expect(new Set(slugs).size).toBe(18);
});

describe.each(slugs)("%s", (slug) => {
  it("has enough questions, each once and with its mark, and says when to call an ambulance", async () => {
    const texts = (await detailsOf(slug))?.texts;
    for (const locale of LOCALES) {
      const { faqs = [], keywords = [] } = texts?.[locale] ?? {};
      expect(faqs.length).toBeGreaterThanOrEqual(leastFaqs(slug));
      expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
      for (const { question } of faqs) expect(question).toMatch(locale === "ar" ? /؟$/ : /\?$/);
      expect(faqs.map(({ answer }) => answer).join(" ")).toContain(ambulance);
      expect(new Set(keywords).size).toBe(keywords.length);
    }
    expect(JSON.stringify(texts?.ar)).not.toMatch(/[٠-٩]/);
  });

  it("has a headline with the place, and one for advertisements that fits", async () => {
    const details = await detailsOf(slug);
    expect(details?.slug).toBe(slug);
    expect(details?.heading.en).toContain("Dubai");
    expect(details?.heading.ar).toContain("دبي");
    for (const locale of LOCALES) {
      const headline = details?.adHeadline[locale] ?? "";
      expect(headline).toMatch(locale === "en" ? /Dubai/ : /دبي/);
      expect(headline.length).toBeLessThanOrEqual(30);
    }
  });

  it("links to other services with a page, never to itself", async () => {
    const related = (await detailsOf(slug))?.related ?? [];
    expect(related).not.toContain(slug);
    expect(slugs).toEqual(expect.arrayContaining([...related]));
  });
});

it("the doctors' services are those of their category", async () => {
  const details = await Promise.all(slugs.map(async (slug) => ({ slug, ...(await detailsOf(slug)) })));
  const ofDoctors = details.filter(({ category }) => category === "doctor").map(({ slug }) => slug);
  expect(ofDoctors.toSorted()).toEqual(doctorServices.toSorted());
  // Their pages list them apart, and have others to name.
  for (const { category, related = [] } of details) {
    const others = related.filter((slug) => !ofDoctors.includes(slug));
    expect(others.length).toBeGreaterThan(category === "doctor" ? 0 : 1);
  }
});

it.each(catalogue)(
  "$slug has the category of the catalogue, and related services",
  async ({ slug, category }) => {
    const details = await detailsOf(slug);
    expect(details?.category).toBe(category);
    for (const locale of LOCALES) expect(details?.texts[locale].about.length).toBeGreaterThanOrEqual(3);
  },
);

it.each(slugs)("the texts of %s contain no fact that its owner has not entered", async (slug) => {
  const unnamed = testFacts({
    services: testFacts().services.map(({ slug, name, unit }) => ({ slug, name, unit })),
  });
  const words = JSON.stringify((await serviceDetails[slug]?.())?.(unnamed));
  expect(words).not.toMatch(/undefined|NaN|AED|درهم/);
});
