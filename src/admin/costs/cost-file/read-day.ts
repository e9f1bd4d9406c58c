import { cleanLabel } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";
import { type Day, isDay } from "@/lib/dubai-time";

/** Which of the two first numbers of `03/04/2026` is the day. */
export type DayOrder = "day-first" | "month-first";

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
/** `Nov 3, 2026` and `3 November 2026`. */
const MONTH_FIRST = /^([\p{L}.]+) (\d{1,2}),? (\d{4})$/u;
const DAY_FIRST = /^(\d{1,2}) ([\p{L}.]+),? (\d{4})$/u;

const monthsIn = (locale: string, month: "short" | "long"): string[] => {
  const names = new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2026, index)).toLowerCase());
};
const MONTHS = monthsIn("en-US", "short");
const ARABIC_MONTHS = monthsIn("ar-AE", "long");

/** Without direction marks, and with single spaces after commas of either script. */
const plain = (text: string): string =>
  latinDigits(cleanLabel(text))
    .replace(/[،,]\s*/g, ", ")
    .trim();

const monthOf = (name: string): number =>
  Math.max(MONTHS.indexOf(name.toLowerCase().slice(0, 3)), ARABIC_MONTHS.indexOf(name)) + 1;

const dayOf = (year: string, month: number | string, day: string): Day | undefined => {
  const text = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
};

/** What the days of a file say of their order; undefined where every one of them can be read either way. */
export function dayOrderOf(days: readonly string[]): DayOrder | undefined {
  for (const text of days) {
    const [, first, second] = NUMBERS.exec(plain(text)) ?? [];
    if (Number(first) > 12) return "day-first";
    if (Number(second) > 12) return "month-first";
  }
  return undefined;
}

/** Whether a day can only be read with an order that the file does not tell. */
export const needsOrder = (days: readonly string[]): boolean =>
  days.some((text) => NUMBERS.test(plain(text))) && dayOrderOf(days) === undefined;

/** A day as Google Ads, Meta or a person writes it; undefined for anything else. */
export function readDay(text: string, order: DayOrder | undefined): Day | undefined {
  const typed = plain(text);
  const iso = ISO.exec(typed);
  if (iso) return dayOf(iso[1] ?? "", iso[2] ?? "", iso[3] ?? "");
  const numbers = NUMBERS.exec(typed);
  if (numbers) {
    const [, first = "", second = "", year = ""] = numbers;
    if (order === undefined) return undefined;
    return order === "day-first" ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const named = MONTH_FIRST.exec(typed);
  if (named) return dayOf(named[3] ?? "", monthOf(named[1] ?? ""), named[2] ?? "");
  const dayNamed = DAY_FIRST.exec(typed);
  if (dayNamed) return dayOf(dayNamed[3] ?? "", monthOf(dayNamed[2] ?? ""), dayNamed[1] ?? "");
  return undefined;
}
