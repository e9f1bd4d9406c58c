import type { QueryFunctionContext } from "@tanstack/react-query";
import { readPublic } from "@/data/client/read-public";
import type { Shapes } from "@/data/client/shapes";
import type { Locale } from "@/config/locales";
import { type ArticleCard, fillCards } from "./find-articles";

interface FoundArticle extends ArticleCard {
  /** The part of the text with the most of the words, in Markdown; null when the card itself has them. */
  passage: string | null;
}

export interface SearchAnswer {
  /** Whether the articles contain all of the words, similar words, or some of them. */
  kind: string;
  /** The number of articles found; `articles` are the first of them. Thousands are not counted. */
  total: number;
  /** False when there are more than `total`. */
  isExact: boolean;
  articles: FoundArticle[];
  /** The words to mark in titles, excerpts and passages, folded. */
  words: ReadonlySet<string>;
}

const shape = (z: Shapes) =>
  z.pipe(
    z.unknown(),
    z.object({
      kind: z.string(),
      total: z.number(),
      is_exact: z.boolean(),
      words: z.array(z.string()),
      rows: z.rows({
        slug: z.string(),
        primary_service: z.nullable(z.string()),
        published_at: z.string(),
        title: z.string(),
        excerpt: z.nullable(z.string()),
        text_length: z.number(),
        hero_image_url: z.nullable(z.string()),
        passage: z.nullable(z.string()),
      }),
    }),
  );

/**
 * Published articles in a language that contain the words. The words are sent in the request's body: addresses are kept in
 * logs.
 * @throws AppError when the search fails
 */
export async function searchArticles(
  text: string,
  locale: Locale,
  most: number,
  context: Pick<QueryFunctionContext, "client" | "signal">,
): Promise<SearchAnswer> {
  const { rows, words, is_exact, ...answer } = await readPublic(
    shape,
    (rest) => rest.rpc("search_articles", { p_search: text, p_lang: locale, p_most: most }),
    context.signal,
  );
  const cards = await fillCards(rows, locale, context);
  return {
    ...answer,
    isExact: is_exact,
    words: new Set(words),
    articles: cards.map((card, index) => ({ ...card, passage: rows[index]?.passage ?? null })),
  };
}
