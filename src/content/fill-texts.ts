import { isAlwaysOpen, type Facts } from "@domain/facts";
import type { Locale, Localized } from "@/config/locales";
import { factWords } from "@/i18n/fact-words";
import { formatNumber, plural } from "@/i18n/format";
import { type Words, wordsOf } from "@/i18n/words";
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
 * The texts of a file as a page says them, in both languages.
 * @param slug the service whose price and times they name
 */
export const pageTexts = <Texts>(texts: Texts, slug: string): Words<Localized<InOneLanguage<Texts>>> =>
  wordsOf((facts) => ({
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
  const words = factWords(facts, locale);
  // A night is the shift in the middle.
  const [shortestShift = 0, nightShift = shortestShift] = facts.careShifts;
  const values: Readonly<Record<PageFact, string>> = {
    name: words.brand,
    price: words.price(slug),
    "starts-from": words.startsFrom(slug),
    arrival: words.arrival(slug),
    visit: words.visit(slug),
    hours: words.hours,
    languages: words.languages,
    "any-language": words.anyLanguage,
    results: words.labResults,
    "same-day": words.sameDayUntil,
    shifts: words.shiftHours,
    "shortest-shift": shiftOf(shortestShift, locale),
    "night-shift": shiftOf(nightShift, locale),
    rating: words.rating,
    treatments: words.treatments,
    years: words.years,
    "year-count": String(facts.years ?? ""),
    patients: words.patients,
    "patient-count": facts.patients === undefined ? "" : formatNumber(facts.patients),
  };
  const chosen = (holds: unknown) => (holding: string, otherwise: string) => (holds ? holding : otherwise);
  const conditions: Readonly<Record<PageCondition, (holding: string, otherwise: string) => string>> = {
    licensed: words.licensed,
    "always-open": chosen(isAlwaysOpen(facts)),
    arrival: (holding, otherwise) => words.arrivalOf(slug, () => holding, otherwise),
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
