import { DUBAI_TIME_ZONE } from "@domain/dubai-day";
import type { Locale } from "@/config/locales";

/** Western digits and the Gregorian calendar in both languages. */
const INTL_LOCALE = { en: "en-US", ar: "ar-AE-u-nu-latn-ca-gregory" } as const;

/**
 * `12,345.6` in both languages. It is written by hand: a first `Intl.NumberFormat` takes a phone 20 ms, before the first paint.
 */
export const formatNumber = (value: number): string => {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/** `[25, 30]` -> `25–30`; in Arabic in words, because a dash does not show there which number comes first. */
export const formatRange = (
  [least, most]: readonly [number, number] | readonly [string, string],
  locale: Locale,
): string => (locale === "ar" ? `${least} إلى ${most}` : `${least}–${most}`);

/** A range of minutes, like `25–30 min`; one number when both ends are the same or the lower one is not known. */
export function formatMinutes(least: number | null, most: number, locale: Locale): string {
  const isRange = least !== null && least !== most;
  if (locale === "en") return `${isRange ? formatRange([least, most], "en") : most} min`;
  return isRange
    ? `${formatRange([least, most], "ar")} ${minutesAfter(most)}`
    : plural(most, "ar", { one: "دقيقة واحدة", two: "دقيقتان", few: "{n} دقائق", other: "{n} دقيقة" });
}

/** The Arabic unit after a range, which depends on the number before it: three to ten take the plural. */
export const minutesAfter = (last: number): string => plural(last, "ar", { few: "دقائق", other: "دقيقة" });
export const hoursAfter = (last: number): string => plural(last, "ar", { few: "ساعات", other: "ساعة" });

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A date formatter, in Dubai's time zone by default. Reuse it: creating one costs a hundred times as much as a call. */
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
  // The parts are joined here: browsers of different ages have different patterns.
  const options = { year: "numeric", month: "short", day: "2-digit" } as const;
  const parts = dateFormatter(locale, options).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? "";
  return locale === "ar"
    ? `${part("day")} ${part("month")} ${part("year")}`
    : `${part("month")} ${part("day")}, ${part("year")}`;
}

const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** The plural form for a count; Arabic has six. */
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
export const dirhams = (amount: number, hasFils = false): string =>
  hasFils ? `${formatAmount(amount, true)} درهم` : dirhamsOf(amount);

const dirhamsOf = (amount: number): string =>
  plural(amount, "ar", {
    one: "درهم واحد",
    two: "درهمين",
    few: "{n} دراهم",
    many: "{n} درهمًا",
    other: "{n} درهم",
  }).replace(formatNumber(amount), formatAmount(amount));

/** `AED 1,299`, with fils `AED 615.50`, and in Arabic the amount with the currency's name. */
export const formatPrice = (amount: number, locale: Locale, hasFils = false): string =>
  locale === "ar" ? dirhams(amount, hasFils) : `AED ${formatAmount(amount, hasFils)}`;

/** Fils have two digits: `615.50`, but `615` without fils, and `615.00` in a column that has fils. */
export const formatAmount = (amount: number, hasFils = false): string =>
  formatNumber(amount) + (/\.\d$/.test(`${amount}`) ? "0" : hasFils && Number.isInteger(amount) ? ".00" : "");

/** Whether the amounts of a column are written with fils: all of them as soon as one has any. */
export const haveFils = (amounts: readonly (number | null | undefined)[]): boolean =>
  amounts.some((amount) => typeof amount === "number" && !Number.isInteger(amount));

/** An amount in the form that fields and files use, and programs read: `1500`, `262.50`. */
export const plainAmount = (amount: number): string => formatAmount(amount).replaceAll(",", "");

export const fromDirhams = (amount: number): string => `ابتداءً من ${dirhams(amount)}`;

/** Replaces the names in a text by values: `fillIn("Near {landmarks}", { landmarks: "Almas Tower" })`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (place, name: string) => values[name] ?? place);
