import { queryOptions } from "@tanstack/react-query";
import { dataOf } from "@/data/errors";
import type { ArticleCard } from "./blog-posts.queries";

const SERVICE_ARTICLES_LIMIT = 3;

type ServiceArticle = Pick<ArticleCard, "slug" | "title" | "excerpt" | "publishedAt">;

interface PostRow {
  slug: string;
  published_at: string | null;
  blog_post_translations: { title: string; excerpt: string | null }[];
}

/** Published articles about a service, newest first; while it has none, those that carry its slug as a tag. */
export const serviceArticlesQuery = (
  lang: "en" | "ar",
  service: string,
  limit: number = SERVICE_ARTICLES_LIMIT,
) =>
  queryOptions({
    queryKey: ["blog-posts", "service", { lang, service, limit }],
    queryFn: async ({ signal }): Promise<ServiceArticle[]> => {
      const { rest } = await import("@/data/rest-client");
      const primary = dataOf(
        await rest
          .from("blog_posts")
          .select("slug, published_at, blog_post_translations!inner(title, excerpt)")
          .eq("status", "published")
          .eq("primary_service", service)
          .eq("blog_post_translations.lang", lang)
          .order("published_at", { ascending: false })
          .limit(limit)
          .abortSignal(signal),
      );
      if (primary.length > 0) return primary.flatMap(articleOf);
      const tagged = dataOf(
        await rest
          .from("blog_posts")
          .select(
            "slug, published_at, blog_post_translations!inner(title, excerpt), blog_post_tags!inner(tag_slug)",
          )
          .eq("status", "published")
          .eq("blog_post_tags.tag_slug", service)
          .eq("blog_post_translations.lang", lang)
          .order("published_at", { ascending: false })
          .limit(limit)
          .abortSignal(signal),
      );
      return tagged.flatMap(articleOf);
    },
  });

function articleOf({ slug, published_at, blog_post_translations: [translation] }: PostRow): ServiceArticle[] {
  if (!translation || !published_at) return [];
  return [{ slug, publishedAt: published_at, title: translation.title, excerpt: translation.excerpt ?? "" }];
}
