import { dateFormatter } from "@/i18n/format";
import type { Locale } from "@/i18n/locales";
import { todayInDubai, toDubaiTime } from "@/lib/dubai-time";

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const DAY = { day: "numeric", month: "short", ...CLOCK } as const;

/** A moment in Dubai to the minute, without its date when that is today's. @param moment in milliseconds */
export function momentText(moment: number, locale: Locale): string {
  const isToday = toDubaiTime(new Date(moment).toISOString()).date === todayInDubai();
  return dateFormatter(locale, isToday ? CLOCK : DAY).format(moment);
}
