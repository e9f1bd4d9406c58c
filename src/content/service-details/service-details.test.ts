import { describe, expect, it } from "vitest";
import { LOCALES } from "@/i18n/locales";
import { catalogue, otherServiceTitles } from "../services";
import { loadServiceDetails } from "./load-details";
import { ambulance } from "./phrases";

const slugs = [...catalogue.map(({ slug }) => slug), ...Object.keys(otherServiceTitles)];

it("knows 18 services", () => {
  expect(new Set(slugs).size).toBe(18);
});

describe.each(slugs)("%s", (slug) => {
  it("is written in full in both languages, with when to call an ambulance", async () => {
    const details = await loadServiceDetails(slug);
    const { en, ar } = details?.texts ?? {};
    for (const texts of [en, ar]) {
      expect(texts?.steps).toHaveLength(3);
      expect(texts?.benefits).toHaveLength(3);
      expect(texts?.faqs.map(({ answer }) => answer).join(" ")).toContain(ambulance);
    }
    expect(ar?.faqs).toHaveLength(en?.faqs.length ?? Number.NaN);
    expect(ar?.about).toHaveLength(en?.about.length ?? Number.NaN);
    expect(JSON.stringify(ar)).not.toMatch(/[٠-٩]/);
  });

  it("leads on to other services that have a page, never to itself", async () => {
    const related = (await loadServiceDetails(slug))?.related ?? [];
    expect(related).toHaveLength(4);
    expect(related).not.toContain(slug);
    expect(slugs).toEqual(expect.arrayContaining([...related]));
  });
});

it.each(catalogue.map((service) => [service.slug, service] as const))(
  "gives %s the price and the words of the catalogue",
  async (slug, service) => {
    const details = await loadServiceDetails(slug);
    expect(details).toMatchObject({
      category: service.category,
      price: { fromAED: service.startingFromAED },
    });
    for (const locale of LOCALES) {
      expect(details?.texts[locale].summary).toBe(service.description[locale]);
    }
  },
);

it.each(["", "doctor", "constructor", "__proto__", "Doctor-On-Call"])("knows no service %j", async (slug) => {
  expect(await loadServiceDetails(slug)).toBeNull();
});
