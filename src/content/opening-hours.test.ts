import { describe, expect, it } from "vitest";
import { aboutPageTexts } from "@/i18n/dictionaries/about-page";
import { ar } from "@/i18n/dictionaries/ar";
import { articlePageTexts } from "@/i18n/dictionaries/article-page";
import { blogPageTexts } from "@/i18n/dictionaries/blog-page";
import { contactPageTexts } from "@/i18n/dictionaries/contact-page";
import { dubaiPageTexts } from "@/i18n/dictionaries/dubai-pages";
import { en } from "@/i18n/dictionaries/en";
import { locationPageTexts } from "@/i18n/dictionaries/location-page";
import { expectationsTexts } from "@/i18n/dictionaries/reviews";
import { servicePageTexts } from "@/i18n/dictionaries/service-page";
import { termsPageTexts } from "@/i18n/dictionaries/terms-page";
import { testFacts } from "@/testing/facts";
import { careServices } from "./care-services";
import { careTexts } from "./care-texts";
import { ivTexts } from "./iv-texts";
import { serviceDetails } from "./service-details/load-details";
import { catalogue } from "./services";

/** How a text says that somebody is there at every hour. */
const AT_EVERY_HOUR =
  /24\/7|\b24 hours, 7|day (?:and|or) night|(?:at|in) any hour|around the clock|is awake|Awake when|ليلًا (?:و|أو )نهارًا|في أي ساعة|على مدار الساعة|24 ساعة(?: طوال|، 7)|ساهرون|يسهر (?:من أجلك|دائمًا)/i;

const byDay = testFacts({ hours: { opens: "08:00", closes: "22:00" }, careShifts: [8, 12] });

/** Every text in the value; sentences with arguments are spoken with words in their places. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return textsOf((value as (...args: string[]) => unknown)("x", "y"));
  if (typeof value !== "object" || value === null) return [];
  // What people type into a search engine promises nothing.
  return Object.entries(value).flatMap(([key, inner]) => (/keywords/i.test(key) ? [] : textsOf(inner)));
}

const inFull = (value: unknown) => textsOf(value).filter((text) => AT_EVERY_HOUR.test(text));

describe("a team that works by day", () => {
  it("is nowhere said to be there at night", () => {
    expect(
      inFull([
        en(byDay),
        ar(byDay),
        aboutPageTexts(byDay),
        articlePageTexts(byDay),
        blogPageTexts,
        contactPageTexts(byDay),
        dubaiPageTexts,
        locationPageTexts(byDay),
        expectationsTexts(byDay),
        servicePageTexts(byDay),
        termsPageTexts(byDay),
        careServices(byDay),
        careTexts(byDay),
        ivTexts(byDay),
        catalogue,
      ]),
    ).toEqual([]);
  });

  it.each(Object.keys(serviceDetails))("is not said so on the page of %s", async (slug) => {
    expect(inFull((await serviceDetails[slug]?.())?.details(byDay))).toEqual([]);
  });
});

it("says it of a team that works at every hour", () => {
  const facts = testFacts();
  for (const texts of [en(facts).home, ar(facts).home, servicePageTexts(facts), contactPageTexts(facts)]) {
    expect(inFull(texts).length).toBeGreaterThan(1);
  }
});
