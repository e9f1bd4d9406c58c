import { formatDate } from "@/i18n/format";
import type { Locale } from "@/i18n/locales";
import { todayInDubai, toDubaiTime } from "@/lib/dubai-time";

/** A moment in Dubai with its date. The clock is the same in both languages. */
export const formatDateTime = (iso: string, locale: Locale): string =>
  `${formatDate(iso, locale)} ${toDubaiTime(iso).time}`;

/**
 * A moment in Dubai, short: the time alone when it is today, else with its date.
 * @param moment and `now` in milliseconds
 */
export function formatMoment(moment: number, locale: Locale, now = Date.now()): string {
  const iso = new Date(moment).toISOString();
  const { date, time } = toDubaiTime(iso);
  return date === todayInDubai(now) ? `${time}:${iso.slice(17, 19)}` : formatDateTime(iso, locale);
}
