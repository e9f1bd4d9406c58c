import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

const MAX_SHOWN = 100;

/** Paths that visitors did not find and nobody dismissed: the most wanted first. */
export const missingPagesQuery = queryOptions({
  queryKey: keys.missingPages,
  staleTime: 0,
  queryFn: ({ signal }) =>
    read(
      staffClient
        .from("missing_paths")
        .select("path, hits, last_seen")
        .is("dismissed_at", null)
        .order("hits", { ascending: false })
        .order("last_seen", { ascending: false })
        .limit(MAX_SHOWN),
      signal,
    ),
});

export type MissingPage = Awaited<ReturnType<NonNullable<(typeof missingPagesQuery)["queryFn"]>>>[number];
