import { queryOptions } from "@tanstack/react-query";
import type { ArticleCard } from "@/data/public/find-articles";
import { keys } from "@/data/client/keys";
import type { Locale } from "@/config/locales";
import { groupArticles, type GroupedArticles } from "./article-groups";

const BLOG_LIST_LIMIT = 60;

/** The list in its groups. A group that cannot be filled by tag is left out; the rest of the list is shown. */
export const blogListQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...keys.articles, "grouped", { locale, limit: BLOG_LIST_LIMIT }],
    queryFn: async (context): Promise<GroupedArticles<ArticleCard>[]> => {
      const { findLatestArticles, findTaggedArticles } = await import("@/data/public/find-articles");
      const articles = await findLatestArticles(locale, BLOG_LIST_LIMIT, context);
      return groupArticles(articles, (services) =>
        findTaggedArticles({ locale, services, limit: BLOG_LIST_LIMIT }, context).catch((error: unknown) => {
          if (!context.signal.aborted)
            console.error("Could not read the articles of a group by their tags.", error);
          return [];
        }),
      );
    },
  });
