import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { AppError, unwrap } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { asStaff, type DataOf, read, readAs } from "@/data/staff/client/read";
import { currentSession, staffClient } from "@/data/staff/client/staff-client";
import { postDraft, type PostDraft, POST_STATUSES, type PostStatus } from "@domain/post-draft";
import { startOfDubaiDay } from "@domain/dubai-day";
import { addDays, type Day } from "@/lib/dubai-time";
import { LOCALES } from "@/config/locales";
import { parsePost, POST_COLUMNS, type SavedPost } from "./saved-post";

async function fetchPost(id: string, signal: AbortSignal) {
  // People type addresses, so the id may not be one.
  if (!z.uuid().safeParse(id).success) throw new AppError("not_found", "There is no such post.", 404);
  const session = await currentSession();
  if (!session) throw new AppError("unauthorized", "Nobody is signed in.", 401);
  const userId = session.user.id;
  const copies = { post_id: id, kind: "working_copy" };
  const [[post], [lastSave], [copy], colleagues] = await Promise.all([
    read(staffClient.from("blog_posts").select(POST_COLUMNS).eq("id", id).limit(1), signal),
    read(
      staffClient
        .from("blog_post_revisions")
        .select("version")
        .match({ post_id: id, kind: "save" })
        .order("version", { ascending: false })
        .limit(1),
      signal,
    ),
    read(
      staffClient
        .from("blog_post_revisions")
        .select("version, snapshot, created_at")
        .match({ ...copies, created_by: userId })
        .order("created_at", { ascending: false })
        .limit(1),
      signal,
    ),
    read(
      staffClient
        .from("blog_post_revisions")
        .select("created_by_email, created_at")
        .match(copies)
        .neq("created_by", userId)
        .order("created_at", { ascending: false }),
      signal,
    ),
  ]);
  if (!post) throw new AppError("not_found", "There is no such post.", 404);
  const parsed = parsePost(post);
  return {
    post: parsed,
    /**
     * The version with the last change of words: a schedule that comes due raises the version without changing words. A post
     * without a save has not changed since it was added.
     */
    textVersion: lastSave?.version ?? parsed.version,
    /** The caller's changes to a published post, which readers do not see, and the version that they are based on. */
    workingCopy: copy
      ? { draft: postDraft.parse(copy.snapshot), version: copy.version, savedAt: copy.created_at }
      : null,
    /** The colleagues with a working copy of the post, without its text. */
    colleagues,
  };
}

/**
 * One post with the caller's working copy, also from the trash (`deleted_at`).
 * @throws AppError `not_found` when there is none
 */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.posts, "post", id],
    queryFn: ({ signal }) => asStaff(() => fetchPost(id, signal), signal),
  });

export type PostForEditing = DataOf<typeof postQuery>;

/**
 * The post as it is stored now, without a cache.
 * @throws AppError `not_found` when there is none
 */
export async function readPost(id: string): Promise<SavedPost> {
  const [row] = unwrap(await staffClient.from("blog_posts").select(POST_COLUMNS).eq("id", id).limit(1));
  if (!row) throw new AppError("not_found", "There is no such post.", 404);
  return parsePost(row);
}

const postList = z.object({
  /** Of all pages of the list. */
  total: z.number(),
  rows: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      /** In English, otherwise in Arabic, otherwise null. */
      title: z.string().nullable(),
      status: z.enum(POST_STATUSES),
      origin: z.enum(["written", "generated"]),
      primary_service: z.string().nullable(),
      created_at: z.string(),
      published_at: z.string().nullable(),
      scheduled_at: z.string().nullable(),
      updated_at: z.string(),
      deleted_at: z.string().nullable(),
      has_arabic: z.boolean(),
      /** Whether the English text has changed since the Arabic one did. */
      is_arabic_behind: z.boolean().default(false),
      /** The languages that readers do not get. */
      held_back: z.array(z.enum(LOCALES)).default([]),
      views: z.number(),
    }),
  ),
});

export type PostList = z.infer<typeof postList>;
export type PostListRow = PostList["rows"][number];

export interface PostListFilter {
  /** The first one is 1. */
  page: number;
  perPage: number;
  /** Searched in the titles of both languages and in the slug. */
  search: string;
  /** "" matches any. */
  status: PostStatus | "";
  service: string;
  missingArabic: boolean;
  arabicBehind: boolean;
  inTrash: boolean;
}

/** One page of the list, newest first; the trash is sorted by the time of deletion. A page after the last one is empty. */
export const postListQuery = (filter: PostListFilter) =>
  queryOptions({
    queryKey: [...keys.postLists, filter.inTrash ? "trash" : "posts", filter] as const,
    queryFn: ({ signal }) =>
      readAs(
        postList,
        staffClient.rpc("list_posts", {
          p_page: filter.page,
          p_per_page: filter.perPage,
          p_search: filter.search,
          p_status: filter.status,
          p_service: filter.service,
          p_missing_arabic: filter.missingArabic,
          p_arabic_behind: filter.arabicBehind,
          p_in_trash: filter.inTrash,
        }),
        signal,
      ),
  });

/** The posts scheduled between two days in Dubai, both included, by time. */
export const scheduledPostsQuery = (first: Day, last: Day) =>
  queryOptions({
    queryKey: [...keys.postLists, "scheduled", { first, last }],
    queryFn: ({ signal }) =>
      read(
        staffClient
          .from("blog_posts")
          .select("id, scheduled_at, blog_post_translations(lang, title, is_live)")
          .eq("status", "scheduled")
          .is("deleted_at", null)
          // Days begin in Dubai: elsewhere the first hours of a month belong to the month before.
          .gte("scheduled_at", startOfDubaiDay(first))
          .lt("scheduled_at", startOfDubaiDay(addDays(last, 1)))
          .order("scheduled_at"),
        signal,
      ),
  });

export type ScheduledPost = DataOf<typeof scheduledPostsQuery>[number];

/** The last saves of a post, newest first, without their texts. */
export const revisionsQuery = (postId: string) =>
  queryOptions({
    queryKey: [...keys.postRevisions, postId],
    queryFn: ({ signal }) =>
      read(
        staffClient
          .from("blog_post_revisions")
          .select("id, version, created_at, created_by_email")
          .eq("post_id", postId)
          .eq("kind", "save")
          .order("version", { ascending: false })
          .order("created_at", { ascending: false }),
        signal,
      ),
  });

/** One save in the history of a post; its email is null for the system and for people who have left. */
export type PostRevision = DataOf<typeof revisionsQuery>[number];

/** The content of a post at one save. It never changes, so it is read once. */
export const revisionQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.posts, "revision", id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<PostDraft> => {
      const [row] = await read(
        staffClient.from("blog_post_revisions").select("snapshot").eq("id", id).limit(1),
        signal,
      );
      if (!row) throw new AppError("not_found", "There is no such revision.", 404);
      return postDraft.parse(row.snapshot);
    },
  });
