import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { published } from "./support/fixtures/blog";
import { setToday } from "./support/permit";
import { call, store, stored, update } from "./support/rest";
import { Sandbox } from "./support/sandbox";
import { onScratch } from "./support/scratch";
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

test("the digest of a post changes with the licence of its author or its reader, and on the day after its last one", async () => {
  const author_id = await sandbox.addRow("authors", { name: "Dr Test" });
  const licence = { author_id, licence_number: "T-1", licence_authority: "DHA", licence_until: "2990-05-31" };
  await store("clinicians", licence);
  const digestOn = async (day: string): Promise<unknown> => {
    let digest: unknown;
    await onScratch(sql, async (transaction) => {
      await transaction.unsafe(setToday(day));
      await transaction`set local role anon`;
      const [row] = await transaction<{ sources: Sources }[]>`select public.page_sources() as sources`;
      digest = row?.sources.tables["blog_posts"]?.rows.find(([, name]) => name === slug)?.[0];
    });
    return digest;
  };
  const fingerprintOn = async (day: string): Promise<unknown> => {
    let fingerprint: unknown;
    await onScratch(sql, async (transaction) => {
      await transaction.unsafe(setToday(day));
      fingerprint = (await transaction`select public.site_fingerprint()`)[0]?.["site_fingerprint"];
    });
    return fingerprint;
  };
  const [last, after] = ["2990-05-31", "2990-06-01"];
  for (const link of [
    () => update(service, `blog_posts?id=eq.${post}`, { author_id }),
    async () => {
      await update(service, `blog_posts?id=eq.${post}`, { author_id: null });
      const [text] = await stored(`blog_post_translations?post_id=eq.${post}&select=digest,lang`);
      await store("text_reviews", {
        ...text,
        post_id: post,
        text: {},
        outcome: "approved",
        decided_at: new Date().toISOString(),
        reviewer_id: author_id,
        reviewer_name: "Dr Test",
        reviewer_name_ar: "",
        licence_number: "T-1",
        licence_authority: "DHA",
        licence_authority_ar: "",
        licence_until: "2990-05-31",
      });
      await update(service, `blog_post_translations?post_id=eq.${post}`, { title: "Test" });
    },
  ]) {
    await link();
    const before = await digestOn(last);
    expect(await digestOn(after)).not.toBe(before);
    await update(service, `clinicians?author_id=eq.${author_id}`, { licence_number: randomUUID() });
    expect(await digestOn(last)).not.toBe(before);
  }
  expect(await fingerprintOn(after)).not.toBe(await fingerprintOn(last));
});

test("rows that visitors cannot read have no digest", async () => {
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
