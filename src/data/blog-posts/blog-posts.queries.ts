import { queryOptions } from "@tanstack/react-query";
import { dataOf } from "@/data/errors";
import type { ArticleCard } from "./article-card";

const ARTICLES_DEFAULT_LIMIT = 4;

/** The columns of `blog_posts` that a card is made of. */
export const CARD_COLUMNS =
  "slug, primary_service, published_at, blog_post_translations!inner(lang, title, excerpt)";

interface CardRow {
  slug: string;
  primary_service: string | null;
  published_at: string | null;
  blog_post_translations: { title: string; excerpt: string | null }[];
}

/** Published articles that exist in the language, newest first. */
export const latestArticlesQuery = (lang: "en" | "ar", limit = ARTICLES_DEFAULT_LIMIT) =>
  queryOptions({
    queryKey: ["blog-posts", "latest", { lang, limit }],
    queryFn: ({ signal }) => fetchLatestArticles(lang, limit, signal),
  });

/**
 * Published articles that exist in the language, newest first.
 * @throws AppError when the read fails
 */
export async function fetchLatestArticles(
  lang: "en" | "ar",
  limit: number,
  signal: AbortSignal,
): Promise<ArticleCard[]> {
  const { rest } = await import("@/data/rest-client");
  const posts = dataOf(
    await rest
      .from("blog_posts")
      .select(CARD_COLUMNS)
      .eq("status", "published")
      .eq("blog_post_translations.lang", lang)
      .order("published_at", { ascending: false })
      .limit(limit)
      .abortSignal(signal),
  );
  return posts.flatMap(cardsOf);
}

/** A row's card; none where the row is not what the list asked for. */
export function cardsOf({
  slug,
  primary_service,
  published_at,
  blog_post_translations: [translation],
}: CardRow): ArticleCard[] {
  if (!translation || !published_at) return [];
  return [
    {
      slug,
      primaryService: primary_service,
      publishedAt: published_at,
      title: translation.title,
      excerpt: translation.excerpt ?? "",
    },
  ];
}
