import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { serviceNamesQuery } from "@/data/staff/names";
import { locationNamesQuery, postTitlesQuery } from "@/data/staff/search.queries";
import { adminPaths } from "../../shared/admin-paths";
import { useIsIn } from "../../shared/use-staff-member";
import { useOfferedPages } from "../use-menu";
import { findEntries, postEntry, type SearchEntry } from "./find-entries";

/**
 * The entries of the search for this person: pages, and the services, locations and posts that are loaded. Without a word, all
 * pages.
 */
export function useEntries(typed: string) {
  const pages = useOfferedPages().map(({ path, name }): SearchEntry => ({
    kind: "page",
    id: path,
    to: adminPaths[path],
    name,
  }));
  const services = useQuery(serviceNamesQuery);
  const locations = useQuery(locationNamesQuery);
  const seesPosts = useIsIn("staff");
  const posts = useQuery({ ...postTitlesQuery, enabled: seesPosts });
  const queries = [services, locations, posts];
  // Thousands of posts take a moment, too long for each press of an arrow key.
  const others = useMemo(() => {
    if (typed.trim() === "") return [];
    const entries = [
      ...(services.data ?? []).map((row) => named("service", adminPaths.edit("services", row.id), row)),
      ...(locations.data ?? []).map((row) => named("location", adminPaths.edit("locations", row.id), row)),
      ...((seesPosts && posts.data) || []).map((post) => postEntry(post, adminPaths.post(post.id))),
    ];
    return findEntries(entries, typed);
  }, [services.data, locations.data, posts.data, seesPosts, typed]);
  return {
    found: [...findEntries(pages, typed), ...others],
    isLoading: queries.some(({ data, isFetching }) => data === undefined && isFetching),
    isError: queries.some(({ isError, isFetching }) => isError && !isFetching),
    refetch: () => queries.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
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
