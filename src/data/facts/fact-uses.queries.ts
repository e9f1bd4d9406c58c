import { queryOptions } from "@tanstack/react-query";
import { FACT_KEYS } from "@domain/facts";
import { PLACEHOLDER_SERVICE_FACTS, placeholderOf } from "@domain/fact-placeholders";
import { paths } from "@/config/paths";
import { keys } from "@/data/keys";
import { read } from "@/data/staff/read";
import { staffClient } from "@/data/staff/staff-client";

/** Where a fact is said. */
export interface FactUses {
  /** Neutral paths of the pages that say it; undefined while no built site has told. */
  pages: readonly string[] | undefined;
  /** Header, footer or menu say it. */
  isOnEveryPage: boolean;
  /** How many articles name it in their text. */
  articles: number;
}

/** The file in which a build tells which page says which fact: neutral paths by the name of the fact. */
const FILE = "/api/fact-uses";

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
  return FACT_KEYS.flatMap((key) => (key === fact ? (placeholderOf(key) ?? []) : []));
}

/** How many articles outside the trash name one of these in any of their texts, or link to a page. */
const countArticles = (names: readonly string[], path: string | undefined, signal: AbortSignal) =>
  read(
    staffClient.rpc("articles_naming", { p_names: [...names], ...(path !== undefined && { p_path: path }) }),
    signal,
  );

/** How many articles name anything of a service, or link to its page. */
export const countServiceArticles = (slug: string, signal: AbortSignal) =>
  countArticles(
    PLACEHOLDER_SERVICE_FACTS.map((fact) => `${fact}:${slug}`),
    paths.service(slug),
    signal,
  );

export const serviceArticlesQuery = (slug: string) =>
  queryOptions({
    queryKey: [...keys.facts, "articles", slug],
    queryFn: ({ signal }) => countServiceArticles(slug, signal),
  });

/** @param fact its key, what is said of a service: `price:nurse-on-call`, `name:nurse-on-call`, or `licensed` for words that rest on the licence */
export const factUsesQuery = (fact: string) =>
  queryOptions({
    queryKey: [...keys.facts, "uses", fact],
    queryFn: async ({ signal }): Promise<FactUses> => {
      const [file, articles] = await Promise.all([
        fetch(FILE, { signal }).then(async (answer) =>
          answer.ok ? ((await answer.json()) as { all: number; pages: Record<string, string[]> }) : undefined,
        ),
        countArticles(placeholdersNamed(fact), undefined, signal),
      ]);
      const pages = file && (file.pages[fact] ?? []);
      return { pages, isOnEveryPage: file !== undefined && pages?.length === file.all, articles };
    },
    // Without a built site, as in development, nothing is known, and nothing is wrong.
    retry: false,
  });
