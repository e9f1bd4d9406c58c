import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ArticleCard } from "@/data/blog-posts/article-card";
import { fetchLatestArticles } from "@/data/blog-posts/blog-posts.queries";
import { fetchTaggedArticles } from "@/data/blog-posts/service-articles.queries";
import { primeQuery } from "@/data/prime-query";
import type { Locale } from "@/i18n/locales";
import { groupArticles, type GroupedArticles } from "./article-groups";

const BLOG_LIST_LIMIT = 60;

/** The list in its groups. What fills a group by tag is an extra: without it the rest of the list stands. */
export const blogListQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["blog-posts", "grouped", { locale, limit: BLOG_LIST_LIMIT }],
    queryFn: async ({ signal }): Promise<GroupedArticles<ArticleCard>[]> => {
      const articles = await fetchLatestArticles(locale, BLOG_LIST_LIMIT, signal);
      return groupArticles(articles, (services) =>
        fetchTaggedArticles({ locale, services, limit: BLOG_LIST_LIMIT }, signal).catch((error: unknown) => {
          if (!signal.aborted) console.error("Could not read the articles of a group by their tags.", error);
          return [];
        }),
      );
    },
  });

export async function loadBlog(client: QueryClient, locale: Locale): Promise<null> {
  await primeQuery(client, blogListQuery(locale));
  return null;
}
