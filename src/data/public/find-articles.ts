import type { QueryFunctionContext } from "@tanstack/react-query";
import { factsQuery } from "./facts.queries";
import { type PublicClient, readPublic } from "@/data/client/read-public";
import type { RowOf, Shapes } from "@/data/client/shapes";
import { fillLine } from "@/i18n/fill-facts";
import type { Locale } from "@/config/locales";

// Not part of a page's first download: a prerendered page carries its articles.

/** What a list shows of an article, in one language. */
export interface ArticleCard {
  slug: string;
  primaryService: string | null;
  publishedAt: string;
  title: string;
  excerpt: string;
}

const cardShape = (z: Shapes) =>
  z.rows({
    slug: z.string(),
    primary_service: z.nullable(z.string()),
    published_at: z.nullable(z.string()),
    blog_post_translations: z.rows({ title: z.string(), excerpt: z.nullable(z.string()) }),
  });

type CardRow = RowOf<typeof cardShape>;

interface ArticlesFilter {
  locale: Locale;
  limit: number;
}

export interface ServicesFilter extends ArticlesFilter {
  /** The slug of one service, or those of several that share their articles. */
  services: readonly string[];
}

/** What reads a list: the facts that its texts name come from the client. */
type ListContext = Pick<QueryFunctionContext, "client" | "signal">;

/** The columns of `blog_posts` that a card is made of. */
const CARD_COLUMNS =
  "slug, primary_service, published_at, blog_post_translations!inner(lang, title, excerpt)";

/**
 * Published articles that exist in the language, newest first. A translation without a text counts as none.
 * @param filters columns that the caller filters by, and reads nothing of
 */
const newest = (rest: PublicClient, { locale, limit }: ArticlesFilter, filters = "") =>
  rest
    .from("blog_posts")
    .select(`${CARD_COLUMNS}${filters}` as typeof CARD_COLUMNS)
    .eq("status", "published")
    .eq("blog_post_translations.lang", locale)
    .is("blog_post_translations.has_text", true)
    .order("published_at", { ascending: false })
    .order("slug")
    .limit(limit);

const readTagged = (filter: ServicesFilter, signal: AbortSignal): Promise<CardRow[]> =>
  readPublic(
    cardShape,
    (rest) =>
      newest(rest, filter, ", blog_post_tags!inner(tag_slug)").in("blog_post_tags.tag_slug", [
        ...filter.services,
      ]),
    signal,
  );

/** Published articles that exist in the language, newest first. @throws AppError when the read fails */
export async function findLatestArticles(
  locale: Locale,
  limit: number,
  context: ListContext,
): Promise<ArticleCard[]> {
  const posts = await readPublic(cardShape, (rest) => newest(rest, { locale, limit }), context.signal);
  return cardsOf(posts, locale, context);
}

/**
 * Published articles about the services, newest first; while there are none, those that carry one of them as a tag.
 * @throws AppError when a read fails
 */
export async function findServiceArticles(
  filter: ServicesFilter,
  context: ListContext,
): Promise<ArticleCard[]> {
  const posts = await readPublic(
    cardShape,
    (rest) => newest(rest, filter).in("primary_service", [...filter.services]),
    context.signal,
  );
  return cardsOf(posts.length > 0 ? posts : await readTagged(filter, context.signal), filter.locale, context);
}

/**
 * Published articles that carry the slug of one of the services as a tag, newest first.
 * @throws AppError when the read fails
 */
export const findTaggedArticles = async (
  filter: ServicesFilter,
  context: ListContext,
): Promise<ArticleCard[]> => cardsOf(await readTagged(filter, context.signal), filter.locale, context);

/** The rows' cards, with the facts that their texts name. A row that is not what the list asked for has none. */
async function cardsOf(
  rows: readonly CardRow[],
  locale: Locale,
  { client }: ListContext,
): Promise<ArticleCard[]> {
  const facts = await client.fetchQuery(factsQuery);
  return rows.flatMap(({ slug, primary_service, published_at, blog_post_translations: [translation] }) =>
    translation && published_at
      ? {
          slug,
          primaryService: primary_service,
          publishedAt: published_at,
          title: fillLine(translation.title, facts, locale),
          excerpt: fillLine(translation.excerpt ?? "", facts, locale),
        }
      : [],
  );
}
