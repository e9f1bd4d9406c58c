import type { Review } from "@/data/reviews/reviews.queries";
import type { StoredRating } from "@/data/reviews/ratings";
import { loadDictionary } from "@/i18n/dictionaries/load-dictionary";
import type { Locale } from "@/i18n/locales";
import { localBusiness } from "@/seo/json-ld";

/** The business as structured data, as plain data that travels with the page. */
export async function readHomeJsonLd(
  locale: Locale,
  reviewed: { rating: StoredRating | null; reviews: readonly Review[] },
): Promise<object[]> {
  const { home } = await loadDictionary(locale);
  return [localBusiness(locale, home.metaDescription, reviewed)];
}
