import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { redirect, replace } from "react-router-dom";
import { localizedPath, movedPaths, paths } from "@/config/paths";
import { doctorArticleSet, wellnessArticleSet } from "@/content/article-sets";
import { serviceArticlesQuery } from "@/data/blog-posts/blog-posts.queries";
import { pageSchemasQuery } from "@/data/page-schemas/page-schemas.queries";
import { primeQuery } from "@/data/prime-query";
import { reviewsQuery } from "@/data/reviews/reviews.queries";
import { waitForRedirect } from "@/data/url-redirects/url-redirects.queries";
import type { Locale } from "@/i18n/locales";
import type { ServiceContent } from "./service-content";

const REVIEWS_LIMIT = 4;

/** How many articles a service page shows: about the service, and about the set to which it belongs. */
export const ARTICLES = { own: 3, ofSet: 4 } as const;

const ARTICLE_SETS: readonly (readonly string[])[] = [doctorArticleSet, wellnessArticleSet];

/**
 * What the page says. It is read like data, so that a prerendered page carries its own words and the address of its own
 * picture, and no script has to be fetched for them; null when there is no such service.
 */
export const serviceContentQuery = (locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ["service-content", locale, slug],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<ServiceContent | null> => {
      // Every page knows this file, for its loader; only a service page fetches what is in the other.
      const { readServiceContent } = await import("./service-content");
      return readServiceContent(locale, slug);
    },
  });

/** The words around it, which all services share. */
export const serviceTextsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["service-texts", locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import("./service-texts")).readServiceTexts(locale),
  });

export const serviceReviewsQuery = (locale: Locale, slug: string) =>
  reviewsQuery({ lang: locale, service: slug, limit: REVIEWS_LIMIT });

export const ownArticlesQuery = (locale: Locale, slug: string) =>
  serviceArticlesQuery({ locale, services: [slug], limit: ARTICLES.own });

/** Articles of the set to which a service belongs; undefined for a service of no set. */
export function setArticlesQuery(locale: Locale, slug: string) {
  const services = ARTICLE_SETS.find((set) => set.includes(slug));
  // Those that the page shows as the service's own come among them, and are not shown twice.
  return services && serviceArticlesQuery({ locale, services, limit: ARTICLES.own + ARTICLES.ofSet });
}

/** @throws a redirect for an address that has moved */
export async function loadService(client: QueryClient, locale: Locale, slug = ""): Promise<null> {
  const moved = movedPaths.get(paths.service(slug));
  if (moved) {
    // Who comes by a link keeps the page with the link in the history; an address that was opened is replaced.
    const lead = location.pathname.endsWith(slug) ? replace : redirect;
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect from a loader
    throw lead(localizedPath(moved, locale));
  }
  // The page's own words, like its script, are waited for; what the database adds comes when it comes.
  const [content] = await Promise.all([
    client.ensureQueryData(serviceContentQuery(locale, slug)),
    client.ensureQueryData(serviceTextsQuery(locale)),
  ]);
  if (!content) {
    await waitForRedirect(client, localizedPath(paths.service(slug), locale));
    return null;
  }
  const articlesOfSet = setArticlesQuery(locale, slug);
  await Promise.all([
    primeQuery(client, serviceReviewsQuery(locale, slug)),
    primeQuery(client, ownArticlesQuery(locale, slug)),
    primeQuery(client, pageSchemasQuery("service", slug)),
    articlesOfSet && primeQuery(client, articlesOfSet),
  ]);
  return null;
}
