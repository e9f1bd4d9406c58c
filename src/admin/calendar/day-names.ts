import { dateFormatter } from "@/i18n/format";
import type { Locale } from "@/config/locales";
import type { Day } from "@/lib/dubai-time";

const STYLES = {
  /** `Sunday, November 22, 2026` */
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** `November 2026` */
  month: { month: "long", year: "numeric" },
  /** `Sun` */
  weekday: { weekday: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day in words. */
export const dayName = (day: Day, style: keyof typeof STYLES, locale: Locale): string =>
  dateFormatter(locale, { ...STYLES[style], timeZone: "UTC" }).format(Date.parse(day));
