import { INTL_LOCALE } from "@/i18n/format";
import type { Locale } from "@/i18n/locales";
import type { Day } from "@/lib/dubai-time";

const STYLES = {
  /** `Sunday, November 22, 2026` */
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** `November 2026` */
  month: { month: "long", year: "numeric" },
  /** `Sun` */
  weekday: { weekday: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in words. */
export function dayName(day: Day, style: keyof typeof STYLES, locale: Locale): string {
  const key = `${style} ${locale}`;
  const known = formats.get(key);
  const format = known ?? new Intl.DateTimeFormat(INTL_LOCALE[locale], { ...STYLES[style], timeZone: "UTC" });
  if (!known) formats.set(key, format);
  return format.format(Date.parse(day));
}
