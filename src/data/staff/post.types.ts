import type { PostDraft, PostStatus } from "@domain/post-draft";
import type { SavedPost } from "./saved-post";

export { POST_STATUSES, type PostDraft, type PostStatus } from "@domain/post-draft";
export type { SavedPost };

/** Changes to a published post that readers do not see, one per person. */
interface WorkingCopy {
  draft: PostDraft;
  /** Version of the post that the changes started from. */
  version: number;
  savedAt: string;
}

export interface PostForEditing {
  post: SavedPost;
  /** Version of the post at which its words changed last; a schedule that comes due raises the version and changes no word. */
  textVersion: number;
  /** Of the caller. */
  workingCopy: WorkingCopy | null;
  /** Colleagues who have a working copy of the post, without its text. */
  colleagues: { email: string | null; savedAt: string }[];
}

export interface PostListFilter {
  /** From 1. */
  page: number;
  perPage: number;
  /** In the titles of both languages and in the slug. */
  search: string;
  status: PostStatus | null;
  service: string | null;
  missingArabic: boolean;
  inTrash: boolean;
}

/** One save in the history of a post. */
export interface PostRevision {
  id: string;
  version: number;
  savedAt: string;
  /** Email of the person who saved; null for the system and for people who left. */
  savedBy: string | null;
}
