import { isAlwaysOpen, type Facts } from "@domain/facts";
import type { Locale, Localized } from "@/config/locales";
import { factTexts } from "@/i18n/fact-texts";
import { formatNumber, plural } from "@/i18n/format";
import { type TextsOfFacts, textsOfFacts } from "@/i18n/texts-of-facts";
import { PAGE_PLACEHOLDER, type PageCondition, type PageFact } from "./placeholders";

/** A value with texts in both languages, as it is in one of them. */
export type InOneLanguage<Value> =
  Value extends Localized<infer Text>
    ? Text
    : Value extends readonly (infer Item)[]
      ? readonly InOneLanguage<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: InOneLanguage<Value[Key]> }
        : Value;

/**
 * The texts of a file as a page shows them, in both languages.
 * @param slug the service whose price and times they name
 */
export const pageTexts = <Texts>(texts: Texts, slug: string): TextsOfFacts<Localized<InOneLanguage<Texts>>> =>
  textsOfFacts((facts) => ({
    en: inOneLanguage(texts, "en", textFiller(facts, "en", slug)),
    ar: inOneLanguage(texts, "ar", textFiller(facts, "ar", slug)),
  }));

export function inOneLanguage<Value>(
  value: Value,
  locale: Locale,
  fill: (text: string) => string,
): InOneLanguage<Value> {
  const read = (inner: unknown): unknown => {
    if (typeof inner === "string") return fill(inner);
    if (Array.isArray(inner)) return inner.map(read);
    if (typeof inner !== "object" || inner === null) return inner;
    if (locale in inner) return read((inner as Localized<unknown>)[locale]);
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, read(part)]));
  };
  return read(value) as InOneLanguage<Value>;
}

/** Puts facts of today in the places of a text. */
export function textFiller(facts: Facts, locale: Locale, slug: string): (text: string) => string {
  const phrases = factTexts(facts, locale);
  // A night is the shift in the middle.
  const [shortestShift = 0, nightShift = shortestShift] = facts.careShifts;
  const values: Readonly<Record<PageFact, string>> = {
    name: phrases.brand,
    price: phrases.price(slug),
    "starts-from": phrases.startsFrom(slug),
    arrival: phrases.arrival(slug),
    visit: phrases.visit(slug),
    hours: phrases.hours,
    languages: phrases.languages,
    "any-language": phrases.anyLanguage,
    results: phrases.labResults,
    "same-day": phrases.sameDayUntil,
    shifts: phrases.shiftHours,
    "shortest-shift": shiftOf(shortestShift, locale),
    "night-shift": shiftOf(nightShift, locale),
    rating: phrases.rating,
    treatments: phrases.treatments,
    years: phrases.years,
    "year-count": String(facts.years ?? ""),
    patients: phrases.patients,
    "patient-count": facts.patients === undefined ? "" : formatNumber(facts.patients),
  };
  const chosen = (holds: unknown) => (holding: string, otherwise: string) => (holds ? holding : otherwise);
  const conditions: Readonly<Record<PageCondition, (holding: string, otherwise: string) => string>> = {
    licensed: phrases.licensed,
    "always-open": chosen(isAlwaysOpen(facts)),
    arrival: (holding, otherwise) => phrases.arrivalOf(slug, () => holding, otherwise),
    rating: chosen(facts.rating),
    treatments: chosen(facts.treatments),
    years: chosen(facts.years),
  };
  const fill = (text: string): string =>
    text.replace(PAGE_PLACEHOLDER, (whole, name: string, holding?: string, otherwise = "") =>
      holding === undefined
        ? (values[name as PageFact] ?? whole)
        : conditions[name as PageCondition](fill(holding), fill(otherwise)),
    );
  return fill;
}

/** The hours of a shift; in Arabic with their word, whose form the number decides. */
const shiftOf = (hours: number, locale: Locale): string =>
  locale === "en"
    ? String(hours)
    : plural(hours, "ar", { one: "ساعة واحدة", two: "ساعتين", few: "{n} ساعات", other: "{n} ساعة" });
