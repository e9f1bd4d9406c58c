import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Caller } from "./callers";
import { call, stored, type Row } from "./rest";
import type { Sandbox } from "./sandbox";

interface Draft {
  post: Row;
  translations: Row[];
  tags: string[];
}

export const english = (columns: Row = {}): Row => ({
  lang: "en",
  title: "Title",
  content_markdown: "Words.",
  ...columns,
});

export const arabic = (columns: Row = {}): Row => ({
  lang: "ar",
  title: "عنوان",
  content_markdown: "كلمات.",
  ...columns,
});

/** A draft with a new slug. */
export const draftOf = (fields: Row = {}, translations = [english()], tags: string[] = []): Draft => ({
  post: { slug: `test-${randomUUID()}`, status: "draft", ...fields },
  translations,
  tags,
});

export const save = (
  caller: Caller,
  draft: Draft,
  id: string | null,
  version: number | null,
  saveId: string | null = null,
) =>
  call(caller, "save_post", {
    p_post: draft.post,
    p_translations: draft.translations,
    p_tags: draft.tags,
    p_id: id,
    p_version: version,
    p_save_id: saveId,
  });

const savedSchema = z.object({
  id: z.string(),
  version: z.number(),
  published_at: z.string().nullable(),
  blog_post_translations: z.array(z.record(z.string(), z.unknown())),
  blog_post_tags: z.array(z.object({ tag_slug: z.string() })),
});

export type Saved = z.infer<typeof savedSchema>;

/** @throws when the answer is not a saved post */
export const savedPost = (answer: { value: unknown }): Saved => savedSchema.parse(answer.value);

/** A new post of the caller. @throws when it is refused */
export async function addSaved(sandbox: Sandbox, caller: Caller, draft = draftOf()): Promise<Saved> {
  const id = sandbox.newId("blog_posts");
  return savedPost(await save(caller, draft, id, null));
}

/** Everything that is stored of a post. */
export const everything = async (id: string) => ({
  post: await stored(`blog_posts?id=eq.${id}`),
  translations: await stored(`blog_post_translations?post_id=eq.${id}&order=lang`),
  tags: await stored(`blog_post_tags?post_id=eq.${id}&order=tag_slug`),
  revisions: await stored(`blog_post_revisions?post_id=eq.${id}&order=version,kind`),
});
