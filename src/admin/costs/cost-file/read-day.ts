import { cleanReference } from "@domain/clean-text";
import { type Day, isDay } from "@/lib/dubai-time";

/** Whether the day is the first or the second number of `03/04/2026`. */
export type DayOrder = "day-first" | "month-first";

/** `03/04/2026`, `3.4.26`, with or without a time. */
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
/** A time after a day, with its zone: `2026-11-03T00:00:00Z`, `11/3/2026 12:00:00 AM`. */
const TIME = /(?<=\d)(?:[T ]|, )\d{1,2}:\d{2}.*$/;
const WEEKDAY = /^\p{L}+\.?, (?=.*\d)/u;
/** Excel's count of days: 1 is the first of January 1900. From 2000 to 2100. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const SERIALS = { first: 36_526, last: 73_050 };
/** Excel counts a day that did not exist, the 29th of February 1900. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY_LENGTH = 86_400_000;

const monthsIn = (locale: string): string[] => {
  const names = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2026, index)).toLowerCase());
};
const MONTHS = monthsIn("en-US");
/** The names in the Gulf and Egypt, and in the Levant. */
const ARABIC_MONTHS = [monthsIn("ar-AE"), monthsIn("ar-LB")];

/** Removes direction marks, weekday and time, and normalises spaces after commas of either script. */
const plain = (text: string): string =>
  cleanReference(text)
    .replace(/[،,]\s*/g, ", ")
    .replace(TIME, "")
    .replace(WEEKDAY, "")
    .trim();

/** The month from 1, or 0 when the name is not a month's. English names may be shortened. */
const monthOf = (name: string): number =>
  Math.max(
    name.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(name)),
    ...ARABIC_MONTHS.map((months) => months.indexOf(name)),
  ) + 1;

const dayOf = (year: string, month: number | string, day: string): Day | undefined => {
  const text = `${year.padStart(4, "20")}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  // The database's limit.
  return isDay(text) && text >= "2000-01-01" ? text : undefined;
};

/** The order that the days of a file show; undefined when each of them is valid in either order. */
export function dayOrderOf(days: readonly string[]): DayOrder | undefined {
  for (const text of days) {
    const [, first, second] = NUMBERS.exec(plain(text)) ?? [];
    if (Number(first) > 12) return "day-first";
    if (Number(second) > 12) return "month-first";
  }
  return undefined;
}

/** Whether a day needs an order that the file does not show. */
export const needsOrder = (days: readonly string[]): boolean =>
  days.some((text) => NUMBERS.test(plain(text))) && dayOrderOf(days) === undefined;

/** `Nov 3, 2026`, `3 November 2026`, `1-Nov-26`, `٣ نوفمبر ٢٠٢٦`, `3 تشرين الثاني 2026`. */
function namedDay(typed: string): Day | undefined {
  const parts = typed.split(/[\s,./-]+/).filter((part) => part !== "");
  const numbers = parts.filter((part) => /^\d{1,4}$/.test(part));
  const month = monthOf(
    parts
      .filter((part) => !/^\d/.test(part))
      .join(" ")
      .toLowerCase(),
  );
  const [one = "", other = ""] = numbers;
  if (month === 0 || numbers.length !== 2 || /^\d{3}$/.test(one) || other.length === 3) return undefined;
  if (one.length === 4) return other.length <= 2 ? dayOf(one, month, other) : undefined;
  return other.length === 1 ? undefined : dayOf(other, month, one);
}

/** A day in the format of a network, Excel or a person; undefined for any other text. */
export function readDay(text: string, order: DayOrder | undefined): Day | undefined {
  const typed = plain(text);
  const [, year, month, day] = ISO.exec(typed) ?? COMPACT.exec(typed) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return dayOf(year, month, day);
  const numbers = NUMBERS.exec(typed);
  if (numbers) {
    const [, first = "", second = "", last = ""] = numbers;
    if (order === undefined) return undefined;
    return order === "day-first" ? dayOf(last, second, first) : dayOf(last, first, second);
  }
  const serial = Number(SERIAL.exec(typed)?.[1] ?? 0);
  if (serial >= SERIALS.first && serial <= SERIALS.last)
    return new Date(SERIAL_START + serial * DAY_LENGTH).toISOString().slice(0, 10);
  return namedDay(typed);
}
