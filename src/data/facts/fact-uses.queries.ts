import { queryOptions } from "@tanstack/react-query";
import { FACT_KEYS } from "@domain/facts";
import { placeholderOf } from "@domain/fact-placeholders";
import { keys } from "@/data/keys";
import { count, head } from "@/data/staff/read";
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

const placeholderNamed = (fact: string): string =>
  FACT_KEYS.flatMap((key) => (key === fact ? (placeholderOf(key) ?? []) : []))[0] ?? fact;

/** @param fact its key, or what is said of a service: `price:nurse-on-call` */
export const factUsesQuery = (fact: string) =>
  queryOptions({
    queryKey: [...keys.facts, "uses", fact],
    queryFn: async ({ signal }): Promise<FactUses> => {
      const named = staffClient
        .from("blog_post_translations")
        .select("post_id", head)
        .like("content_markdown", `%{{${placeholderNamed(fact)}}}%`);
      const [file, articles] = await Promise.all([
        fetch(FILE, { signal }).then(async (answer) =>
          answer.ok ? ((await answer.json()) as { all: number; pages: Record<string, string[]> }) : undefined,
        ),
        count(named, signal),
      ]);
      const pages = file && (file.pages[fact] ?? []);
      return { pages, isOnEveryPage: file !== undefined && pages?.length === file.all, articles };
    },
    // Without a built site, as in development, nothing is known, and nothing is wrong.
    retry: false,
  });
