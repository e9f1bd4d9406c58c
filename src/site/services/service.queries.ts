import { doctorServices, wellnessArticleSet } from "@/content/article-sets";
import { serviceArticlesQuery } from "@/data/public/blog-posts.queries";
import { reviewsQuery } from "@/data/public/reviews.queries";
import type { Locale } from "@/config/locales";

const MAX_REVIEWS = 4;
/** How many articles a service page shows: about the service, and about the set to which it belongs. */
export const MAX_ARTICLES = { own: 3, ofSet: 4 } as const;
const ARTICLE_SETS: readonly (readonly string[])[] = [doctorServices, wellnessArticleSet];

export const serviceReviewsQuery = (locale: Locale, slug: string) =>
  reviewsQuery({ lang: locale, service: slug, limit: MAX_REVIEWS });

export const ownArticlesQuery = (locale: Locale, slug: string) =>
  serviceArticlesQuery({ locale, services: [slug], limit: MAX_ARTICLES.own });

/** Articles of the set to which a service belongs; undefined for a service of no set. */
export function setArticlesQuery(locale: Locale, slug: string) {
  const services = ARTICLE_SETS.find((set) => set.includes(slug));
  // The service's own articles, which the page shows apart, are among them.
  return services && serviceArticlesQuery({ locale, services, limit: MAX_ARTICLES.own + MAX_ARTICLES.ofSet });
}
