import { z } from "zod";
import { AppError, unwrap } from "@/data/errors";
import { FunctionRefusal, invokeFunction } from "@/data/staff/invoke-function";
import { staffClient } from "@/data/staff/staff-client";
import type { Json } from "@/data/database.types";
import { parsePost } from "./post-columns";
import { PostConflict, SlugTaken } from "./post.errors";
import type { PostDraft, SavedPost } from "./post.types";

const postAnswer = z.object({ post: z.unknown() });
const refusalAnswer = z.object({
  code: z.string().optional().catch(undefined),
  current: z.unknown().optional(),
});

/** What `admin-posts` said no to, in the terms of this file. */
function postError(problem: unknown): unknown {
  if (!(problem instanceof FunctionRefusal) || problem.status !== 409) return problem;
  const answer = refusalAnswer.safeParse(problem.answer).data;
  if (answer?.code === "slug_taken") return new SlugTaken(problem.message);
  try {
    return new PostConflict(problem.message, parsePost(answer?.current));
  } catch {
    // A conflict that shows no current post is a conflict all the same.
    return problem;
  }
}

async function callAdminPosts(body: object): Promise<unknown> {
  try {
    return await invokeFunction("admin-posts", body);
  } catch (error) {
    throw postError(error);
  }
}

async function writePost(body: object): Promise<SavedPost> {
  const answer = postAnswer.safeParse(await callAdminPosts(body));
  try {
    return parsePost(answer.data?.post);
  } catch (cause) {
    console.warn("The answer to a save has an unknown shape.", cause);
    throw new AppError("unavailable", "The answer to the save has an unknown shape.", 502);
  }
}

/**
 * Stores a new post. `key` becomes its id: make one for each new post (`crypto.randomUUID()`) and keep it until this has
 * succeeded. Repeating a call whose answer got lost then saves the same post instead of making a second one.
 * @throws SlugTaken, AppError `invalid` with the server's words, `unauthorized`, `too_large`, `offline`, …
 */
export const createPost = ({ key, draft }: { key: string; draft: PostDraft }): Promise<SavedPost> =>
  writePost({ method: "POST", id: key, ...draft });

/**
 * Stores a new version of a post and clears the caller's working copy of it.
 * @throws PostConflict with the current post when `version` is not the current one or the post is in the trash,
 * SlugTaken, AppError `invalid` with the server's words, `not_found`, `unauthorized`, `too_large`, `offline`, …
 */
export const savePost = ({
  id,
  version,
  draft,
}: {
  id: string;
  version: number;
  draft: PostDraft;
}): Promise<SavedPost> => writePost({ method: "PUT", id, version, ...draft });

/**
 * Keeps unpublished changes to a published post, in place of the caller's earlier ones. Readers and colleagues do not see
 * them. `version` is the one the changes started from; it need not be the current one.
 */
export async function saveWorkingCopy(copy: {
  id: string;
  version: number;
  draft: PostDraft;
}): Promise<{ savedAt: string }> {
  const savedAt = unwrap(
    await staffClient.rpc("save_working_copy", {
      p_id: copy.id,
      p_version: copy.version,
      // A draft is plain data; its interface merely lacks the index signature.
      p_draft: { ...copy.draft } as unknown as NonNullable<Json>,
    }),
  );
  return { savedAt };
}

/** Throws the caller's working copy away. @returns whether there was one */
export const discardWorkingCopy = async (id: string): Promise<boolean> =>
  unwrap(await staffClient.rpc("discard_working_copy", { p_id: id }));

/** Moves posts to the trash, from where they can be restored for 30 days. @returns how many */
export const trashPosts = async (ids: readonly string[]): Promise<number> =>
  unwrap(await staffClient.rpc("trash_posts", { p_ids: [...ids] }));

const restoreAnswer = z.object({
  restored: z.number(),
  drafts: z.number().default(0),
  taken: z.array(z.string()),
});

/**
 * Takes posts out of the trash, as they were; but `drafts` of them were to go out while they lay there, and are drafts now.
 * `taken` are slugs that another post has now: these posts stay.
 */
export const restorePosts = async (ids: readonly string[]): Promise<z.infer<typeof restoreAnswer>> =>
  restoreAnswer.parse(unwrap(await staffClient.rpc("restore_posts", { p_ids: [...ids] })));

const countAnswer = z.object({ success: z.literal(true), count: z.number() });

/**
 * Moves every post to the trash. @returns how many
 * @throws AppError `forbidden` for anyone but an owner
 */
export async function deleteAllPosts(): Promise<number> {
  const answer = countAnswer.safeParse(await invokeFunction("delete-all-posts", {}));
  if (!answer.success) throw new AppError("unavailable", "The answer has an unknown shape.", 502);
  return answer.data.count;
}
