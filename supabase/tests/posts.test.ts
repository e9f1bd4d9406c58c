import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { service } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { call, insert, stored, update } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";
import { sql } from "./support/stack";

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

const sandbox = newSandbox();

async function storedPost(id: string) {
  const [post] = await stored(`blog_posts?id=eq.${id}`);
  if (!post) throw new Error("The post is gone.");
  return post;
}

describe("a post", () => {
  test("increases its version with every change, whatever the client sends", async () => {
    const id = await addPost(sandbox, { status: "draft" });
    await update(service, `blog_posts?id=eq.${id}`, { primary_service: "elderly-care" });
    await update(service, `blog_posts?id=eq.${id}`, {
      version: 40,
      updated_at: "2020-01-01T00:00:00Z",
    });
    const post = await storedPost(id);
    expect(post["version"]).toBe(3);
    expect(Date.parse(String(post["updated_at"]))).toBeGreaterThan(Date.now() - MINUTE_MS);
  });

  test("is never created after its publication", async () => {
    const id = await addPost(sandbox, published);
    const post = await storedPost(id);
    expect(post["created_at"]).toBe(post["published_at"]);
  });

  // Hosts use the last two as the page of the whole blog, and as their answer to every unknown address.
  test.each(["", "Two Words", "-edge", "edge-", "two--hyphens", "عربي", "a".repeat(121), "index", "404"])(
    "refuses the slug “%s”, as services and locations do",
    async (slug) => {
      for (const table of ["blog_posts", "services", "locations"])
        expect(await insert(service, table, { slug })).toMatchObject({ status: 400, code: "23514" });
    },
  );

  test("refuses questions without their answers, and an invalid list of them", async () => {
    const post_id = await addPost(sandbox, { status: "draft" });
    const pair = { q: "?", a: "!" };
    // JSON that is nested deeper than a program can follow stopped every build of the site.
    const deep: unknown = JSON.parse("[".repeat(2_000) + "]".repeat(2_000));
    const beside = [[{ ...pair, z: "b" }], [{ ...pair, z: deep }]];
    for (const faq of [pair, [{ q: "?" }], [{ a: "!" }], [{ q: "?", a: 1 }], ["?"], [[pair]], ...beside]) {
      const row = { post_id, lang: "en", title: "Test", faq };
      expect(await insert(service, "blog_post_translations", row)).toMatchObject({ code: "23514" });
    }
  });
});

describe("publish_due", () => {
  const due = () => addPost(sandbox, { status: "scheduled", scheduled_at: inMinutes(-2) });
  let setting: unknown;

  beforeAll(async () => {
    setting = (await stored("staff_settings"))[0]?.["auto_publish"];
    await update(service, "staff_settings?id=eq.1", { auto_publish: true });
  });
  afterAll(() => update(service, "staff_settings?id=eq.1", { auto_publish: setting }));

  test("publishes only due posts, at their planned time", async () => {
    const ready = await due();
    const later = await addPost(sandbox, { status: "scheduled", scheduled_at: inMinutes(60) });
    const trashed = await addPost(sandbox, {
      status: "scheduled",
      scheduled_at: inMinutes(-2),
      deleted_at: inMinutes(-1),
    });
    const open = await addPost(sandbox, { status: "scheduled" });

    expect((await call(service, "publish_due")).status).toBe(200);

    const post = await storedPost(ready);
    expect(post).toMatchObject({ status: "published", version: 2 });
    expect(post["published_at"]).toBe(post["scheduled_at"]);
    for (const id of [later, trashed, open])
      expect(await storedPost(id)).toMatchObject({ status: "scheduled" });
  });

  test("returns how many it published", async () => {
    const counts = await sql.begin(async (transaction) => {
      const [before] = await transaction`select publish_due() as count`;
      await transaction`
        insert into blog_posts (slug, status, scheduled_at)
        select 'test-' || number, 'scheduled', now() - interval '1 minute' from generate_series(1, 3) as number`;
      const [first] = await transaction`select publish_due() as count`;
      const [second] = await transaction`select publish_due() as count`;
      await transaction`delete from blog_posts where slug in ('test-1', 'test-2', 'test-3')`;
      return { before: before?.["count"], first: first?.["count"], second: second?.["count"] };
    });
    expect(counts).toEqual({ before: 0, first: 3, second: 0 });
  });

  test("skips a locked post and publishes the others", async () => {
    const [held, free] = [await due(), await due()];
    await sql.begin(async (transaction) => {
      await transaction`select id from blog_posts where id = ${held} for update`;
      const answered = call(service, "publish_due").then(() => true);
      const waited = new Promise((resolve) => setTimeout(() => resolve(false), 5000));
      expect(await Promise.race([answered, waited])).toBe(true);
      expect(await storedPost(held)).toMatchObject({ status: "scheduled" });
      expect(await storedPost(free)).toMatchObject({ status: "published" });
    });
  });

  test("leaves scheduled posts alone while automatic publishing is off", async () => {
    const ready = await due();
    await sql.begin(async (transaction) => {
      await transaction`update staff_settings set auto_publish = false`;
      expect(await transaction`select publish_due() as count`).toMatchObject([{ count: 0 }]);
      await transaction`update staff_settings set auto_publish = true`;
    });
    await call(service, "publish_due");
    expect(await storedPost(ready)).toMatchObject({ status: "published" });
  });
});

const save = (post_id: string, version: number) => ({
  post_id,
  version,
  kind: "save",
  snapshot: { version },
});

const versionsOf = async (post_id: string) =>
  (await stored(`blog_post_revisions?post_id=eq.${post_id}&order=version`)).map(({ version }) => version);

test("revisions of a post are all kept for 30 days, and later for the last 50 saves and one of each day", async () => {
  const [post, other] = [await addPost(sandbox, published), await addPost(sandbox, published)];
  await insert(service, "blog_post_revisions", save(other, 1));
  const saves = Array.from({ length: 53 }, (_, index) => save(post, index + 1));
  await insert(service, "blog_post_revisions", saves);
  expect(await versionsOf(post)).toHaveLength(53);
  await sql`update public.blog_post_revisions set created_at = now() - interval '31 days' where post_id = ${post}`;
  await insert(service, "blog_post_revisions", save(post, 54));
  // The last one of that earlier day is among the last fifty.
  expect(await versionsOf(post)).toEqual(Array.from({ length: 50 }, (_, index) => index + 5));
  expect(await versionsOf(other)).toEqual([1]);
});
