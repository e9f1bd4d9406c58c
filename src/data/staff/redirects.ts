import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { assertOk, requireRow } from "@/data/client/errors";
import { keys, tableKey } from "@/data/client/keys";
import { staleAfter } from "./stale";
import { change } from "@/data/staff/client/change";
import { type DataOf, read, readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

export interface RedirectPaths {
  from_path: string;
  to_path: string;
}

/** The redirects of an address in either language; an address with a page should have none. */
export const redirectsFromQuery = (path: string) =>
  queryOptions({
    queryKey: [...tableKey("url_redirects"), "staff", path],
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(
        staffClient
          .from("url_redirects")
          .select("from_path, to_path")
          .in("from_path", [path, `/ar${path}`, `/en${path}`])
          .is("is_active", true)
          .order("from_path"),
        signal,
      ),
  });

/**
 * Redirects the old address of a page to its new one, together with all redirects to the old one; redirects of the new one are
 * removed. It can be repeated.
 * @throws AppError `forbidden` for anyone but an owner or the person who has just renamed the post
 */
export const moveRedirects = change(
  async ({ from, to }: { from: string; to: string }) =>
    assertOk(await staffClient.rpc("move_redirects", { p_from: from, p_to: to })),
  staleAfter("url_redirects"),
);

const redirectProblem = z.object({
  reason: z.string(),
  path: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
});

/** The rule that a redirect breaks, and what it conflicts with. */
export type RedirectProblem = z.infer<typeof redirectProblem>;

/** The reason why the database would refuse an unsaved redirect; null for none. */
export const redirectProblemQuery = (
  { from_path, to_path }: RedirectPaths,
  isActive: boolean,
  id: string | undefined,
) =>
  queryOptions({
    queryKey: [...tableKey("url_redirects"), "staff", "problem", from_path, to_path, isActive, id],
    queryFn: ({ signal }) =>
      readAs(
        redirectProblem.nullable(),
        staffClient.rpc("redirect_problem", {
          p_from: from_path,
          p_to: to_path,
          p_is_active: isActive,
          ...(id !== undefined && { p_id: id }),
        }),
        signal,
      ),
    // Each pause in typing makes a new query.
    gcTime: 0,
  });

const MAX_SHOWN = 100;

/** Missing paths that nobody dismissed, the most requested first. */
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

export type MissingPage = DataOf<typeof missingPagesQuery>[number];

/** Removes a path from the list, or puts it back. */
export const dismissMissingPage = change(
  async ({ path, isDismissed }: { path: string; isDismissed: boolean }) =>
    requireRow(
      await staffClient
        .from("missing_paths")
        .update({ dismissed_at: isDismissed ? new Date().toISOString() : null })
        .eq("path", path)
        .select("path"),
    ),
  [keys.missingPages],
);
