import { dateFormatter, formatDate } from "@/i18n/format";
import type { Locale } from "@/config/locales";
import { startOfDubaiDay, todayInDubai, toDubaiTime } from "@/lib/dubai-time";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

// Moments in Dubai, on a 24-hour clock in both languages.

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const DAY = { day: "numeric", month: "short", ...CLOCK } as const;

/** With the year: `Nov 20, 2026 23:59`; with a comma in Arabic, where year and time would be next to each other. */
export const formatDateTime = (iso: string, locale: Locale): string =>
  `${formatDate(iso, locale)}${locale === "ar" ? "،" : ""} ${toDubaiTime(iso).time}`;

/** Without the year: `Nov 20, 23:59`. */
export const formatDayTime = (iso: string, locale: Locale): string =>
  dateFormatter(locale, DAY).format(Date.parse(iso));

/** To the minute, without the date when that is today's: `23:59`. @param moment in milliseconds */
export const formatRecent = (moment: number, locale: Locale): string =>
  dateFormatter(locale, isToday(moment) ? CLOCK : DAY).format(moment);

/**
 * With its seconds when it is today, otherwise with its date and year: `10:42:18`.
 * @param moment and `now` in milliseconds
 */
export function formatMoment(moment: number, locale: Locale, now = Date.now()): string {
  const iso = new Date(moment).toISOString();
  return isToday(moment, now) ? `${toDubaiTime(iso).time}:${iso.slice(17, 19)}` : formatDateTime(iso, locale);
}

const isToday = (moment: number, now = Date.now()): boolean =>
  toDubaiTime(new Date(moment).toISOString()).date === todayInDubai(now);

/** Formats days as `Nov 21, 2026 to Nov 23, 2026`, and a single day alone, in the person's language. */
export function useDaySpan(): (first: string, last: string) => string {
  const locale = useLocale();
  const { span } = useTexts(commonTexts);
  const dayText = (day: string) => formatDate(startOfDubaiDay(day), locale);
  return (first, last) => (first === last ? dayText(first) : span(dayText(first), dayText(last)));
}
