import { AppError, unwrap } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";
import { parsePost, POST_COLUMNS } from "./saved-post";
import type { SavedPost } from "./post.types";

/**
 * The post as it is stored this moment, past every cache.
 * @throws AppError `not_found` when there is none
 */
export async function readPost(id: string): Promise<SavedPost> {
  const rows = unwrap(await staffClient.from("blog_posts").select(POST_COLUMNS).eq("id", id).limit(1));
  const [row] = rows;
  if (!row) throw new AppError("not_found", "There is no such post.", 404);
  return parsePost(row);
}
