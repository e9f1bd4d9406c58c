import type { SavedPost } from "@/data/staff/saved-post";
import { type PostDraft, forEachText } from "@domain/post-draft";

/** A finished post in both languages, for tests. */
export const postDraft = (post: Partial<PostDraft["post"]> = {}): PostDraft => ({
  post: {
    slug: "fever-at-home",
    status: "scheduled",
    primary_service: "doctor-on-call",
    author_id: "7d5cf7d4-0000-4000-8000-000000000001",
    scheduled_at: "2026-12-01T05:30:00+00:00",
    ...post,
  },
  translations: [
    {
      // A new text field needs no change here.
      ...forEachText((field) => `Some ${field}`),
      lang: "en",
      is_live: true,
      title: "Fever at home",
      content_markdown: "## The first night\n\nMeasure every four hours.",
      canonical_url: "",
      hero_image_url: "/media/fever.webp",
      faq: [{ q: "When?", a: "Tonight." }],
    },
    {
      ...forEachText(() => ""),
      lang: "ar",
      is_live: true,
      title: "الحمّى في المنزل",
      content_markdown: "نص",
      faq: [],
    },
  ],
  tags: ["children", "fever"],
});

export const POST_ID = "0b54a6b6-0000-4000-8000-00000000000a";

/** The same post as stored. */
export const savedPost = (draft: PostDraft = postDraft(), overrides: Partial<SavedPost> = {}): SavedPost => ({
  id: POST_ID,
  version: 3,
  origin: "written",
  published_at: null,
  created_at: "2026-11-01T08:00:00+00:00",
  updated_at: "2026-11-20T08:00:00+00:00",
  deleted_at: null,
  draft,
  ...overrides,
});

/** A post as a row of the database's API. */
export const postRow = ({ draft, ...post }: SavedPost) => ({
  ...post,
  ...draft.post,
  blog_post_translations: draft.translations,
  blog_post_tags: draft.tags.map((tag) => ({ tag_slug: tag })),
});
