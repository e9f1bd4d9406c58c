import type { QueryFunctionContext } from "@tanstack/react-query";
import { readingMinutes } from "@domain/text-blocks";
import { factsQuery } from "./facts.queries";
import { missingPictures } from "./stored-pictures.queries";
import { type PublicClient, readPublic } from "@/data/client/read-public";
import type { RowOf, Shapes } from "@/data/client/shapes";
import { fillLine } from "@/i18n/fill-facts";
import type { Locale } from "@/config/locales";

// A page does not download this at first: a prerendered page contains its articles.

/** The content of a card in a list, in one language. */
export interface ArticleCard {
  slug: string;
  primaryService: string | null;
  publishedAt: string;
  title: string;
  excerpt: string;
  readingMinutes: number;
  /** Address of the article's own picture, unless it has none or the file was deleted. */
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
  /** The slug of one service, or those of several services that share their articles. */
  services: readonly string[];
}

interface TagsFilter extends ArticlesFilter {
  tags: readonly string[];
}

/** The context of a list's query: the client gives the facts in its texts. */
type ListContext = Pick<QueryFunctionContext, "client" | "signal">;

/** The columns of `blog_posts` that a card is made of. */
const CARD_COLUMNS =
  "slug, primary_service, published_at, blog_post_translations!inner(lang, title, excerpt, text_length, hero_image_url)";

/**
 * Published articles that exist in the language, newest first. A translation without a text does not count.
 * @param filters columns that the caller filters by, without reading them
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
 * Published articles about the services, newest first. Without any, those with one of the services as a tag.
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

/** Published articles with one of the tags, newest first. @throws AppError when the read fails */
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

/** A row's text in one language, for lists and searches. */
interface CardText {
  slug: string;
  primary_service: string | null;
  published_at: string;
  title: string;
  excerpt: string | null;
  text_length: number;
  hero_image_url: string | null;
}

/** The rows' cards. A row that does not match the list's filter has none. */
const cardsOf = (rows: readonly CardRow[], locale: Locale, context: ListContext): Promise<ArticleCard[]> =>
  fillCards(
    rows.flatMap(({ blog_post_translations: [text], published_at, ...row }) =>
      text && published_at ? { ...row, ...text, published_at } : [],
    ),
    locale,
    context,
  );

/** Cards with facts filled into their texts, and without deleted pictures. @throws AppError when a read fails */
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
