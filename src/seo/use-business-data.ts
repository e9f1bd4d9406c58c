import { useQuery } from "@tanstack/react-query";
import type { Review } from "@/data/reviews/reviews.queries";
import { storedRatingQuery } from "@/data/reviews/stored-rating.queries";
import { useI18n } from "@/i18n/i18n";
import { localBusiness } from "./json-ld";

/** The provider as structured data, with the rating of all stored reviews. @param reviews those that the page shows */
export function useBusinessData(reviews?: readonly Review[]): object {
  const { t, locale } = useI18n();
  const rating = useQuery(storedRatingQuery).data ?? null;
  return localBusiness(locale, t.home.metaDescription, { rating, reviews });
}
