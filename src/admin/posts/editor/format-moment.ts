import { formatDate } from "@/i18n/format";
import type { Locale } from "@/i18n/locales";
import { toDubaiTime } from "./form/dubai-time";

/**
 * A moment in Dubai, short: the time alone when it is today, else with its date. The clock is the same in both languages.
 * @param moment and `now` in milliseconds
 */
export function formatMoment(moment: number, locale: Locale, now = Date.now()): string {
  const iso = new Date(moment).toISOString();
  const { date, time } = toDubaiTime(iso);
  const isToday = !Number.isNaN(now) && toDubaiTime(new Date(now).toISOString()).date === date;
  return isToday ? `${time}:${iso.slice(17, 19)}` : `${formatDate(iso, locale)} ${time}`;
}
