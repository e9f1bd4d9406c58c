import { displayPhone } from "@/config/contact";
import { type FactKey, FACTS, SPOKEN_LANGUAGES, type SpokenLanguage } from "@domain/facts";
import { formatNumber, formatRange } from "@/i18n/format";
import type { Locale, Localized } from "@/config/locales";
import type { Json } from "@/data/database.types";
import type { TextsOf } from "@/i18n/widen";
import type { factsTexts } from "@/words/admin/facts";

/** What a fact says, in the lines in which the back office shows it; none for an empty one. */
export function factText(
  { key, value }: { key: FactKey; value: Json },
  locale: Locale,
  { units }: TextsOf<typeof factsTexts>,
): readonly { text: string; lang?: Locale }[] {
  if (value === null) return [];
  const parts = value as { en?: string; ar?: string; opens?: string; closes?: string };
  switch (FACTS[key].kind) {
    case "text":
      return [
        { text: parts.en ?? "", lang: "en" },
        { text: parts.ar ?? "", lang: "ar" },
      ];
    case "names": {
      const names = value as Localized[];
      return [
        { text: names.map(({ en }) => en).join(", "), lang: "en" },
        { text: names.map(({ ar }) => ar).join("، "), lang: "ar" },
      ];
    }
    case "hours":
      return [{ text: `${parts.opens}–${parts.closes}` }];
    case "languages":
      return [
        {
          text: (value as SpokenLanguage[])
            .map((code) => SPOKEN_LANGUAGES[code][locale])
            .join(locale === "ar" ? "، " : ", "),
        },
      ];
    case "rating": {
      const { value: stars, count } = value as { value: number; count: number };
      return [{ text: units.rating(stars, count) }];
    }
    case "range":
      if (key === "priceRange")
        return [{ text: units.dirhams(formatRange(value as [number, number], locale)) }];
      return [
        {
          text: units.hoursLong(formatRange(value as [number, number], locale), (value as number[])[1] ?? 0),
        },
      ];
    case "numbers":
      return [
        {
          text: units.hoursLong(
            (value as number[]).join(locale === "ar" ? "، " : ", "),
            (value as number[]).at(-1) ?? 0,
          ),
        },
      ];
    case "number":
      return [{ text: numberText(key, Number(value), units) }];
    case "phone":
      return [{ text: displayPhone(value as string) }];
    default:
      return [{ text: value as string }];
  }
}

function numberText(key: FactKey, value: number, units: TextsOf<typeof factsTexts>["units"]): string {
  if (key === "sameDayUntil") return units.hour(String(value));
  if (key === "averageResponse" || key === "promise") return units.minutes(value);
  return formatNumber(value);
}
