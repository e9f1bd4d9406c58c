import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { AppError } from "@/data/errors";
import { keys } from "@/data/keys";
import { trash, trashPosts } from "@/data/posts/post.mutations";
import { read } from "@/data/staff/read";
import { withRecentSignIn } from "@/data/staff/recent-sign-in";
import { staffClient } from "@/data/staff/staff-client";

/** As many rows as the API lists at once. */
const PAGE = 1000;

/** A post as far as its addresses need it. */
export interface PostUrlRow {
  id: string;
  slug: string;
  status: string;
  created_at: string;
  updated_at: string;
  blog_post_translations: { lang: string }[];
}

async function pageOfPosts(from: number, signal: AbortSignal): Promise<PostUrlRow[]> {
  return await read(
    staffClient
      .from("blog_posts")
      .select("id, slug, status, created_at, updated_at, blog_post_translations(lang)")
      .is("deleted_at", null)
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, from + PAGE - 1),
    signal,
  );
}

/** Every post outside the trash, in any status, newest first. Read on request. */
export const postUrlsQuery = queryOptions({
  queryKey: keys.siteUrls,
  enabled: false,
  staleTime: Infinity,
  retry: false,
  queryFn: async ({ signal }): Promise<PostUrlRow[]> => {
    const rows = new Map<string, PostUrlRow>();
    for (let from = 0; ; from += PAGE) {
      const page = await pageOfPosts(from, signal);
      // A post added in the meantime shifts the others by one, so one of them comes twice.
      for (const row of page) rows.set(row.id, row);
      if (page.length < PAGE) return [...rows.values()];
    }
  },
});

/** Moves the posts of addresses to the trash. Gives how many; refused with AppError `not_found` when none is there any more. */
export const trashUrls = mutationOptions({
  ...trashPosts,
  mutationFn: async (ids: readonly string[]) => {
    const count = await withRecentSignIn(() => trash(ids));
    if (count === 0) throw new AppError("not_found", "None of these posts is there any more.", 404);
    return count;
  },
  onSuccess: (_count, ids, _result, { client }) =>
    void client.setQueryData(postUrlsQuery.queryKey, (rows) => rows?.filter(({ id }) => !ids.includes(id))),
});
