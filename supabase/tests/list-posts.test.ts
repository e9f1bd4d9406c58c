import { randomUUID } from "node:crypto";
import { z } from "zod";
import { beforeAll, expect, test } from "vitest";
import { addSaved, arabic, draftOf, english } from "./support/drafts";
import { signInAs } from "./support/in-name-of";
import { call, store, type Row } from "./support/rest";
import { newStaff } from "./support/new-staff";
import { onScratch } from "./support/scratch";

const { sandbox, sql, staff } = newStaff(beforeAll);

const answer = z.object({ total: z.number(), rows: z.array(z.record(z.string(), z.unknown())) });

const list = async (args: Row) => answer.parse((await call(staff.editor, "list_posts", args)).value);
const titles = async (args: Row) => (await list(args)).rows.map(({ title }) => title);

/** A new word, so that a search finds the posts of one test. */
const freshWord = () => `w${randomUUID().replaceAll("-", "")}`;

const add = (title: string, fields: Row = {}, translations = [english({ title })]) =>
  addSaved(sandbox, staff.editor, draftOf(fields, translations));

test("a page has the columns of the list, newest first, and the count of all posts", async () => {
  const word = freshWord();
  const first = await add(`${word} 1`, { status: "published", primary_service: "elderly-care" });
  await add(`${word} 2`);
  await add(`${word} 3`, {}, [english({ title: `${word} 3` }), arabic()]);
  expect(await titles({ p_search: word })).toEqual([`${word} 3`, `${word} 2`, `${word} 1`]);
  expect(await list({ p_search: word, p_page: 2, p_per_page: 2 })).toMatchObject({
    total: 3,
    rows: [
      {
        id: first.id,
        title: `${word} 1`,
        status: "published",
        origin: "written",
        primary_service: "elderly-care",
        published_at: first.published_at,
        scheduled_at: null,
        deleted_at: null,
        has_arabic: false,
        views: 0,
      },
    ],
  });
  expect((await list({ p_search: word })).rows.map((row) => row["has_arabic"])).toEqual([true, false, false]);
});

test("a page has at least one post, and a page after the last has none", async () => {
  const word = freshWord();
  for (let index = 0; index < 3; index++) await add(`${word} ${index}`);
  for (const [p_per_page, expected] of [
    [0, 1],
    [-5, 1],
    [2, 2],
  ])
    expect((await list({ p_search: word, p_per_page, p_page: -1 })).rows).toHaveLength(Number(expected));
  expect(await list({ p_search: word, p_page: 9 })).toEqual({ total: 3, rows: [] });
});
test("the search looks for every word, in titles of both languages and in slugs", async () => {
  const word = freshWord();
  await add(`Fever ${word} at home`);
  await add("Title", { slug: `test-${word}-slug` });
  await add("Other", {}, [english({ title: "Other" }), arabic({ title: `حمى ${word} في المنزل` })]);
  expect(await titles({ p_search: word.toUpperCase() })).toEqual(["Other", "Title", `Fever ${word} at home`]);
  expect(await titles({ p_search: `  home ${word}  fev ` })).toEqual([`Fever ${word} at home`]);
  expect(await titles({ p_search: `المنزل ${word}` })).toEqual(["Other"]);
  expect(await titles({ p_search: `${word}-slug` })).toEqual(["Title"]);
  expect(await titles({ p_search: `${word} nothing` })).toEqual([]);
});

test("the search finds every form of a word, and ignores punctuation", async () => {
  const word = freshWord();
  await add(`${word} 100%`, {}, [
    english({ title: `${word} 100%` }),
    arabic({ title: `${word} حُمّى الأطفال` }),
  ]);
  for (const typed of ["حمى الاطفال", "الحمي", "أطفال", "100%", "١٠٠", "(100)"])
    expect(await titles({ p_search: `${word} ${typed}` })).toEqual([`${word} 100%`]);
  expect(await titles({ p_search: "%" })).toEqual([]);
});
test("filters combine", async () => {
  const word = freshWord();
  const both = [english({ title: `${word} both` }), arabic()];
  await add(`${word} draft`);
  await add(`${word} live`, { status: "published", primary_service: "elderly-care" });
  await add("", { status: "published", primary_service: "elderly-care" }, both);
  expect(await titles({ p_search: word, p_status: "draft" })).toEqual([`${word} draft`]);
  expect(await titles({ p_search: word, p_service: "elderly-care" })).toEqual([
    `${word} both`,
    `${word} live`,
  ]);
  expect(await titles({ p_search: word, p_missing_arabic: true })).toEqual([`${word} live`, `${word} draft`]);
  expect(await titles({ p_search: word, p_missing_arabic: true, p_status: "published" })).toEqual([
    `${word} live`,
  ]);
  expect(await titles({ p_search: word, p_status: "nonsense" })).toEqual([]);
});

test("the trash lists trashed posts only, the latest first", async () => {
  const word = freshWord();
  const [one, two] = [await add(`${word} one`), await add(`${word} two`)];
  await add(`${word} here`);
  await call(staff.editor, "trash_posts", { p_ids: [two.id] });
  await call(staff.editor, "trash_posts", { p_ids: [one.id] });
  expect(await titles({ p_search: word })).toEqual([`${word} here`]);
  expect(await titles({ p_search: word, p_in_trash: true })).toEqual([`${word} one`, `${word} two`]);
});

test("the title falls back from English to Arabic to none", async () => {
  const word = freshWord();
  await add("", { slug: `test-${word}-a` }, [arabic()]);
  await add("", { slug: `test-${word}-b` }, []);
  expect(await titles({ p_search: word })).toEqual([null, "عنوان"]);
});

test("the number of views covers all days and languages, up to now", async () => {
  const word = freshWord();
  const { id } = await add(word);
  await store("blog_view_daily", [
    { day: "2020-01-01", post_id: id, lang: "en", views: 2 },
    { day: "2020-01-01", post_id: id, lang: "ar", views: 3 },
    { day: "2020-01-02", post_id: id, lang: "en", views: 4 },
  ]);
  await store("blog_view_totals", { post_id: id, views: 9 });
  sandbox.expect("blog_events", `post_id=eq.${id}`);
  await store("blog_events", { post_id: id, event_type: "view", lang: "en" });
  expect((await list({ p_search: word })).rows).toMatchObject([{ views: 10 }]);
});

/*
 * Every invented campaign is a row of its day, kept for good. A list of posts that adds them up becomes slower with every day
 * on which somebody sends views, until it times out.
 */
test("the list of posts reads no more view rows with years of views than without", async () => {
  const days = 2_000;
  await onScratch(sql, async (transaction) => {
    await signInAs(transaction, String(staff.editor.userId));
    const [post] = await transaction<{ id: string }[]>`
      insert into public.blog_posts (slug, status, created_at)
      values ('test-' || gen_random_uuid(), 'published', now() + interval '1 hour') returning id`;
    await transaction`
      insert into public.blog_view_daily (day, post_id, lang, utm_campaign, views)
      select date '2020-01-01' + n, ${post?.id ?? ""}, 'en', 'invented-' || n, 2 from generate_series(1, ${days}) as n`;
    await transaction`
      insert into public.blog_view_totals (post_id, views) values (${post?.id ?? ""}, ${2 * days})`;
    // The server's count includes earlier transactions of this connection.
    const rowsRead = async () => {
      const [read] = await transaction<{ count: number }[]>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
        from pg_stat_xact_user_tables where relid = 'public.blog_view_daily'::regclass`;
      return read?.count ?? 0;
    };
    const before = await rowsRead();
    const [list] = await transaction<{ list: { rows: { id: string; views: number }[] } }[]>`
      select public.list_posts() as list`;
    expect(list?.list.rows.find(({ id }) => id === post?.id)?.views).toBe(2 * days);
    // The last counted day, after which raw rows are read.
    expect((await rowsRead()) - before).toBeLessThanOrEqual(1);
  });
});
