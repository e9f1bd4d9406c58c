import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { published } from "./support/fixtures/blog";
import { call, store, update } from "./support/rest";
import { Sandbox } from "./support/sandbox";
import { sql } from "./support/stack";

const sandbox = new Sandbox();
const slug = `test-${randomUUID()}`;
let post: string;

interface Sources {
  tables: Record<string, { keys: string[]; embedded: string[]; rows: (string | null)[][] }>;
}

const read = async () => (await call(anonymous, "page_sources")).value as Sources;
const digestOf = async () => (await read()).tables["blog_posts"]?.rows.find(([, name]) => name === slug)?.[0];

beforeAll(async () => {
  post = await sandbox.addRow("blog_posts", { ...published, slug });
  await store("blog_post_translations", {
    post_id: post,
    lang: "en",
    title: "Test",
    content_markdown: "Text",
  });
});
afterAll(() => sandbox.clear());

test("every table that visitors read has digests", async () => {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
      and has_any_column_privilege('anon', oid, 'select')`;
  const { tables: told } = await read();
  const known = new Set(Object.entries(told).flatMap(([name, { embedded }]) => [name, ...embedded]));
  expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  ["its row", () => update(service, `blog_posts?id=eq.${post}`, { primary_service: "elderly-care" })],
  [
    "its text, and a text that says again what it said before",
    async () => {
      for (const title of ["Another", "Test"])
        await update(service, `blog_post_translations?post_id=eq.${post}`, { title });
    },
  ],
  ["a tag", () => store("blog_post_tags", { post_id: post, tag_slug: "first-aid" })],
])("the digest of a post changes with %s", async (_, change) => {
  const before = await digestOf();
  await change();
  const after = await digestOf();
  expect(after).toMatch(/^[0-9a-f]{16}$/);
  expect(after).not.toBe(before);
});

test("nothing is said of what visitors cannot read", async () => {
  const before = await read();
  const draft = await sandbox.addRow("blog_posts", { slug: `test-${randomUUID()}`, status: "draft" });
  await store("blog_post_translations", {
    post_id: draft,
    lang: "en",
    title: "Test",
    content_markdown: "Text",
  });
  await sandbox.addRow("blog_posts", {
    ...published,
    slug: `test-${randomUUID()}`,
    published_at: "2090-01-01T00:00:00Z",
  });
  await sandbox.addRow("locations", { is_active: false, name_en: "Hidden" });
  expect(await read()).toEqual(before);
});
