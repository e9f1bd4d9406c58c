import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";

/** Everything under this key is read anew after a change. */
export const REDIRECTS_KEY = ["url-redirects-managed"] as const;

/** All redirects, active or not, newest first. */
export const managedRedirectsQuery = queryOptions({
  queryKey: REDIRECTS_KEY,
  queryFn: async ({ signal }) =>
    unwrap(
      await staffClient
        .from("url_redirects")
        .select("id, from_path, to_path, redirect_type, is_active, updated_at")
        .order("created_at", { ascending: false })
        .order("from_path")
        .abortSignal(signal)
        .retry(false),
    ),
});

/** Where an address leads now, in either language; one that has a page of its own should lead nowhere. */
export const redirectsFromQuery = (path: string) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, path],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(
        await staffClient
          .from("url_redirects")
          .select("from_path, to_path")
          .in("from_path", [path, `/ar${path}`, `/en${path}`])
          .is("is_active", true)
          .order("from_path")
          .abortSignal(signal)
          .retry(false),
      ),
  });

export type ManagedRedirect = Awaited<
  ReturnType<NonNullable<(typeof managedRedirectsQuery)["queryFn"]>>
>[number];
