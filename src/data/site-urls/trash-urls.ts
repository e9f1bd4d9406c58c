import { mutationOptions } from "@tanstack/react-query";
import { AppError } from "@/data/errors";
import { invalidate, SHOWS_POSTS } from "@/data/keys";
import { trashPosts } from "@/data/posts/post.mutations";
import { postUrlsQuery } from "./post-urls.queries";

/** Moves the posts of addresses to the trash. Gives how many; refused with AppError `not_found` when none is there any more. */
export const trashUrls = mutationOptions({
  mutationFn: async (ids: readonly string[]) => {
    const count = await trashPosts(ids);
    if (count === 0) throw new AppError("not_found", "None of these posts is there any more.", 404);
    return count;
  },
  onSuccess: (_count, ids, _result, { client }) =>
    void client.setQueryData(postUrlsQuery.queryKey, (rows) => rows?.filter(({ id }) => !ids.includes(id))),
  onSettled: (_count, _error, _ids, _result, { client }) => void invalidate(client, SHOWS_POSTS),
});
