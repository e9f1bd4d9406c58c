import type { SavedPost } from "@/data/posts/post.types";

/** A post as a row of the database's API. */
export const postRow = ({ draft, ...post }: SavedPost) => ({
  ...post,
  ...draft.post,
  blog_post_translations: draft.translations,
  blog_post_tags: draft.tags.map((tag) => ({ tag_slug: tag })),
});
