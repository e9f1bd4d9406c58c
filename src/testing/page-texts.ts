import type { Facts } from "@domain/facts";
import { careTexts } from "@/content/care-texts";
import { ivTexts } from "@/content/iv-texts";
import { serviceDetails } from "@/content/service-details";
import { aboutPageTexts } from "@/words/site/about-page";
import { ar } from "@/words/site/ar";
import { articlePageTexts } from "@/words/site/article-page";
import { contactPageTexts } from "@/words/site/contact-page";
import { en } from "@/words/site/en";
import { locationPageTexts } from "@/words/site/location-page";
import { privacyPageTexts } from "@/words/site/privacy-page";
import { expectationsTexts } from "@/words/site/reviews";
import { servicePageTexts } from "@/words/site/service-page";
import { termsPageTexts } from "@/words/site/terms-page";

const detailsOfServices = await Promise.all(
  Object.entries(serviceDetails).map(async ([slug, load]) => [slug, await load()] as const),
);

/** What pages say that depends on facts, by what it is about. */
export const PAGE_TEXTS: Readonly<Record<string, (facts: Facts) => object>> = {
  about: aboutPageTexts,
  "Arabic ones of every page": ar,
  article: articlePageTexts,
  care: careTexts,
  contact: contactPageTexts,
  "English ones of every page": en,
  iv: ivTexts,
  place: locationPageTexts,
  privacy: privacyPageTexts,
  reviews: expectationsTexts,
  service: servicePageTexts,
  terms: termsPageTexts,
  ...Object.fromEntries(detailsOfServices),
};

/** Every text in the value, or in what of it is not named so; sentences with arguments are spoken with words in their places. */
export function textsIn(value: unknown, except?: RegExp): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function")
    return textsIn((value as (...args: string[]) => unknown)("x", "y"), except);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (except?.test(key) ? [] : textsIn(inner, except)));
}
