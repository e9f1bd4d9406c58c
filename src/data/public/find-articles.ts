import type { QueryFunctionContext } from "@tanstack/react-query";
import { readingMinutes } from "@domain/text-blocks";
import { factsQuery } from "./facts.queries";
import { missingPictures } from "./stored-pictures.queries";
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
  readingMinutes: number;
  /** Address of the article's own picture, if it has one that is still there. */
  picture: string | null;
}

const cardShape = (z: Shapes) =>
  z.rows({
    slug: z.string(),
    primary_service: z.nullable(z.string()),
    published_at: z.nullable(z.string()),
    blog_post_translations: z.rows({
      title: z.string(),
      excerpt: z.nullable(z.string()),
      text_length: z.number(),
      hero_image_url: z.nullable(z.string()),
    }),
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

interface TagsFilter extends ArticlesFilter {
  tags: readonly string[];
}

/** What reads a list: the facts that its texts name come from the client. */
type ListContext = Pick<QueryFunctionContext, "client" | "signal">;

/** The columns of `blog_posts` that a card is made of. */
const CARD_COLUMNS =
  "slug, primary_service, published_at, blog_post_translations!inner(lang, title, excerpt, text_length, hero_image_url)";

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

const readTagged = (filter: TagsFilter, signal: AbortSignal): Promise<CardRow[]> =>
  readPublic(
    cardShape,
    (rest) =>
      newest(rest, filter, ", blog_post_tags!inner(tag_slug)").in("blog_post_tags.tag_slug", [
        ...filter.tags,
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
  const found =
    posts.length > 0 ? posts : await readTagged({ ...filter, tags: filter.services }, context.signal);
  return cardsOf(found, filter.locale, context);
}

/** Published articles that carry one of the tags, newest first. @throws AppError when the read fails */
export const findTaggedArticles = async (filter: TagsFilter, context: ListContext): Promise<ArticleCard[]> =>
  cardsOf(await readTagged(filter, context.signal), filter.locale, context);

/** Published articles about none of the services, newest first. @throws AppError when the read fails */
export async function findOtherArticles(
  filter: ServicesFilter,
  context: ListContext,
): Promise<ArticleCard[]> {
  const posts = await readPublic(
    cardShape,
    (rest) =>
      newest(rest, filter).or(
        `primary_service.is.null,primary_service.not.in.(${filter.services.join(",")})`,
      ),
    context.signal,
  );
  return cardsOf(posts, filter.locale, context);
}

/** A row's text in one language, as both lists and searches read it. */
interface CardText {
  slug: string;
  primary_service: string | null;
  published_at: string;
  title: string;
  excerpt: string | null;
  text_length: number;
  hero_image_url: string | null;
}

/** The rows' cards. A row that is not what the list asked for has none. */
const cardsOf = (rows: readonly CardRow[], locale: Locale, context: ListContext): Promise<ArticleCard[]> =>
  fillCards(
    rows.flatMap(({ blog_post_translations: [text], published_at, ...row }) =>
      text && published_at ? { ...row, ...text, published_at } : [],
    ),
    locale,
    context,
  );

/** Cards with the facts that their texts name, and without pictures that were deleted. @throws AppError when a read fails */
export async function fillCards(
  texts: readonly CardText[],
  locale: Locale,
  { client, signal }: ListContext,
): Promise<ArticleCard[]> {
  const [facts, existing] = await Promise.all([
    client.fetchQuery(factsQuery),
    missingPictures(
      texts.map(({ hero_image_url }) => hero_image_url),
      signal,
    ),
  ]);
  return texts.map((text) => ({
    slug: text.slug,
    primaryService: text.primary_service,
    publishedAt: text.published_at,
    title: fillLine(text.title, facts, locale),
    excerpt: fillLine(text.excerpt ?? "", facts, locale),
    readingMinutes: readingMinutes(text.text_length),
    picture: existing(text.hero_image_url),
  }));
}
