import { queryOptions } from "@tanstack/react-query";
import { FACT_KEYS } from "@domain/facts";
import { PLACEHOLDER_SERVICE_FACTS, placeholderOf } from "@domain/fact-placeholders";
import { paths } from "@/config/paths";
import { keys } from "@/data/client/keys";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** A fact that a published article writes out in figures or words: there it stays as it is when the fact changes. */
export interface TypedInArticle {
  /** As in `FactUsesFile.pages`. */
  fact: string;
  /** As written. */
  typed: string;
  /** Whether it is what the facts said when the site was built. */
  isCurrent: boolean;
  /** The article's. */
  id: string;
  title_en: string;
  title_ar: string;
}

/** What a build tells about which page says which fact. */
export interface FactUsesFile {
  /** What it was found out for: with the same, the same pages say the same facts. */
  of: string;
  /** How many pages were looked at. */
  all: number;
  /**
   * The paths without locale of the pages, and of the files under /api, that say it: by a fact's key, by `price:` and the slug of
   * a service, by `permit:` and its kind, or by `licensed` for words that rest on the licence.
   */
  pages: Record<string, readonly string[]>;
  typed: readonly TypedInArticle[];
}

/** The articles outside the trash that name a fact in any of their texts: how many, and the first of them. */
export interface NamingArticles {
  count: number;
  posts: readonly Pick<TypedInArticle, "id" | "title_en" | "title_ar">[];
}

/** Where a fact is said. */
export interface FactUses {
  /** Undefined while no built site has told. */
  pages: readonly string[] | undefined;
  /** Header, footer or menu say it. */
  isOnEveryPage: boolean;
  articles: NamingArticles;
  /** Articles that write it out, each once. */
  typing: readonly TypedInArticle[];
}

const FILE = "/api/fact-uses";

/** Null without a built site, as in development: nothing is known, and nothing is wrong. A form asks for several facts at once. */
const fileQuery = queryOptions({
  queryKey: [...keys.facts, "uses-file"],
  queryFn: async ({ signal }): Promise<FactUsesFile | null> => {
    const answer = await fetch(FILE, { signal });
    return answer.ok ? ((await answer.json()) as FactUsesFile) : null;
  },
  // The next build writes another one: only those who ask at once share an answer.
  staleTime: 0,
  retry: false,
});

const oncePerArticle = (typed: readonly TypedInArticle[]): TypedInArticle[] => [
  ...new Map(typed.map((one) => [one.id, one])).values(),
];

/** Published articles that write out what the facts do not say any more, each once. */
export const outdatedArticlesQuery = queryOptions({
  queryKey: [...keys.facts, "outdated"],
  queryFn: async ({ client }) =>
    oncePerArticle((await client.fetchQuery(fileQuery))?.typed.filter(({ isCurrent }) => !isCurrent) ?? []),
  retry: false,
});

/** Words that rest on the licence, which texts of staff write as `{{licensed:…}}`. */
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

/** The articles that name one of these, or link to a page. */
const readArticles = async (names: readonly string[], path: string | undefined, signal: AbortSignal) =>
  (await read(
    staffClient.rpc("articles_naming", { p_names: [...names], ...(path !== undefined && { p_path: path }) }),
    signal,
  )) as unknown as NamingArticles;

/** How many articles name anything of a service, or link to its page. */
export const countServiceArticles = async (slug: string, signal: AbortSignal): Promise<number> => {
  const names = PLACEHOLDER_SERVICE_FACTS.map((fact) => `${fact}:${slug}`);
  return (await readArticles(names, paths.service(slug), signal)).count;
};

export const serviceArticlesQuery = (slug: string) =>
  queryOptions({
    queryKey: [...keys.facts, "articles", slug],
    queryFn: ({ signal }) => countServiceArticles(slug, signal),
  });

/** Of these, how many are pages, and not files for programs. */
export const pageCount = (pages: readonly string[]): number =>
  pages.filter((path) => !path.startsWith("/api/")).length;

/** @param fact its key, what is said of a service: `price:nurse-on-call`, `name:nurse-on-call`, or `licensed` for words that rest on the licence */
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
