import type { Page } from "playwright-core";
import { afterAll } from "vitest";
import { newMark, openDatabase } from "./database";
import type { Locale } from "../../src/config/locales";

type Sql = ReturnType<typeof openDatabase>;

interface StoredText {
  status?: "draft" | "published" | "scheduled";
  content?: string;
  arabic?: string;
}

/** Stores a post in the database, as if it had been written before. */
export async function storePost(
  sql: Sql,
  { status = "draft", content = "The first text.", arabic }: StoredText = {},
) {
  const slug = newMark();
  const [post] = await sql<{ id: string }[]>`
    insert into public.blog_posts (slug, status, primary_service)
    values (${slug}, ${status}, 'doctor-on-call') returning id`;
  if (!post) throw new Error("The post was not stored.");
  await sql`
    insert into public.blog_post_translations (post_id, lang, title, content_markdown)
    values (${post.id}, 'en', ${`Title ${slug}`}, ${content})`;
  if (arabic !== undefined) {
    await sql`
      insert into public.blog_post_translations (post_id, lang, title, content_markdown)
      values (${post.id}, 'ar', 'عنوان', ${arabic})`;
  }
  return { id: post.id, slug };
}

/** The stored post. */
export async function readStored(sql: Sql, id: string) {
  const [row] = await sql<
    { slug: string; status: string; version: number; content: string; deleted: boolean }[]
  >`
    select post.slug, post.status, post.version::int as version, post.deleted_at is not null as deleted,
      translation.content_markdown as content
    from public.blog_posts as post
    join public.blog_post_translations as translation on translation.post_id = post.id and translation.lang = 'en'
    where post.id = ${id}`;
  if (!row) throw new Error("There is no such post.");
  return row;
}

/** The stack's database for a file's tests of posts, which are removed again. */
export function openPosts(): Sql {
  const sql = openDatabase();
  afterAll(() => removeStoredPosts(sql));
  return sql;
}

/** Removes all posts of tests. */
export const removeStoredPosts = (sql: Sql) => sql`delete from public.blog_posts where slug like 'e2e-%'`;

/** The text field of a language's article. */
export const contentField = (page: Page, lang: Locale = "en") =>
  page.locator(`#post-${lang}-content-markdown`);

/** Adds words at the end of an article, at once, as dictation does: every key renders the editor again. */
export async function typeMore(page: Page, text: string, lang: Locale = "en"): Promise<void> {
  await contentField(page, lang).press("Control+End");
  await page.keyboard.insertText(text);
}
