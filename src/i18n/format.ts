import { DUBAI_TIME_ZONE } from "@domain/dubai-day";
import type { Locale } from "@/config/locales";

/** Western digits and the Gregorian calendar in both languages. */
const INTL_LOCALE = { en: "en-US", ar: "ar-AE-u-nu-latn-ca-gregory" } as const;

/** `12,345.6` in both languages. By hand: a first `Intl.NumberFormat` takes a phone 20 ms, before anything is painted. */
export const formatNumber = (value: number): string => {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/** `[25, 30]` -> `25–30`; in words in Arabic, where a dash leaves open which number comes first. */
export const formatRange = (
  [least, most]: readonly [number, number] | readonly [string, string],
  locale: Locale,
): string => (locale === "ar" ? `${least} إلى ${most}` : `${least}–${most}`);

/** Minutes from the fewest to the most, like `25–30 min`; one number where they are the same or no fewest is known. */
export function formatMinutes(least: number | null, most: number, locale: Locale): string {
  const isRange = least !== null && least !== most;
  if (locale === "en") return `${isRange ? formatRange([least, most], "en") : most} min`;
  return isRange
    ? `${formatRange([least, most], "ar")} ${minutesAfter(most)}`
    : plural(most, "ar", { one: "دقيقة واحدة", two: "دقيقتان", few: "{n} دقائق", other: "{n} دقيقة" });
}

/** The unit of a range in Arabic, which goes by the number before it: three to ten take the plural. */
export const minutesAfter = (last: number): string => plural(last, "ar", { few: "دقائق", other: "دقيقة" });
export const hoursAfter = (last: number): string => plural(last, "ar", { few: "ساعات", other: "ساعة" });

const formatters = new Map<string, Intl.DateTimeFormat>();

/** How dates are written, in Dubai's time zone unless another is given. Made once: that costs a hundred times what using it does. */
export function dateFormatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  const formatter =
    known ?? new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeZone: DUBAI_TIME_ZONE, ...options });
  if (!known) formatters.set(key, formatter);
  return formatter;
}

/** A date in Dubai's time zone: `Nov 21, 2026`, in Arabic `21 نوفمبر 2026`. @param iso an ISO 8601 time with its zone */
export function formatDate(iso: string, locale: Locale): string {
  // Joined here: a browser of another age has another pattern than the prerendered page.
  const options = { year: "numeric", month: "short", day: "2-digit" } as const;
  const parts = dateFormatter(locale, options).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? "";
  return locale === "ar"
    ? `${part("day")} ${part("month")} ${part("year")}`
    : `${part("month")} ${part("day")}, ${part("year")}`;
}

const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** Picks the plural form of a count; Arabic has six. */
export function plural(
  count: number,
  locale: Locale,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const rules = (pluralRules[locale] ??= new Intl.PluralRules(locale));
  const form = forms[rules.select(count)] ?? forms.other;
  return form.replace("{n}", formatNumber(count));
}

/** An amount in Arabic, where the number decides the form of the currency's name. */
export const dirhams = (amount: number): string =>
  plural(amount, "ar", {
    one: "درهم واحد",
    two: "درهمين",
    few: "{n} دراهم",
    many: "{n} درهمًا",
    other: "{n} درهم",
  }).replace(formatNumber(amount), formatAmount(amount));

/** `AED 1,299`, with fils `AED 615.50`, and in Arabic the amount with the currency's name. */
export const formatPrice = (amount: number, locale: Locale): string =>
  locale === "ar" ? dirhams(amount) : `AED ${formatAmount(amount)}`;

/** Fils have two digits: `615.50`, and `615` without any. */
export const formatAmount = (amount: number): string =>
  formatNumber(amount) + (/\.\d$/.test(`${amount}`) ? "0" : "");

/** An amount as a field and a file have it, which a program reads: `1500`, `262.50`. */
export const plainAmount = (amount: number): string => formatAmount(amount).replaceAll(",", "");

export const fromDirhams = (amount: number): string => `ابتداءً من ${dirhams(amount)}`;

/** A text with values in its places: `fillIn("Near {landmarks}", { landmarks: "Almas Tower" })`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (place, name: string) => values[name] ?? place);
