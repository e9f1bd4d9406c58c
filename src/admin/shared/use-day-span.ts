import { formatDate } from "@/i18n/format";
import { startOfDubaiDay } from "@/lib/dubai-time";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/words/admin/common";

/** Writes days as `Nov 21, 2026 to Nov 23, 2026`, and a single one alone, in the person's language. */
export function useDaySpan(): (first: string, last: string) => string {
  const locale = useLocale();
  const { span } = useTexts(commonTexts);
  const dayText = (day: string) => formatDate(startOfDubaiDay(day), locale);
  return (first, last) => (first === last ? dayText(first) : span(dayText(first), dayText(last)));
}
