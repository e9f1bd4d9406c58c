import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { latestArticlesQuery } from "@/data/blog-posts/blog-posts.queries";
import { pageSchemasQuery } from "@/data/page-schemas/page-schemas.queries";
import { primeQuery } from "@/data/prime-query";
import { reviewsQuery } from "@/data/reviews/reviews.queries";
import { storedRatingQuery } from "@/data/reviews/stored-rating.queries";
import type { Locale } from "@/i18n/locales";

/** How many reviews the home page shows. */
export const HOME_REVIEWS = { mobile: 3, desktop: 8 } as const;

export const homeReviewsQuery = (locale: Locale) =>
  reviewsQuery({ lang: locale, limit: HOME_REVIEWS.desktop });

export const homeArticlesQuery = (locale: Locale) => latestArticlesQuery(locale);

/** Read like data, so that the page's script has neither language's places. */
export const homePlacesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["home-places", locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import("./home-places")).readHomePlaces(locale),
  });

/** Read like data, so that what builds it is not in the page's script. It names the reviews that the page shows. */
export const homeJsonLdQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["home-json-ld", locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }) => {
      const { readHomeJsonLd } = await import("./home-json-ld");
      return readHomeJsonLd(locale, {
        rating: client.getQueryData(storedRatingQuery.queryKey) ?? null,
        reviews: client.getQueryData(homeReviewsQuery(locale).queryKey) ?? [],
      });
    },
  });

export async function loadHome(client: QueryClient, locale: Locale): Promise<null> {
  await Promise.all([
    primeQuery(client, homeReviewsQuery(locale)),
    primeQuery(client, storedRatingQuery),
    primeQuery(client, homeArticlesQuery(locale)),
    primeQuery(client, pageSchemasQuery("home")),
    client.ensureQueryData(homePlacesQuery(locale)),
  ]);
  await client.ensureQueryData(homeJsonLdQuery(locale));
  return null;
}
