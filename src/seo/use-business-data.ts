import type { Review } from "@/data/reviews/reviews.queries";
import { useI18n } from "@/i18n/i18n";
import { localBusiness } from "./json-ld";

/** The provider as structured data. @param reviews those that the page shows */
export function useBusinessData(reviews?: readonly Review[]): object {
  const { t, locale, facts } = useI18n();
  return localBusiness(facts, locale, t.home.metaDescription, reviews);
}
