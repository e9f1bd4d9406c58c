import { isDay, startOfDubaiDay } from "@/lib/dubai-time";
import type { Locale } from "@/config/locales";
import type { TextReview, TextState } from "@/data/staff/text-reviews";
import { formatDate } from "@/i18n/format";
import { useLocale } from "@/i18n/i18n";

/** Writes the day of a moment, or a day, in the person's language. */
export function useDayText(): (at: string) => string {
  const locale = useLocale();
  return (at) => formatDate(isDay(at) ? startOfDubaiDay(at) : at, locale);
}

/** The last reviewer of the text, with the name of that time. */
export const approverOf = (
  { approved_by: name, approved_by_ar: arabic }: Pick<TextState, "approved_by" | "approved_by_ar">,
  locale: Locale,
): string => (locale === "ar" && arabic) || (name ?? "");

/** The same of a decision. */
export const reviewerOf = (
  review: Pick<TextReview, "reviewer_name" | "reviewer_name_ar">,
  locale: Locale,
): string =>
  approverOf({ approved_by: review.reviewer_name, approved_by_ar: review.reviewer_name_ar }, locale);
