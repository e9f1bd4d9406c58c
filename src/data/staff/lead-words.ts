import { queryOptions } from "@tanstack/react-query";
import { tableKey } from "@/data/client/keys";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** How sources of campaigns are called, in their order. */
export const sourceNamesQuery = queryOptions({
  queryKey: [...tableKey("lead_options"), "source-names"],
  queryFn: ({ signal }) =>
    read(
      staffClient
        .from("lead_options")
        .select("key, name_en, name_ar, is_active")
        .eq("kind", "source")
        .order("display_order")
        .order("key"),
      signal,
    ),
});

/** How places are called, by the slugs of their pages. */
export const placeNamesQuery = queryOptions({
  queryKey: [...tableKey("locations"), "staff", "place-names"],
  queryFn: ({ signal }) =>
    read(staffClient.from("locations").select("slug, name_en, name_ar").order("slug"), signal),
});
