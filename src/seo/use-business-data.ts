import type { Review } from "@/data/public/reviews.queries";
import { useI18n } from "@/i18n/i18n";
import { localBusiness } from "./json-ld";

/**
 * The provider as structured data.
 * @param reviews those that the page shows
 * @param showsRating whether the page says it, too: search engines want no rating that people do not see
 */
export function useBusinessData(reviews: readonly Review[] = [], showsRating = true): object {
  const { t, locale, facts } = useI18n();
  return localBusiness(
    showsRating ? facts : { ...facts, rating: undefined },
    locale,
    t.home.metaDescription,
    reviews,
  );
}
