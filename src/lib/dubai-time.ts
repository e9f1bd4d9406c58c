import { TZDate } from "@date-fns/tz";
import {
  addDays as addDaysTo,
  differenceInCalendarDays,
  eachDayOfInterval,
  endOfMonth,
  isValid,
  isWeekend,
  lightFormat,
  parseISO,
  startOfMonth,
} from "date-fns";
import { cleanLabel } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";
import { DUBAI_OFFSET, DUBAI_TIME_ZONE } from "@domain/dubai-day";

export { startOfDubaiDay, todayInDubai } from "@domain/dubai-day";

/** A day as the database writes it, `yyyy-MM-dd`. It is a name, not a moment: no time zone can move it. */
export type Day = string;

/** A moment in the values of a date field and a time field: `2026-11-21` and `09:30`, in Dubai. */
export interface DubaiTime {
  date: Day;
  time: string;
}

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** @param iso an ISO 8601 time with its zone; null gives empty fields */
export function toDubaiTime(iso: string | null): DubaiTime {
  const moment = new TZDate(Date.parse(iso ?? ""), DUBAI_TIME_ZONE);
  if (!isValid(moment)) return { date: "", time: "" };
  return { date: dayOf(moment), time: lightFormat(moment, "HH:mm") };
}

/** `2026-11-21 09:30:00` in Dubai. @param iso an ISO 8601 time with its zone */
export const toDubaiSecond = (iso: string): string =>
  lightFormat(new TZDate(Date.parse(iso), DUBAI_TIME_ZONE), "yyyy-MM-dd HH:mm:ss");

/** @returns the moment in ISO 8601, or null when the fields are not valid */
export const fromDubaiTime = ({ date, time }: DubaiTime): string | null =>
  isDay(date) && CLOCK_TIME.test(time) ? parseISO(`${date}T${time}${DUBAI_OFFSET}`).toISOString() : null;

/**
 * A time of day as people write it, in 24 hours: `9` -> `09:00`, `930` -> `09:30`, `9:30 pm`, `٩:٣٠ مساءً` and `٢١:٣٠` -> `21:30`.
 * @returns undefined when the text is not a time
 */
export function clockTime(text: string): string | undefined {
  const typed = cleanLabel(latinDigits(text)).toLowerCase();
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})(?:[:.٫ ]?(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|ص|صباحا\u064b?|م|مساء\u064b?)?$/.exec(typed) ?? [];
  if (hours === undefined) return undefined;
  const isAfternoon = half !== undefined && /^[pم]/.test(half);
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  return CLOCK_TIME.test(time) && Number(hours) <= (half === undefined ? 23 : 12) ? time : undefined;
}

const MONTHS = [
  ["jan", "يناير"],
  ["feb", "فبراير"],
  ["mar", "مارس"],
  ["apr", "ابريل"],
  ["may", "مايو"],
  ["jun", "يونيو"],
  ["jul", "يوليو"],
  ["aug", "اغسطس"],
  ["sep", "سبتمبر"],
  ["oct", "اكتوبر"],
  ["nov", "نوفمبر"],
  ["dec", "ديسمبر"],
] as const;

const monthNamed = (name: string): number =>
  name.length < 3 ? 0 : MONTHS.findIndex(([en, ar]) => name.startsWith(en) || name === ar) + 1;

/**
 * A day as people write it, the day before the month as in the Emirates: `29/11/2026`, `2026-11-29`, `29 Nov 2026`, `Nov 29, 2026`
 * and `٢٩ نوفمبر ٢٠٢٦`.
 * @param today whose year a day without one is in
 * @returns undefined for what is none
 */
export function writtenDay(text: string, today?: Day): Day | undefined {
  const typed = cleanLabel(latinDigits(text))
    .toLowerCase()
    .replace(/[أإآ]/g, "ا");
  const parts = typed.split(/[\s,،./-]+/).filter((part) => part !== "");
  const named = parts.findIndex((part) => monthNamed(part) > 0);
  const numbers = parts.filter((_, place) => place !== named);
  if (numbers.some((number) => !/^(?:\d{1,2}|\d{4})$/.test(number))) return undefined;
  if (numbers[0]?.length === 4) numbers.reverse();
  const month = named === -1 ? numbers.splice(1, 1)[0] : String(monthNamed(parts[named] ?? ""));
  const [date, year = today?.slice(0, 4), ...rest] = numbers;
  if (date === undefined || month === undefined || year?.length !== 4 || rest.length > 0) return undefined;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}

/** The day of a date in the date's own zone: the browser's, as in a month's grid, unless the date has another. */
export const dayOf = (date: Date): Day => lightFormat(date, "yyyy-MM-dd");

/** A date for the day in the browser's zone. It is noon: midnight may not exist on days of clock changes. */
export const dateOf = (day: Day): Date => parseISO(`${day}T12:00`);

/** Whether a text is a day that exists. Years before 1900 and from 3000 on are slips, such as a year of 0026. */
export const isDay = (text: string): text is Day =>
  /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** The day this number of days later, or earlier when negative. */
export const addDays = (day: Day, count: number): Day => dayOf(addDaysTo(dateOf(day), count));

/** The first working day after a day: in the Emirates the weekend is Saturday and Sunday. */
export function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1);
  return isWeekend(dateOf(next)) ? nextWorkingDay(next) : next;
}

/** The number of days from `today` to `day`, negative for an earlier day. */
export const daysUntil = (day: Day, today: Day): number =>
  differenceInCalendarDays(dateOf(day), dateOf(today));

/** Every day from one to another, both included. */
export const daysBetween = (first: Day, last: Day): Day[] =>
  eachDayOfInterval({ start: dateOf(first), end: dateOf(last) }).map(dayOf);

/** The first and the last day of a day's month. */
export const monthOf = (day: Day): { first: Day; last: Day } => ({
  first: dayOf(startOfMonth(dateOf(day))),
  last: dayOf(endOfMonth(dateOf(day))),
});
