import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { staffClient } from "@/data/staff/staff-client";

const MAX_SHOWN = 100;

/** Paths that visitors did not find and nobody dismissed: the most wanted first. */
export const missingPagesQuery = queryOptions({
  queryKey: keys.missingPages,
  staleTime: 0,
  queryFn: async ({ signal }) =>
    unwrap(
      await staffClient
        .from("missing_paths")
        .select("path, hits, last_seen")
        .is("dismissed_at", null)
        .order("hits", { ascending: false })
        .order("last_seen", { ascending: false })
        .limit(MAX_SHOWN)
        .abortSignal(signal)
        .retry(false),
    ),
});

export type MissingPage = Awaited<ReturnType<NonNullable<(typeof missingPagesQuery)["queryFn"]>>>[number];
