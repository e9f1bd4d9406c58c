import type { QueryClient } from "@tanstack/react-query";
import { latestArticlesQuery } from "@/data/blog-posts/blog-posts.queries";
import { pageSchemasQuery } from "@/data/page-schemas/page-schemas.queries";
import { primeQuery } from "@/data/prime-query";
import { reviewsQuery } from "@/data/reviews/reviews.queries";
import type { Locale } from "@/i18n/locales";

/** How many reviews the home page shows. */
export const HOME_REVIEWS = { mobile: 3, desktop: 8 } as const;

export const homeReviewsQuery = (locale: Locale) =>
  reviewsQuery({ lang: locale, limit: HOME_REVIEWS.desktop });

export const homeArticlesQuery = (locale: Locale) => latestArticlesQuery(locale);

export async function loadHome(client: QueryClient, locale: Locale): Promise<null> {
  await Promise.all([
    primeQuery(client, homeReviewsQuery(locale)),
    primeQuery(client, homeArticlesQuery(locale)),
    primeQuery(client, pageSchemasQuery("home")),
  ]);
  return null;
}
