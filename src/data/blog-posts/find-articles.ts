import type { QueryFunctionContext } from "@tanstack/react-query";
import { unwrap } from "@/data/errors";
import { factsQuery } from "@/data/facts/facts.queries";
import { rest } from "@/data/rest-client";
import { fillFacts } from "@/i18n/fill-facts";
import type { ArticleCard } from "./article-card";

// Not part of a page's first download: a prerendered page carries its articles.

interface CardRow {
  slug: string;
  primary_service: string | null;
  published_at: string | null;
  blog_post_translations: { title: string; excerpt: string | null }[];
}

export interface ServicesFilter {
  locale: "en" | "ar";
  /** The slug of one service, or those of several that share their articles. */
  services: readonly string[];
  limit: number;
}

/** What reads a list: the facts that its texts name come from the client. */
type ListContext = Pick<QueryFunctionContext, "client" | "signal">;

/** The columns of `blog_posts` that a card is made of. */
const CARD_COLUMNS =
  "slug, primary_service, published_at, blog_post_translations!inner(lang, title, excerpt)";

/** A translation without a text counts as none. */
const HAS_TEXT = ["blog_post_translations.has_text", "is", true] as const;

/**
 * Published articles that exist in the language, newest first.
 * @throws AppError when the read fails
 */
export async function findLatestArticles(
  locale: "en" | "ar",
  limit: number,
  context: ListContext,
): Promise<ArticleCard[]> {
  const posts = await rest
    .from("blog_posts")
    .select(CARD_COLUMNS)
    .eq("status", "published")
    .eq("blog_post_translations.lang", locale)
    .filter(...HAS_TEXT)
    .order("published_at", { ascending: false })
    .order("slug")
    .limit(limit)
    .abortSignal(context.signal);
  return cardsOf(unwrap(posts), locale, context);
}

/**
 * Published articles about the services, newest first; while there are none, those that carry one of them as a tag.
 * @throws AppError when a read fails
 */
export async function findServiceArticles(
  { locale, services, limit }: ServicesFilter,
  context: ListContext,
): Promise<ArticleCard[]> {
  const posts = unwrap(
    await rest
      .from("blog_posts")
      .select(CARD_COLUMNS)
      .eq("status", "published")
      .in("primary_service", [...services])
      .eq("blog_post_translations.lang", locale)
      .filter(...HAS_TEXT)
      .order("published_at", { ascending: false })
      .order("slug")
      .limit(limit)
      .abortSignal(context.signal),
  );
  if (posts.length > 0) return cardsOf(posts, locale, context);
  return findTaggedArticles({ locale, services, limit }, context);
}

/**
 * Published articles that carry the slug of one of the services as a tag, newest first.
 * @throws AppError when the read fails
 */
export async function findTaggedArticles(
  { locale, services, limit }: ServicesFilter,
  context: ListContext,
): Promise<ArticleCard[]> {
  const posts = await rest
    .from("blog_posts")
    .select(`${CARD_COLUMNS}, blog_post_tags!inner(tag_slug)`)
    .eq("status", "published")
    .in("blog_post_tags.tag_slug", [...services])
    .eq("blog_post_translations.lang", locale)
    .filter(...HAS_TEXT)
    .order("published_at", { ascending: false })
    .order("slug")
    .limit(limit)
    .abortSignal(context.signal);
  return cardsOf(unwrap(posts), locale, context);
}

/** The rows' cards, with the facts that their texts name. A row that is not what the list asked for has none. */
async function cardsOf(
  rows: readonly CardRow[],
  locale: "en" | "ar",
  { client }: ListContext,
): Promise<ArticleCard[]> {
  const facts = await client.fetchQuery(factsQuery);
  return rows.flatMap(({ slug, primary_service, published_at, blog_post_translations: [translation] }) =>
    translation && published_at
      ? {
          slug,
          primaryService: primary_service,
          publishedAt: published_at,
          title: fillFacts(translation.title, facts, locale),
          excerpt: fillFacts(translation.excerpt ?? "", facts, locale),
        }
      : [],
  );
}
