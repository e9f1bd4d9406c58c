import { formatDate } from "@/i18n/format";
import { startOfDubaiDay } from "@/lib/dubai-time";
import { useLocale } from "@/i18n/i18n";

/** Writes a day as `Nov 21, 2026`, in the person's language. */
export function useDayText(): (day: string) => string {
  const locale = useLocale();
  return (day) => formatDate(startOfDubaiDay(day), locale);
}
