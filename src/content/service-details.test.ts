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

const ARABIC = /[\u0600-\u06FF]/;

const leastFaqs = (slug: string) => (catalogue.some((service) => service.slug === slug) ? 6 : 4);

it("each of 18 services has a file", () => {
  expect(Object.keys(serviceDetails).toSorted()).toEqual(slugs.toSorted());
  expect(new Set(slugs).size).toBe(18);
});

describe.each(slugs)("%s", (slug) => {
  it("is complete in both languages, with when to call an ambulance", async () => {
    const details = await detailsOf(slug);
    const { en, ar } = details?.texts ?? {};
    for (const texts of [en, ar]) {
      expect(texts?.steps).toHaveLength(3);
      expect(texts?.benefits).toHaveLength(3);
      expect(texts?.faqs.map(({ answer }) => answer).join(" ")).toContain(ambulance);
    }
    expect(ar?.faqs).toHaveLength(en?.faqs.length ?? Number.NaN);
    expect(ar?.about).toHaveLength(en?.about.length ?? Number.NaN);
    expect(en?.faqs.length).toBeGreaterThanOrEqual(leastFaqs(slug));
    expect(JSON.stringify(ar)).not.toMatch(/[٠-٩]/);
  });

  it("asks every question once and answers it in its own language", async () => {
    const { en, ar } = (await detailsOf(slug))?.texts ?? {};
    for (const texts of [en, ar]) {
      const questions = texts?.faqs.map(({ question }) => question) ?? [];
      expect(new Set(questions).size).toBe(questions.length);
    }
    for (const { question, answer } of ar?.faqs ?? []) {
      expect(question).toMatch(/؟$/);
      expect(answer).toMatch(ARABIC);
    }
    for (const { question, answer } of en?.faqs ?? []) {
      expect(question).toMatch(/\?$/);
      expect(question + answer).not.toMatch(ARABIC);
    }
  });

  it("contains the search terms, in both languages", async () => {
    const { en, ar } = (await detailsOf(slug))?.texts ?? {};
    for (const keywords of [en?.keywords ?? [], ar?.keywords ?? []]) {
      expect(keywords.length).toBeGreaterThanOrEqual(4);
      expect(keywords.length).toBeLessThanOrEqual(8);
      expect(new Set(keywords).size).toBe(keywords.length);
    }
    for (const keyword of ar?.keywords ?? []) expect(keyword).toMatch(ARABIC);
    for (const keyword of en?.keywords ?? []) expect(keyword).not.toMatch(ARABIC);
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
    expect(related).toHaveLength(4);
    expect(related).not.toContain(slug);
    expect(slugs).toEqual(expect.arrayContaining([...related]));
  });
});

it("the doctors' services are those of their category", async () => {
  const details = await Promise.all(slugs.map(async (slug) => ({ slug, ...(await detailsOf(slug)) })));
  const ofDoctors = details.filter(({ category }) => category === "doctor").map(({ slug }) => slug);
  expect(ofDoctors.toSorted()).toEqual(doctorServices.toSorted());
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
