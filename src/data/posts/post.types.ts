export const POST_STATUSES = ["draft", "published", "scheduled"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export type PostLanguage = "en" | "ar";

interface PostFaqItem {
  q: string;
  a: string;
}

/** The text of a post in one language, as the editor holds it: "" is empty, never null. */
export interface PostTranslation {
  lang: PostLanguage;
  title: string;
  h1: string;
  excerpt: string;
  content_markdown: string;
  meta_title: string;
  meta_description: string;
  canonical_url: string;
  hero_image_url: string;
  alt_text: string;
  faq: PostFaqItem[];
}

interface PostFields {
  slug: string;
  status: PostStatus;
  /** Slug of a service. */
  primary_service: string | null;
  author_id: string | null;
  /** ISO time with its zone. */
  scheduled_at: string | null;
}

/**
 * What the editor works on and what every save, working copy and revision holds.
 *
 * `translations` has English and then Arabic, always both. Arabic without a word in it (picture, alt text and canonical
 * address alone are no words) is not stored, and removed where it was stored; with words it needs a title.
 */
export interface PostDraft {
  post: PostFields;
  translations: PostTranslation[];
  tags: string[];
}

/** A post as the database has it. */
export interface SavedPost {
  id: string;
  /** Goes up with every change; a save names the one it started from. */
  version: number;
  origin: "written" | "generated";
  published_at: string | null;
  created_at: string;
  updated_at: string;
  /** Set while the post is in the trash. Such a post cannot be saved (PostConflict): restore it first. */
  deleted_at: string | null;
  draft: PostDraft;
}

/** Changes to a published post that readers do not see, one per person. */
interface WorkingCopy {
  draft: PostDraft;
  /** Version of the post that the changes started from. */
  version: number;
  savedAt: string;
}

export interface PostForEditing {
  post: SavedPost;
  /** Of whoever asks. */
  workingCopy: WorkingCopy | null;
  /** Who else has changes lying about, without them. */
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

export interface PostListRow {
  id: string;
  slug: string;
  /** English, else Arabic, else null. */
  title: string | null;
  status: PostStatus;
  origin: "written" | "generated";
  primary_service: string | null;
  created_at: string;
  published_at: string | null;
  scheduled_at: string | null;
  updated_at: string;
  deleted_at: string | null;
  has_arabic: boolean;
  views: number;
}

export interface PostList {
  rows: PostListRow[];
  /** Of all pages. */
  total: number;
}

/** One save in the history of a post. */
export interface PostRevision {
  id: string;
  version: number;
  savedAt: string;
  /** E-mail of whoever saved; null for what the system wrote and for people who left. */
  savedBy: string | null;
}
