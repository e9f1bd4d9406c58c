import type { Review } from "@/data/reviews/reviews.queries";
import type { Locale } from "@/i18n/locales";
import { localBusiness } from "@/seo/json-ld";

/** The business as structured data, as plain data that travels with the page. */
export async function readHomeJsonLd(locale: Locale, reviews: readonly Review[]): Promise<object[]> {
  const { home } =
    locale === "ar"
      ? (await import("@/i18n/dictionaries/ar")).ar
      : (await import("@/i18n/dictionaries/en")).en;
  return [localBusiness(locale, home.metaDescription, reviews)];
}
