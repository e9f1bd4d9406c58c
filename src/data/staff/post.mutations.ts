import type { QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { LOCALES, type Locale } from "@/config/locales";
import { AppError, unwrap } from "@/data/client/errors";
import { invalidate, keys } from "@/data/client/keys";
import { POST_LISTS } from "./stale";
import { change } from "@/data/staff/client/change";
import { FunctionRefusal, invokeFunction } from "@/data/staff/client/invoke-function";
import { staffClient } from "@/data/staff/client/staff-client";
import { isSignedOut } from "./session";
import type { PostDraft } from "@domain/post-draft";
import { readPost } from "./post.queries";
import { parsePost, PostConflict, type SavedPost } from "./saved-post";

const postAnswer = z.object({ post: z.unknown() });
async function callAdminPosts(body: object): Promise<unknown> {
  try {
    return await invokeFunction("admin-posts", body);
  } catch (error) {
    throw error instanceof FunctionRefusal && error.reason === "conflict" ? conflictOf(error) : error;
  }
}

function conflictOf(refusal: FunctionRefusal): AppError {
  try {
    const { current } = z.object({ current: z.unknown() }).parse(refusal.answer);
    return new PostConflict(refusal.message, parsePost(current));
  } catch {
    // A conflict without the current post is still a conflict.
    return refusal;
  }
}

export interface PostSave {
  /** A new post's id is made in the browser, and kept until the post is stored. */
  id: string;
  /** The version that the changes are based on; null for a new post. */
  version: number | null;
  /** One per save (`crypto.randomUUID()`), the same for every try of it: a try that had arrived is answered, not refused. */
  saveId: string;
  draft: PostDraft;
  /** The item of the calendar that a new post is linked to; null without one, or once it is linked. */
  calendarItemId: string | null;
  /** Why an owner changes at once what readers see, although no clinician has read it. */
  reason?: string | undefined;
}

/**
 * Stores a post, or a new version of it, and clears the caller's working copy.
 * @returns the post as it is stored: for a repeated save the result of its first try
 * @throws PostConflict with the current post when `version` is not the current one or the post is in the trash, AppError
 * `conflict` with the reason `slug_taken` or `text_unread`, `invalid` with the server's message, `not_found`, `unauthorized`, `too_large`,
 * `offline`, …
 */
async function savePost({
  id,
  version,
  saveId,
  draft,
  calendarItemId,
  reason,
}: PostSave): Promise<SavedPost> {
  const target = version === null ? { method: "POST" } : { method: "PUT", version };
  const answer = postAnswer.safeParse(
    await callAdminPosts({
      ...target,
      id,
      save_id: saveId,
      ...(calendarItemId !== null && { calendar_item: calendarItemId }),
      ...(reason !== undefined && { reason }),
      ...draft,
    }),
  );
  try {
    return parsePost(answer.data?.post);
  } catch (cause) {
    console.warn("The answer to a save has an unknown shape.", cause);
    throw new AppError("unavailable", "The answer to the save has an unknown shape.", 502);
  }
}

const copyAnswer = z.object({ current: z.unknown() });

/**
 * Stores unpublished changes to a published post, and replaces the caller's earlier ones. Readers and colleagues do not see
 * them. `version` is the one the changes are based on; it need not be the current one.
 * @returns the post when it has another version by now, otherwise null
 */
async function saveWorkingCopy({
  id,
  version,
  draft,
}: Omit<PostSave, "saveId" | "calendarItemId"> & { version: number }): Promise<SavedPost | null> {
  const { current } = copyAnswer.parse(await callAdminPosts({ method: "PATCH", id, version, ...draft }));
  return current ? parsePost(current) : null;
}

const unreadAnswer = z.object({ lang: z.enum(LOCALES) });

/** The language whose text a save has refused because no clinician has approved it; undefined for any other failure. */
export const unreadLanguageOf = (error: unknown): Locale | undefined =>
  error instanceof FunctionRefusal && error.reason === "text_unread"
    ? unreadAnswer.safeParse(error.answer).data?.lang
    : undefined;

/** The server of an editing session. Its saves invalidate everything that lists, counts or compares posts. */
export const postServer = (client: QueryClient) => ({
  saveWorkingCopy,
  read: readPost,
  save: async (save: PostSave): Promise<SavedPost> => {
    const saved = await savePost(save);
    void invalidate(client, [...POST_LISTS, [...keys.postRevisions, save.id]]);
    return saved;
  },
  isSignedOut: () => isSignedOut(client),
});

export type PostServer = ReturnType<typeof postServer>;

/** Discards the caller's working copy. @returns whether there was one */
export const discardWorkingCopy = async (id: string): Promise<boolean> =>
  unwrap(await staffClient.rpc("discard_working_copy", { p_id: id }));

/** Moves posts to the trash, where they can be restored for 30 days. @returns how many */
export const trashPosts = change((ids: readonly string[]) => trash(ids), POST_LISTS);

export const trash = async (ids: readonly string[]): Promise<number> =>
  unwrap(await staffClient.rpc("trash_posts", { p_ids: [...ids] }));

const restoreAnswer = z.object({
  restored: z.number(),
  drafts: z.number().default(0),
  unread: z.number().default(0),
  taken: z.array(z.string()),
});

/**
 * Restores posts from the trash. Drafts now are `drafts` of them because their schedule came due in the trash, and `unread` because
 * readers get only texts that a clinician has approved.
 * `taken` are slugs that another post has now: these posts stay in the trash.
 */
export const restorePosts = change(restore, POST_LISTS);

/** The same for the post on the screen. Returns it as it is stored then; without a post when another one has its slug now. */
export const restorePost = change(
  async (id: string): Promise<{ post: SavedPost | null; isUnread: boolean }> => {
    const { taken, unread } = await restore([id]);
    return { post: taken.length > 0 ? null : await readPost(id), isUnread: unread > 0 };
  },
  POST_LISTS,
);

async function restore(ids: readonly string[]) {
  return restoreAnswer.parse(unwrap(await staffClient.rpc("restore_posts", { p_ids: [...ids] })));
}

const countAnswer = z.object({ success: z.literal(true), count: z.number() });

/**
 * Moves every post to the trash. @returns how many
 * @throws AppError `forbidden` for anyone but an owner
 */
export const deleteAllPosts = change<void, number>(async () => {
  const answer = countAnswer.safeParse(await invokeFunction("delete-all-posts", {}));
  if (!answer.success) throw new AppError("unavailable", "The answer has an unknown shape.", 502);
  return answer.data.count;
}, POST_LISTS);
