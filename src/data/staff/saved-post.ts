import { postDraft, type PostDraft } from "@domain/post-draft";
import { z } from "zod";
import { AppError } from "@/data/client/errors";

/** The columns of a post beside its draft. */
const post = z.object({
  id: z.string(),
  /** Increases with every change; a save names the version it is based on. */
  version: z.number(),
  origin: z.enum(["written", "generated"]),
  published_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Set while the post is in the trash. Such a post cannot be saved (PostConflict): restore it first. */
  deleted_at: z.string().nullable(),
});

const related = z.object({
  blog_post_translations: z.array(z.unknown()),
  blog_post_tags: z.array(z.object({ tag_slug: z.string() })),
});

/** A post as the database has it. */
export type SavedPost = z.infer<typeof post> & { draft: PostDraft };

const draftColumns = Object.keys(postDraft.shape.post.shape);

/** The columns of a post for the editor, for `select`; the function `admin-posts` answers with the same shape. */
export const POST_COLUMNS = `${[...Object.keys(post.shape), ...draftColumns].join()},blog_post_translations(*),blog_post_tags(tag_slug)`;

/** @throws ZodError when the row is not a post */
export function parsePost(row: unknown): SavedPost {
  const { blog_post_translations: translations, blog_post_tags: tags } = related.parse(row);
  return {
    ...post.parse(row),
    draft: postDraft.parse({ post: row, translations, tags: tags.map(({ tag_slug }) => tag_slug) }),
  };
}

/** Another person has saved the post in the meantime, or trashed it. Nothing was saved. */
export class PostConflict extends AppError {
  constructor(
    message: string,
    readonly current: SavedPost,
  ) {
    super("conflict", message, 409);
  }
}
