import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anonymous, callerWith, service, type Caller } from "../../supabase/tests/support/callers";
import { arabic, draftOf, english, save, savedPost } from "../../supabase/tests/support/drafts";
import { createPerson, removePeople } from "../../supabase/tests/support/people";
import { call, discard } from "../../supabase/tests/support/rest";
import { Sandbox } from "../../supabase/tests/support/sandbox";
import { freshName, removeObject, upload } from "../../supabase/tests/support/storage";
import { stack } from "../../supabase/tests/support/stack";
import { openDatabase } from "../support/database";
import { ask, crawl } from "../support/crawl";
import { siteBuilt } from "../support/site-builds";
import type { Locale } from "../../src/config/locales";

/*
 * Page data, lists and the API still mentioned a removed article to anybody who kept or guessed an address. The same must not
 * happen with a hidden review.
 */
const sql = openDatabase();
const sandbox = new Sandbox();
let editor: Caller;

beforeAll(async () => {
  editor = callerWith("editor", await createPerson("editor"));
});
let isOffline = false;
afterAll(async () => {
  await sandbox.clear();
  if (!isOffline) await siteBuilt(sql);
  await removePeople();
}, 120_000);

interface Marked {
  id: string;
  slug: string;
  /** A word in every text of it and nowhere else, not even in its address. */
  mark: string;
}

/** Publishes an article with every possible part; each of its texts contains the mark. */
async function publish() {
  const mark = `zq${randomUUID().replaceAll("-", "")}`;
  const picture = freshName("png");
  await upload(editor, picture);
  sandbox.afterwards(async () => void (await removeObject(service, picture)));
  const description = `Steps of ${mark}`;
  const said = (what: string) => `${what} ${mark}`;
  const texts = (lang: Locale) => ({
    title: said(lang === "en" ? "Title" : "عنوان"),
    h1: said(lang === "en" ? "Headline" : "عنوان رئيسي"),
    excerpt: said(lang === "en" ? "Excerpt" : "مقتطف"),
    content_markdown: `## ${said("Part")}\n\n${said("Words of")}\n\n[INFOGRAPHIC: ${description}]`,
    meta_title: said("Meta title"),
    meta_description: said("Meta description"),
    hero_image_url: `${stack.apiUrl}/storage/v1/object/public/blog-media/${picture}`,
    alt_text: said("Picture of"),
    faq: [{ q: said("Question"), a: said("Answer") }],
  });
  const slug = `test-${randomUUID()}`;
  const draft = draftOf(
    { slug, status: "published", primary_service: "doctor-on-call" },
    [english(texts("en")), arabic(texts("ar"))],
    [mark],
  );
  const id = randomUUID();
  sandbox.expect("blog_posts", `id=eq.${id}`);
  const { version } = savedPost(await save(editor, draft, id, null));
  await sandbox.add(
    "page_schemas",
    { page_type: "blog", page_id: slug, schema_type: "Article", schema_data: { headline: said("Schema") } },
    `page_id=eq.${slug}`,
  );
  // An older address of it.
  const oldPath = `/blog/old-${slug}`;
  await sandbox.add(
    "url_redirects",
    { from_path: oldPath, to_path: `/blog/${slug}` },
    `from_path=eq.${oldPath}`,
  );
  expect(await drawn(description)).toBe(200);
  sandbox.afterwards(async () => {
    await discard(`generated_images?description_hash=eq.${hashOf(description)}`);
    await removeObject(service, `infographics/${hashOf(description)}.png`);
  });
  return { id, slug, version, draft, mark, description, oldPath };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The answer to a request without a session for the picture of a description. */
async function drawn(description: string): Promise<number> {
  const answer = await fetch(`${stack.apiUrl}/functions/v1/generate-blog-image`, {
    method: "POST",
    headers: { ...anonymous.headers, "content-type": "application/json" },
    body: JSON.stringify({ prompt: description }),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Every address of the API that an anonymous person may read, with all columns. */
async function apiAddresses({ id, slug, mark }: Marked): Promise<string[]> {
  const tables = await sql<{ name: string; columns: string }[]>`
    select table_name as name, string_agg(column_name, ',') as columns
    from information_schema.columns
    where table_schema = 'public' and has_column_privilege('anon', format('%I.%I', table_schema, table_name), column_name, 'select')
    group by table_name`;
  const functions = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') and pronargs = 0`;
  const embedded = "authors(name),blog_post_tags(tag_slug),blog_post_translations(*)";
  return [
    ...tables.map(({ name, columns }) => `rest/v1/${name}?select=${columns}&limit=1000`),
    ...functions.map(({ name }) => `rest/v1/rpc/${name}`),
    `rest/v1/blog_posts?slug=eq.${slug}&select=id,slug,${embedded}`,
    `rest/v1/blog_posts?id=eq.${id}&select=id,${embedded}`,
    `rest/v1/blog_post_translations?post_id=eq.${id}`,
    `rest/v1/blog_post_translations?content_markdown=like.*${mark}*&select=title,blog_posts(slug)`,
    `rest/v1/blog_post_translations?title=like.*${mark}*&select=title`,
    `rest/v1/blog_post_tags?tag_slug=eq.${mark}`,
    `rest/v1/page_schemas?page_id=eq.${slug}`,
    `rest/v1/page_schemas?schema_data->>headline=like.*${mark}*&select=schema_data`,
  ];
}

const askApi = async (address: string): Promise<string> =>
  (await fetch(`${stack.apiUrl}/${address}`, { headers: anonymous.headers })).text();

/** For each of them, the addresses of the site and the API whose answers contain a word of it. */
async function telling(marked: readonly Marked[], more: readonly string[]): Promise<string[][]> {
  const site = await crawl(more);
  return await Promise.all(
    marked.map(async (one) => {
      const api = (await apiAddresses(one)).map(async (address) => [address, await askApi(address)] as const);
      const all = [
        ...[...site].map(([path, { body }]) => [path, body] as const),
        ...(await Promise.all(api)),
      ];
      return all.flatMap(([address, body]) => (body.includes(one.mark) ? [address] : []));
    }),
  );
}

const isOfSite = (address: string) => address.startsWith("/");

/** A published review, as if from a platform. */
async function review(): Promise<Marked> {
  const [id, mark] = [randomUUID(), `zq${randomUUID().replaceAll("-", "")}`];
  const row = {
    id,
    source_platform: "test",
    author: `Example ${mark}`,
    rating: 4,
    content: `They came at once ${mark}.`,
  };
  await sandbox.add("reviews", { ...row, service_slug: "doctor-on-call" }, `id=eq.${id}`);
  return { id, slug: mark, mark };
}

it("after the next build, no address mentions an article that is a draft or in the trash, or a hidden review", async () => {
  const [withdrawn, trashed] = [await publish(), await publish()];
  const articles = [withdrawn, trashed];
  const hidden = await review();
  await siteBuilt(sql);
  const told = await telling(
    [...articles, hidden],
    articles.map(({ oldPath }) => oldPath),
  );
  expect(told[2]).toEqual(expect.arrayContaining(["/", "/services/doctor-on-call"]));
  expect(told[2]).not.toContain("/services/nurse-on-call");
  const etags = new Map<string, string>();
  for (const [index, { slug, oldPath, description }] of articles.entries()) {
    expect(told[index]).toEqual(
      expect.arrayContaining([
        ...["", "/ar"].flatMap((prefix) => [
          `${prefix}/blog/${slug}`,
          `${prefix}/blog`,
          `${prefix}/feed.xml`,
        ]),
        oldPath,
        "/ar/",
        "/services/doctor-on-call",
        "/blog/fever-in-adults-when-to-call",
        expect.stringMatching(/^\/data\/blog\/.+\.json$/),
        expect.stringMatching(/^rest\/v1\/page_schemas/),
        expect.stringMatching(/^rest\/v1\/blog_post_translations/),
      ]),
    );
    // The pictures of shared links show the title.
    const pictures = [`/social/blog/${slug}.jpg`, `/ar/social/blog/${slug}.jpg`];
    for (const path of [...(told[index] ?? []).filter(isOfSite), ...pictures]) {
      const { status, etag } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      if (etag) etags.set(path, etag);
    }
    expect(await pictureRows(description)).toContain("infographics/");
  }

  const { id, version, draft } = withdrawn;
  await save(editor, { ...draft, post: { ...draft.post, status: "draft" } }, id, version);
  expect((await call(editor, "trash_posts", { p_ids: [trashed.id] })).value).toBe(1);
  await sql`update public.reviews set hidden_at = now(), hidden_reason = 'request' where id = ${hidden.id}`;
  await siteBuilt(sql);
  isOffline = true;

  expect(await telling([...articles, hidden], [...etags.keys()])).toEqual([[], [], []]);
  for (const [path, etag] of etags) {
    // A browser's kept copy is not confirmed.
    const { status } = await ask(path, { "If-None-Match": etag });
    const gone = articles.some(({ slug }) => path.includes(slug)) ? [404, 410] : [200, 404];
    expect(gone, `at ${path}`).toContain(status);
  }
  for (const { description } of articles) {
    expect(await drawn(description)).toBe(401);
    expect(await pictureRows(description)).toBe("[]");
  }
}, 240_000);

const pictureRows = (description: string) =>
  askApi(`rest/v1/generated_images?description_hash=eq.${hashOf(description)}&select=object_name`);
