/** A day as the database writes it, `yyyy-MM-dd`. It is a name, not a moment: no time zone can move it. */
export type Day = string;

const TIME_ZONE = "Asia/Dubai";

// Sweden writes dates as ISO 8601 does.
const dubaiDay = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short" });

/** The day that it is in Dubai, wherever the browser is. */
export const todayInDubai = (now: Date = new Date()): Day => dubaiDay.format(now);

/** The day of a date that stands for one in the browser's own zone, as the month's grid has them. */
export const dayOf = (date: Date): Day =>
  [
    String(date.getFullYear()).padStart(4, "0"),
    String(date.getMonth() + 1).padStart(2, "0"),
    String(date.getDate()).padStart(2, "0"),
  ].join("-");

/** A date that stands for the day in the browser's own zone. At noon: where clocks change, midnight may not exist. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const noon = new Date(2000, month - 1, date, 12);
  noon.setFullYear(year, month - 1, date);
  return noon;
}

/** Whether a text is a day that exists. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dateOf(text)) === text;

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
}

/** The first and the last day of a day's month. */
export function monthOf(day: Day): { first: Day; last: Day } {
  const first = `${day.slice(0, 8)}01`;
  const end = dateOf(first);
  end.setMonth(end.getMonth() + 1, 0);
  return { first, last: dayOf(end) };
}
