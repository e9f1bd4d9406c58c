import type { Locale } from "@/i18n/locales";

/** Western digits and the Gregorian calendar in both languages, as everywhere on the site. */
const LOCALES = { en: "en-US", ar: "ar-AE-u-nu-latn-ca-gregory" } as const;

/** `Nov 21, 7:05 PM` in Dubai's time zone. */
export const momentText = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALES[locale], {
    timeZone: "Asia/Dubai",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(iso));

/** `Nov 21` for a day, `Nov 2026` for the month that begins on it. */
export const dayText = (day: string, unit: "day" | "month", locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALES[locale], {
    timeZone: "UTC",
    month: "short",
    ...(unit === "day" ? { day: "numeric" } : { year: "numeric" }),
  }).format(new Date(`${day}T00:00:00Z`));
