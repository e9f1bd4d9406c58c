import { queryOptions } from "@tanstack/react-query";
import { dataOf } from "@/data/errors";
import type { ArticleCard } from "./article-card";
import { CARD_COLUMNS, cardsOf } from "./blog-posts.queries";

const SERVICE_ARTICLES_LIMIT = 4;

interface ServiceArticlesFilter {
  locale: "en" | "ar";
  /** The slug of one service, or those of several that share their articles. */
  services: readonly string[];
  limit?: number;
}

/** Published articles about the services, newest first; while there are none, those that carry one of them as a tag. */
export const serviceArticlesQuery = ({
  locale,
  services,
  limit = SERVICE_ARTICLES_LIMIT,
}: ServiceArticlesFilter) =>
  queryOptions({
    queryKey: ["blog-posts", "service", { locale, services, limit }],
    queryFn: async ({ signal }): Promise<ArticleCard[]> => {
      const { rest } = await import("@/data/rest-client");
      const posts = dataOf(
        await rest
          .from("blog_posts")
          .select(CARD_COLUMNS)
          .eq("status", "published")
          .in("primary_service", [...services])
          .eq("blog_post_translations.lang", locale)
          .order("published_at", { ascending: false })
          .limit(limit)
          .abortSignal(signal),
      );
      if (posts.length > 0) return posts.flatMap(cardsOf);
      return fetchTaggedArticles({ locale, services, limit }, signal);
    },
  });

/**
 * Published articles that carry the slug of one of the services as a tag, newest first.
 * @throws AppError when the read fails
 */
export async function fetchTaggedArticles(
  { locale, services, limit = SERVICE_ARTICLES_LIMIT }: ServiceArticlesFilter,
  signal: AbortSignal,
): Promise<ArticleCard[]> {
  const { rest } = await import("@/data/rest-client");
  const posts = dataOf(
    await rest
      .from("blog_posts")
      .select(`${CARD_COLUMNS}, blog_post_tags!inner(tag_slug)`)
      .eq("status", "published")
      .in("blog_post_tags.tag_slug", [...services])
      .eq("blog_post_translations.lang", locale)
      .order("published_at", { ascending: false })
      .limit(limit)
      .abortSignal(signal),
  );
  return posts.flatMap(cardsOf);
}
