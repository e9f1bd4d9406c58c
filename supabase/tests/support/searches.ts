import { randomUUID } from "node:crypto";
import { z } from "zod";
import { anonymous, type Caller } from "./callers";
import { addPost, published } from "./fixtures/blog";
import { call, store, type Row } from "./rest";
import type { Sandbox } from "./sandbox";

const answerSchema = z.object({
  kind: z.enum(["all", "near", "some"]),
  total: z.number(),
  is_exact: z.boolean(),
  words: z.array(z.string()),
  rows: z.array(z.object({ slug: z.string(), title: z.string(), passage: z.string().nullable() })),
});

/** Searches like a visitor's browser. @throws when it is refused */
export async function search(text: string, lang = "en", most = 12, caller: Caller = anonymous) {
  const { value } = await call(caller, "search_articles", { p_search: text, p_lang: lang, p_most: most });
  return answerSchema.parse(value);
}

/** A new word that no other text has. */
export const newWord = () =>
  randomUUID()
    .slice(-12)
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));

/** A published article. @returns its slug */
export async function publish(
  sandbox: Sandbox,
  lang: string,
  text: Row,
  columns: Row = published,
): Promise<string> {
  const post_id = await addPost(sandbox, columns);
  await store("blog_post_translations", {
    post_id,
    lang,
    title: "Title",
    content_markdown: "Text.",
    ...text,
  });
  return `test-${post_id}`;
}

/** The kind of match, and the articles found. */
export const found = ({ kind, rows }: Awaited<ReturnType<typeof search>>) => [
  kind,
  ...rows.map(({ slug }) => slug),
];
