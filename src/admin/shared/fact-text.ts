import { displayPhone } from "@/config/contact";
import { type FactKey, FACTS, SPOKEN_LANGUAGES, type SpokenLanguage } from "@domain/facts";
import { formatNumber, formatRange } from "@/i18n/format";
import type { Locale, Localized } from "@/config/locales";
import type { Json } from "@/data/database.types";
import type { TextsOf } from "@/i18n/widen";
import type { factsTexts } from "@/texts/admin/facts";

/** The value of a fact in lines; empty without one. */
export function factText(
  { key, value }: { key: FactKey; value: Json },
  locale: Locale,
  { units }: TextsOf<typeof factsTexts>,
): readonly { text: string; lang?: Locale }[] {
  if (value === null) return [];
  const one = (text: string) => [{ text }];
  const both = ({ en, ar }: Localized) => [
    { text: en, lang: "en" } as const,
    { text: ar, lang: "ar" } as const,
  ];
  const comma = locale === "ar" ? "، " : ", ";
  switch (FACTS[key].kind) {
    case "text":
      return both(value as Localized);
    case "names": {
      const names = value as Localized[];
      return both({ en: names.map(({ en }) => en).join(", "), ar: names.map(({ ar }) => ar).join("، ") });
    }
    case "hours": {
      const { opens, closes } = value as { opens: string; closes: string };
      return one(formatRange([opens, closes], locale));
    }
    case "languages":
      return one((value as SpokenLanguage[]).map((code) => SPOKEN_LANGUAGES[code][locale]).join(comma));
    case "rating": {
      const { value: stars, count } = value as { value: number; count: number };
      return one(units.rating(stars, count));
    }
    case "range": {
      const range = value as [number, number];
      const text = formatRange(range, locale);
      return one(key === "priceRange" ? units.dirhams(text) : units.hoursLong(text, range[1]));
    }
    case "numbers": {
      const numbers = value as number[];
      return one(units.hoursLong(numbers.join(comma), numbers.at(-1) ?? 0));
    }
    case "number":
      return one(numberText(key, Number(value), units));
    case "phone":
      return one(displayPhone(value as string));
    default:
      return one(value as string);
  }
}

function numberText(key: FactKey, value: number, units: TextsOf<typeof factsTexts>["units"]): string {
  if (key === "sameDayUntil") return units.hour(String(value));
  if (key === "averageResponse" || key === "promise") return units.minutes(value);
  return formatNumber(value);
}
