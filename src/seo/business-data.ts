import type { StoredRating } from "@/data/reviews/ratings";
import { loadDictionary } from "@/i18n/dictionaries/load-dictionary";
import type { Locale } from "@/i18n/locales";
import { localBusiness } from "./json-ld";

export async function readBusinessData(locale: Locale, rating: StoredRating | null): Promise<object[]> {
  const { home } = await loadDictionary(locale);
  return [localBusiness(locale, home.metaDescription, { rating })];
}
