import { queryOptions } from "@tanstack/react-query";
import { keys, tableKey } from "@/data/client/keys";
import { readAll } from "@/data/staff/client/read";
import { columnsQuery } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";

/** The titles of the posts outside the trash, for the back office's search. */
export const postTitlesQuery = queryOptions({
  queryKey: [...keys.postLists, "titles"],
  queryFn: ({ signal }) =>
    readAll(
      () =>
        staffClient
          .from("blog_posts")
          .select("id, slug, status, blog_post_translations(lang, title)")
          .is("deleted_at", null)
          .order("created_at", { ascending: false })
          .order("id"),
      signal,
    ),
});

export const locationNamesQuery = columnsQuery(
  [...tableKey("locations"), "staff", "names"],
  "locations",
  ["slug", "name_en", "name_ar", "is_active"],
  ["display_order", "slug"],
);
