import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import type { ArticleCard, ServicesFilter } from "./find-articles";
import type { Locale } from "@/config/locales";

const ARTICLES_DEFAULT_LIMIT = 4;

/** Published articles that exist in the language, newest first. */
export const latestArticlesQuery = (lang: Locale, limit = ARTICLES_DEFAULT_LIMIT) =>
  queryOptions({
    queryKey: [...keys.articles, "latest", { lang, limit }],
    queryFn: async (context): Promise<ArticleCard[]> =>
      (await import("./find-articles")).findLatestArticles(lang, limit, context),
  });

/** Published articles about the services, newest first; while there are none, those that carry one of them as a tag. */
export const serviceArticlesQuery = ({
  locale,
  services,
  limit = ARTICLES_DEFAULT_LIMIT,
}: Omit<ServicesFilter, "limit"> & { limit?: number }) =>
  queryOptions({
    queryKey: [...keys.articles, "service", { locale, services, limit }],
    queryFn: async (context): Promise<ArticleCard[]> =>
      (await import("./find-articles")).findServiceArticles({ locale, services, limit }, context),
  });
