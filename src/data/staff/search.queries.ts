import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { read, readAll } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** What the back office's search knows of the posts outside the trash. */
export const postTitlesQuery = queryOptions({
  queryKey: [...keys.postLists, "titles"],
  queryFn: ({ signal }) =>
    readAll(
      (first, last) =>
        staffClient
          .from("blog_posts")
          .select("id, slug, status, blog_post_translations(lang, title)")
          .is("deleted_at", null)
          .order("created_at", { ascending: false })
          .order("id")
          .range(first, last),
      signal,
    ),
});

export const locationNamesQuery = queryOptions({
  queryKey: [...keys.locations, "staff", "names"],
  queryFn: ({ signal }) =>
    read(
      staffClient
        .from("locations")
        .select("id, slug, name_en, name_ar, is_active")
        .order("display_order")
        .order("slug"),
      signal,
    ),
});
