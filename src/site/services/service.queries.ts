import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { replace } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import type { ServiceDetails, ServiceTexts } from "@/content/service-details/types";
import { serviceArticlesQuery } from "@/data/blog-posts/service-articles.queries";
import { primeQuery } from "@/data/prime-query";
import { reviewsQuery } from "@/data/reviews/reviews.queries";
import type { Locale } from "@/i18n/locales";

const REVIEWS_LIMIT = 4;

/** Addresses that were shorter once. */
const MOVED: ReadonlyMap<string, string> = new Map([
  ["iv-therapy", "iv-therapy-at-home"],
  ["lab-test", "lab-test-at-home"],
]);

/** A service in one language, with the day until which its price stands. */
export interface ServiceContent extends Omit<ServiceDetails, "texts">, ServiceTexts {
  /** ISO date, one year ahead. */
  offerValidUntil: string;
}

/**
 * What the page says. It is read like data, so that a prerendered page carries its own words and no script has to be
 * fetched for them; null when there is no such service.
 */
export const serviceContentQuery = (locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ["service-content", locale, slug],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<ServiceContent | null> => {
      // Every page knows this file, for its loader; only a service page fetches where the services are.
      const { loadServiceDetails } = await import("@/content/service-details/load-details");
      const details = await loadServiceDetails(slug);
      if (!details) return null;
      const { texts, ...facts } = details;
      const nextYear = new Date();
      nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
      return { ...facts, ...texts[locale], offerValidUntil: nextYear.toISOString().slice(0, 10) };
    },
  });

export const serviceReviewsQuery = (locale: Locale, slug: string) =>
  reviewsQuery({ lang: locale, service: slug, limit: REVIEWS_LIMIT });

/** @throws a redirect for an address that has moved */
export async function loadService(client: QueryClient, locale: Locale, slug = ""): Promise<null> {
  const target = MOVED.get(slug);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect from a loader
  if (target) throw replace(localizedPath(paths.service(target), locale));
  // The page's own words, like its script, are waited for; what the database adds comes when it comes.
  const content = await client.ensureQueryData(serviceContentQuery(locale, slug));
  if (!content) return null;
  await Promise.all([
    primeQuery(client, serviceReviewsQuery(locale, slug)),
    primeQuery(client, serviceArticlesQuery(locale, slug)),
  ]);
  return null;
}
