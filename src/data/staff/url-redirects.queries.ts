import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { read, readAll } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** All redirects, active or not, newest first. */
export const managedRedirectsQuery = queryOptions({
  queryKey: [...keys.redirects, "staff"],
  queryFn: ({ signal }) =>
    readAll(
      (first, last) =>
        staffClient
          .from("url_redirects")
          .select("id, from_path, to_path, redirect_type, is_active, updated_at")
          .order("created_at", { ascending: false })
          .order("from_path")
          .range(first, last),
      signal,
    ),
});

/** Where an address leads now, in either language; one that has a page of its own should lead nowhere. */
export const redirectsFromQuery = (path: string) =>
  queryOptions({
    queryKey: [...keys.redirects, "staff", path],
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

export type ManagedRedirect = Awaited<
  ReturnType<NonNullable<(typeof managedRedirectsQuery)["queryFn"]>>
>[number];
