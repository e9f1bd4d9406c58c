import { dateFormatter } from "@/i18n/format";
import type { Locale } from "@/config/locales";

/** `Nov 21, 7:05 PM` in Dubai's time zone. */
export const momentText = (iso: string, locale: Locale): string =>
  dateFormatter(locale, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" }).format(
    new Date(iso),
  );

/** `Nov 21` for a day, `Nov 2026` for the month that begins on it. */
export const dayText = (day: string, unit: "day" | "month", locale: Locale): string =>
  dateFormatter(locale, {
    timeZone: "UTC",
    month: "short",
    ...(unit === "day" ? { day: "numeric" } : { year: "numeric" }),
  }).format(Date.parse(day));
