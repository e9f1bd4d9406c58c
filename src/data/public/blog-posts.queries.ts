import { queryOptions } from "@tanstack/react-query";
import { tableKey } from "@/data/client/keys";
import type { Locale } from "@/config/locales";
import type { ArticleCard, ServicesFilter } from "./find-articles";

const LATEST_LIMIT = 4;

/** Published articles that exist in the language, newest first. */
export const latestArticlesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...tableKey("blog_posts"), "latest", { lang: locale, limit: LATEST_LIMIT }],
    queryFn: async (context): Promise<ArticleCard[]> =>
      (await import("./find-articles")).findLatestArticles(locale, LATEST_LIMIT, context),
  });

/** Published articles about the services, newest first. Without any, those with one of the services as a tag. */
export const serviceArticlesQuery = (filter: ServicesFilter) =>
  queryOptions({
    queryKey: [...tableKey("blog_posts"), "service", filter],
    queryFn: async (context): Promise<ArticleCard[]> =>
      (await import("./find-articles")).findServiceArticles(filter, context),
  });

const RELATED_ARTICLES_LIMIT = 3;

/** The number of cards, plus as many for articles that may have to be left out: the article itself, and those found already. */
const READ_LIMIT = 2 * RELATED_ARTICLES_LIMIT;

/** Other published articles in the language, newest first: those of the same service, then the newest of all. */
export const relatedArticlesQuery = (
  { slug, primaryService }: Pick<ArticleCard, "slug" | "primaryService">,
  locale: Locale,
) =>
  queryOptions({
    queryKey: [...tableKey("blog_posts"), "related", { slug, primaryService, locale }],
    queryFn: async (context): Promise<ArticleCard[]> => {
      const { findLatestArticles, findServiceArticles } = await import("./find-articles");
      const ofService = primaryService
        ? await findServiceArticles({ locale, services: [primaryService], limit: READ_LIMIT }, context)
        : [];
      const related = ofService.filter((article) => article.slug !== slug);
      if (related.length < RELATED_ARTICLES_LIMIT) {
        const known = new Set([slug, ...related.map((article) => article.slug)]);
        const newest = await findLatestArticles(locale, READ_LIMIT, context);
        related.push(...newest.filter((article) => !known.has(article.slug)));
      }
      return related.slice(0, RELATED_ARTICLES_LIMIT);
    },
  });
