import { keepPreviousData, queryOptions, type QueryFunctionContext } from "@tanstack/react-query";
import { plainTextOf } from "@/components/patterns/markdown/body-node";
import type { Locale } from "@/config/locales";
import { tableKey } from "@/data/client/keys";
import { factsQuery } from "@/data/public/facts.queries";
import type { ArticleCard } from "@/data/public/find-articles";
import { fillFacts } from "@/i18n/fill-facts";
import { SERVICES_OF_GROUP } from "./blog.queries";
import type { Chosen } from "./chosen";

/** The database's limit for a search. */
const MAX_FOUND = 60;

export interface ChosenArticle extends ArticleCard {
  /** Shown instead of the excerpt: the part that contains the words. */
  passage?: string;
}

export interface ChosenArticles {
  /** For a search: whether the articles contain all of the words, similar words, or some of them. */
  kind?: string;
  articles: ChosenArticle[];
  /** The number of articles; unknown for a list that has more. */
  total: number | undefined;
  /** For a search: false when there are more than `total`. */
  isExact?: boolean;
  hasMore: boolean;
  /** The words to mark, folded. */
  words: ReadonlySet<string>;
}

/** The first `most` articles for an address of the blog. @throws AppError when the read fails */
export const chosenArticlesQuery = (chosen: Chosen, locale: Locale, most: number) =>
  queryOptions({
    queryKey: [...tableKey("blog_posts"), "chosen", { ...chosen, locale, most }],
    placeholderData: keepPreviousData,
    queryFn: (context): Promise<ChosenArticles> =>
      "search" in chosen
        ? findByWords(chosen.search, locale, most, context)
        : findInList(chosen, locale, most, context),
  });

async function findByWords(
  text: string,
  locale: Locale,
  most: number,
  context: QueryFunctionContext,
): Promise<ChosenArticles> {
  const [{ searchArticles }, { bodyTree }, facts] = await Promise.all([
    import("@/data/public/search-articles"),
    import("@/components/patterns/markdown/body-tree"),
    context.client.fetchQuery(factsQuery),
  ]);
  const { articles, ...answer } = await searchArticles(text, locale, most, context);
  const plain = async (markdown: string) =>
    plainTextOf(await bodyTree(fillFacts(markdown, facts, locale)))
      .replace(/\s+/g, " ")
      // A line of a table has no meaning without its table.
      .replace(/^ ?\| ?| ?\| ?$/g, "")
      .replace(/ ?\| ?/g, " · ")
      .trim();
  return {
    ...answer,
    hasMore: answer.total > articles.length && articles.length < MAX_FOUND,
    articles: await Promise.all(
      articles.map(async ({ passage, ...article }) =>
        passage === null ? article : { ...article, passage: await plain(passage) },
      ),
    ),
  };
}

async function findInList(
  chosen: Exclude<Chosen, { search: string }>,
  locale: Locale,
  most: number,
  context: QueryFunctionContext,
): Promise<ChosenArticles> {
  const { findOtherArticles, findServiceArticles, findTaggedArticles } =
    await import("@/data/public/find-articles");
  // One more than shown, to learn whether there are more.
  const asked = { locale, limit: most + 1 };
  const found =
    "tag" in chosen
      ? await findTaggedArticles({ ...asked, tags: [chosen.tag] }, context)
      : chosen.group === "more"
        ? await findOtherArticles({ ...asked, services: Object.values(SERVICES_OF_GROUP).flat() }, context)
        : await findServiceArticles({ ...asked, services: SERVICES_OF_GROUP[chosen.group] }, context);
  const hasMore = found.length > most;
  return {
    articles: found.slice(0, most),
    total: hasMore ? undefined : found.length,
    hasMore,
    words: new Set(),
  };
}
