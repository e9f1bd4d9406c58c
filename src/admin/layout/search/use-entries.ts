import { useQueries } from "@tanstack/react-query";
import { searchQueries } from "@/data/staff/search.queries";
import { navigationTexts } from "@/words/admin/navigation";
import { adminPaths } from "../../shared/admin-paths";
import { useOfferedPages } from "../use-menu";
import type { SearchEntry } from "./find-entries";

interface Entries {
  pages: readonly SearchEntry[];
  /** Services, locations and posts, as far as they are there. */
  others: readonly SearchEntry[];
  isLoading: boolean;
  isError: boolean;
  refetch: () => void;
}

/** Everything that the search may find for this person. */
export function useEntries(): Entries {
  const pages = useOfferedPages().map(([name]): SearchEntry => ({
    kind: "page",
    id: name,
    to: adminPaths[name],
    name: { en: navigationTexts.en.pages[name], ar: navigationTexts.ar.pages[name] },
  }));
  const others = useQueries({ queries: searchQueries, combine });
  return { pages, ...others };
}

type Results = Parameters<
  NonNullable<Parameters<typeof useQueries<[...typeof searchQueries]>>[0]["combine"]>
>[0];

/** One function for all renders: what it makes stays the same as long as the answers do. */
function combine(results: Results): Omit<Entries, "pages"> {
  const [services, locations, posts] = results;
  return {
    others: [
      ...(services.data ?? []).map((row) => named("service", adminPaths.edit("services", row.id), row)),
      ...(locations.data ?? []).map((row) => named("location", adminPaths.edit("locations", row.id), row)),
      ...(posts.data ?? []).map(({ id, slug, status, blog_post_translations: texts }): SearchEntry => {
        const title = (lang: string) => texts.find((text) => text.lang === lang)?.title ?? "";
        return {
          kind: "post",
          id,
          to: adminPaths.post(id),
          name: { en: title("en"), ar: title("ar") },
          slug,
          status: status as SearchEntry["status"],
        };
      }),
    ],
    isLoading: results.some(({ data, isFetching }) => data === undefined && isFetching),
    isError: results.some(({ isError, isFetching }) => isError && !isFetching),
    refetch: () => results.filter((result) => result.isError).forEach((result) => void result.refetch()),
  };
}

interface NamedRow {
  id: string;
  slug: string;
  name_en: string;
  name_ar: string;
  is_active: boolean;
}

const named = (kind: "service" | "location", to: string, row: NamedRow): SearchEntry => ({
  kind,
  id: row.id,
  to,
  name: { en: row.name_en, ar: row.name_ar },
  slug: row.slug,
  isOff: !row.is_active,
});
