import type { Facts } from "@domain/facts";
import type { TextsOfFacts } from "@/i18n/texts-of-facts";
import { careTexts } from "@/content/care-texts";
import { ivTexts } from "@/content/iv-texts";
import { serviceDetails } from "@/content/service-details";
import { ar } from "@/texts/site/ar";
import { en } from "@/texts/site/en";

const detailsOfServices = await Promise.all(
  Object.entries(serviceDetails).map(async ([slug, load]) => [slug, await load()] as const),
);

const files = import.meta.glob<Record<string, unknown>>("../texts/site/*.ts", { eager: true });
/** `bothLanguages` makes functions of the facts with both languages. */
const textsOfFiles = Object.values(files).flatMap((exports) =>
  Object.entries(exports).filter(
    (entry): entry is [string, TextsOfFacts<object>] =>
      entry[0].endsWith("Texts") && typeof entry[1] === "function",
  ),
);

/** The texts of pages that depend on facts, by subject. */
export const PAGE_TEXTS: Readonly<Record<string, (facts: Facts) => object>> = {
  "Arabic ones of every page": ar,
  care: careTexts,
  "English ones of every page": en,
  iv: ivTexts,
  ...Object.fromEntries(textsOfFiles),
  ...Object.fromEntries(detailsOfServices),
};

/** Every text in the value, except under keys that match; sentences are called with words as their arguments. */
export function textsIn(value: unknown, except?: RegExp): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function")
    return textsIn((value as (...args: string[]) => unknown)("x", "y"), except);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (except?.test(key) ? [] : textsIn(inner, except)));
}
