import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { AppError } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { trash, trashPosts } from "./post.mutations";
import { type DataOf, readAll } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** Every post outside the trash, in any status, newest first, with the columns of its addresses. Read on request. */
export const postUrlsQuery = queryOptions({
  queryKey: keys.siteUrls,
  enabled: false,
  staleTime: Infinity,
  retry: false,
  queryFn: ({ signal }) =>
    readAll(
      () =>
        staffClient
          .from("blog_posts")
          .select("id, slug, status, created_at, updated_at, blog_post_translations(lang)")
          .is("deleted_at", null)
          .order("created_at", { ascending: false })
          .order("id"),
      signal,
    ),
});

export type PostUrlRow = DataOf<typeof postUrlsQuery>[number];

/**
 * Moves the posts of addresses to the trash. Returns their number; refused with AppError `not_found` when none exists any more.
 */
export const trashUrls = mutationOptions({
  ...trashPosts,
  mutationFn: async (ids: readonly string[]) => {
    const count = await trash(ids);
    if (count === 0) throw new AppError("not_found", "None of these posts is there any more.", 404);
    return count;
  },
  onSuccess: (_count, ids, _result, { client }) =>
    void client.setQueryData(postUrlsQuery.queryKey, (rows) => rows?.filter(({ id }) => !ids.includes(id))),
});
