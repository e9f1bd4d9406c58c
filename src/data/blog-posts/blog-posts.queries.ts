import { queryOptions } from "@tanstack/react-query";
import { dataOf } from "@/data/errors";

export interface ArticleCard {
  slug: string;
  primaryService: string | null;
  publishedAt: string;
  title: string;
  excerpt: string;
  lang: "en" | "ar";
}

const ARTICLES_DEFAULT_LIMIT = 4;

/** Published articles that exist in the language, newest first. */
export const latestArticlesQuery = (lang: "en" | "ar", limit = ARTICLES_DEFAULT_LIMIT) =>
  queryOptions({
    queryKey: ["blog-posts", "latest", { lang, limit }],
    queryFn: async ({ signal }): Promise<ArticleCard[]> => {
      const { rest } = await import("@/data/rest-client");
      const posts = dataOf(
        await rest
          .from("blog_posts")
          .select("slug, primary_service, published_at, blog_post_translations!inner(lang, title, excerpt)")
          .eq("status", "published")
          .eq("blog_post_translations.lang", lang)
          .order("published_at", { ascending: false })
          .limit(limit)
          .abortSignal(signal),
      );
      return posts.flatMap(
        ({ slug, primary_service, published_at, blog_post_translations: [translation] }) =>
          translation && published_at
            ? [
                {
                  slug,
                  primaryService: primary_service,
                  publishedAt: published_at,
                  title: translation.title,
                  excerpt: translation.excerpt ?? "",
                  lang,
                },
              ]
            : [],
      );
    },
  });
