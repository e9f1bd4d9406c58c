import { describe, expect, it } from "vitest";
import { emergencyNumbers } from "@/config/contact";
import { LOCALES } from "@/config/locales";
import { testFacts } from "@/testing/facts";
import { doctorServices } from "./article-sets";
import { serviceSlugs as slugs } from "./service-titles";
import { catalogue } from "./services";
import { serviceDetails } from "./service-details";

const { ambulance } = emergencyNumbers;

const pages = await Promise.all(
  slugs.map(async (slug) => ({ slug, own: (await serviceDetails[slug]?.())?.(testFacts()) })),
);

it("each service has a file", () => {
  expect(Object.keys(serviceDetails).toSorted()).toEqual(slugs.toSorted());
});

describe.each(pages)("$slug", ({ slug, own }) => {
  it("has each question once and with its mark, and names when to call an ambulance", () => {
    for (const locale of LOCALES) {
      const { faqs = [], keywords = [] } = own?.texts[locale] ?? {};
      expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
      for (const { question } of faqs) expect(question).toMatch(locale === "ar" ? /؟$/ : /\?$/);
      expect(faqs.map(({ answer }) => answer).join(" ")).toContain(ambulance);
      expect(new Set(keywords).size).toBe(keywords.length);
    }
    expect(JSON.stringify(own?.texts.ar)).not.toMatch(/[٠-٩]/);
  });

  it("has a headline with the location, and a short enough one for advertisements", () => {
    expect(own?.slug).toBe(slug);
    for (const [locale, place] of [
      ["en", "Dubai"],
      ["ar", "دبي"],
    ] as const) {
      const { heading, adHeadline } = own?.texts[locale] ?? {};
      expect(heading).toContain(place);
      expect(adHeadline).toContain(place);
      expect(adHeadline?.length).toBeLessThanOrEqual(30);
    }
  });

  it("links to other services with a page, never to itself", () => {
    expect(own?.related).not.toContain(slug);
    expect(slugs).toEqual(expect.arrayContaining([...(own?.related ?? [])]));
  });
});

it("the doctors' services are those of their category, and their pages list the others separately", () => {
  const ofDoctors = pages.filter(({ own }) => own?.category === "doctor");
  const names = ofDoctors.map(({ slug }) => slug);
  expect(names.toSorted()).toEqual(doctorServices.toSorted());
  for (const { own } of ofDoctors)
    expect(own?.related.filter((slug) => !names.includes(slug))).not.toEqual([]);
});

it.each(catalogue)("$slug has the category of the catalogue, and enough text", ({ slug, category }) => {
  const own = pages.find((page) => page.slug === slug)?.own;
  expect(own?.category).toBe(category);
  for (const locale of LOCALES) {
    expect(own?.texts[locale].about.length).toBeGreaterThanOrEqual(3);
    expect(own?.texts[locale].faqs.length).toBeGreaterThanOrEqual(6);
  }
});

it.each(slugs)("the texts of %s contain no fact that its owner has not entered", async (slug) => {
  const unnamed = testFacts({
    services: testFacts().services.map(({ slug, name, unit }) => ({ slug, name, unit })),
  });
  const words = JSON.stringify((await serviceDetails[slug]?.())?.(unnamed));
  expect(words).not.toMatch(/undefined|NaN|AED|درهم/);
});
