import { localizedPath, paths } from "@/config/paths";
import type { Facts } from "@domain/facts";
import { serviceName } from "@/content/service-titles";
import { fetchPublishedPosts, type PublishedPostRow } from "@/data/public/published-articles.queries";
import { fetchFacts } from "@/data/public/facts.queries";
import { fillLine } from "@/i18n/fill-facts";
import { localized } from "@/i18n/localized";
import { LOCALES } from "@/config/locales";
import { sceneOf } from "@/components/patterns/service-scene";

/** An article in one of its published languages, in the shape that pictures, feeds and the sitemap need. */
export type PublishedArticle = ReturnType<typeof articlesOf>[number];

/**
 * Every published article, newest first, once for each of its languages.
 * @param slugs limits the result to these articles
 * @throws AppError when the articles cannot be read
 */
export async function publishedArticles(slugs?: readonly string[]): Promise<PublishedArticle[]> {
  const [facts, posts] = await Promise.all([fetchFacts(), fetchPublishedPosts(slugs)]);
  return posts.flatMap((post) => articlesOf(post, facts));
}

/** The languages of one post, English first. */
export function articlesOf(post: PublishedPostRow, facts: Facts) {
  const { slug, primary_service: service, published_at: publishedAt, authors } = post;
  return LOCALES.flatMap((lang) => {
    const text = post.blog_post_translations.find((translation) => translation.lang === lang);
    if (!text || !publishedAt) return [];
    return [
      {
        slug,
        lang,
        /** The path of the article in that language. */
        path: localizedPath(paths.article(slug), lang),
        headline: fillLine(text.h1 || text.title, facts, lang),
        excerpt: fillLine(text.excerpt ?? "", facts, lang),
        /** ISO 8601 times with their zone. */
        publishedAt,
        updatedAt: post.updated_at,
        author: authors && localized(authors, "name", lang),
        /** The slug and the name of its service. */
        service,
        serviceName: (service && serviceName(facts, service, lang)) || null,
        /** Path of the service's drawing. */
        scene: sceneOf(service).src,
        /** Path of the picture for shared links. */
        card: localizedPath(paths.articleCard(slug), lang),
        /** Path or address of the original, when this page is a copy. */
        canonical: text.canonical_url || null,
      },
    ];
  });
}
