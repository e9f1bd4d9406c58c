import { queryOptions } from "@tanstack/react-query";
import { FACT_KEYS } from "@domain/facts";
import { PLACEHOLDER_SERVICE_FACTS, placeholderOf } from "@domain/fact-placeholders";
import { paths } from "@/config/paths";
import { keys } from "@/data/client/keys";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** A fact that a published article spells out in figures or words: it does not change with the fact. */
export interface TypedInArticle {
  /** A key of `FactUsesFile.pages`. */
  fact: string;
  /** The text in the article. */
  typed: string;
  /** Whether it equaled the fact when the site was built. */
  isCurrent: boolean;
  /** The article's. */
  id: string;
  title_en: string;
  title_ar: string;
}

/** A build's report about the pages that use each fact. */
export interface FactUsesFile {
  /** The version that the report is about: with the same version, the same pages use the same facts. */
  of: string;
  /** The number of pages that were checked. */
  all: number;
  /**
   * The paths without language prefix of the pages, and of the files under /api, that use it: by a fact's key, by `price:` and
   * the slug of a service, by `permit:` and its kind, or by `licensed` for texts that depend on the licence.
   */
  pages: Record<string, readonly string[]>;
  typed: readonly TypedInArticle[];
}

/** The articles outside the trash that name a fact in any of their texts: their number, and the first of them. */
export interface NamingArticles {
  count: number;
  posts: readonly Pick<TypedInArticle, "id" | "title_en" | "title_ar">[];
}

/** The places that use a fact. */
export interface FactUses {
  /** Undefined without the report of a built site. */
  pages: readonly string[] | undefined;
  /** Whether header, footer or menu use it. */
  isOnEveryPage: boolean;
  articles: NamingArticles;
  /** Articles that spell it out, each once. */
  typing: readonly TypedInArticle[];
}

const FILE = "/api/fact-uses";

/** Null without a built site, as in development: then no use is known. A form needs several facts at once. */
const fileQuery = queryOptions({
  queryKey: [...keys.facts, "uses-file"],
  queryFn: async ({ signal }): Promise<FactUsesFile | null> => {
    const answer = await fetch(FILE, { signal });
    return answer.ok ? ((await answer.json()) as FactUsesFile) : null;
  },
  // The next build writes another report, so only simultaneous requests share an answer.
  staleTime: 0,
  retry: false,
});

const oncePerArticle = (typed: readonly TypedInArticle[]): TypedInArticle[] => [
  ...new Map(typed.map((one) => [one.id, one])).values(),
];

/** Published articles that spell out former facts, each once. */
export const outdatedArticlesQuery = queryOptions({
  queryKey: [...keys.facts, "outdated"],
  queryFn: async ({ client }) =>
    oncePerArticle((await client.fetchQuery(fileQuery))?.typed.filter(({ isCurrent }) => !isCurrent) ?? []),
  retry: false,
});

/** Texts that depend on the licence. Staff write them as `{{licensed:…}}`. */
const CLAIMS = "licensed";

/** A price is written with its currency and without. */
function placeholdersNamed(fact: string): string[] {
  if (fact === CLAIMS) return [CLAIMS];
  const [what, slug] = fact.split(":");
  if (slug !== undefined)
    return PLACEHOLDER_SERVICE_FACTS.filter(
      (known) => known === what || (known === "amount" && what === "price"),
    ).map((known) => `${known}:${slug}`);
  return FACT_KEYS.filter((key) => key === fact).map(placeholderOf);
}

/** The articles that name one of these facts, or link to a page. */
const readArticles = async (names: readonly string[], path: string | undefined, signal: AbortSignal) =>
  (await read(
    staffClient.rpc("articles_naming", { p_names: [...names], ...(path !== undefined && { p_path: path }) }),
    signal,
  )) as unknown as NamingArticles;

/** The number of articles that name a fact of a service, or link to its page. */
export const countServiceArticles = async (slug: string, signal: AbortSignal): Promise<number> => {
  const names = PLACEHOLDER_SERVICE_FACTS.map((fact) => `${fact}:${slug}`);
  return (await readArticles(names, paths.service(slug), signal)).count;
};

export const serviceArticlesQuery = (slug: string) =>
  queryOptions({
    queryKey: [...keys.facts, "articles", slug],
    queryFn: ({ signal }) => countServiceArticles(slug, signal),
  });

/** The number of pages among them, without the files for programs. */
export const pageCount = (pages: readonly string[]): number =>
  pages.filter((path) => !path.startsWith("/api/")).length;

/**
 * @param fact its key, a key of a service: `price:nurse-on-call`, `name:nurse-on-call`, or `licensed` for texts that depend on
 * the licence
 */
export const factUsesQuery = (fact: string) =>
  queryOptions({
    queryKey: [...keys.facts, "uses", fact],
    queryFn: async ({ client, signal }): Promise<FactUses> => {
      const [file, articles] = await Promise.all([
        client.fetchQuery(fileQuery),
        readArticles(placeholdersNamed(fact), undefined, signal),
      ]);
      const pages = file ? (file.pages[fact] ?? []) : undefined;
      return {
        pages,
        isOnEveryPage: !!pages && pageCount(pages) === file?.all,
        articles,
        typing: oncePerArticle(file?.typed.filter((one) => one.fact === fact) ?? []),
      };
    },
    retry: false,
  });
