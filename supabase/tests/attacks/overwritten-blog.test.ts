import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callerWith, type Caller } from "../support/callers";
import { draftOf, english, save } from "../support/drafts";
import { addPost, published } from "../support/fixtures/blog";
import { createPerson } from "../support/people";
import { call, store, stored } from "../support/rest";
import { newStaff } from "../support/new-staff";

/* Whoever had an editor's session and may not empty the blog wrote the same words over every article. */
const { sandbox, sql, staff } = newStaff();

const MOST = 60;
const REFUSED = { status: 429, value: { code: "PT429", details: "save_limit" } };

async function addPosts(count: number): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => addPost(sandbox, published)));
  await store(
    "blog_post_translations",
    ids.map((post_id) => ({ post_id, lang: "en", title: "As it was" })),
  );
  return ids;
}
const overwrite = (caller: Caller, id: string, version = 1) =>
  save(caller, draftOf({ status: "published" }, [english({ title: "Overwritten" })]), id, version);
const overwritten = async (ids: string[]) =>
  (await stored(`blog_post_translations?post_id=in.(${ids.join(",")})&title=eq.Overwritten&select=id`))
    .length;

test("an editor changes as many posts in an hour as a person can, however many calls come at once", async () => {
  const ids = await addPosts(MOST + 10);
  const answers: Awaited<ReturnType<typeof overwrite>>[] = [];
  for (let from = 0; from < ids.length; from += 10)
    answers.push(...(await Promise.all(ids.slice(from, from + 10).map((id) => overwrite(staff.editor, id)))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject(REFUSED);
  expect(await overwritten(ids)).toBe(MOST);
  expect(await stored(`activity_log?actor_id=eq.${staff.editor.userId}&select=id`)).toHaveLength(MOST);

  // The posts that they are at work on stay theirs to save.
  const mine = ids.find((_, index) => answers[index]?.status === 200) ?? "";
  expect((await overwrite(staff.editor, mine, 2)).status).toBe(200);
  // Neither a new post nor another status goes past it.
  sandbox.expect("blog_posts", `slug=like.test-new-*`);
  const added = draftOf({ slug: `test-new-${randomUUID()}` });
  expect(await save(staff.editor, added, randomUUID(), null)).toMatchObject(REFUSED);
  // Others go on, and owners have no limit.
  const rest = ids.filter((_, index) => answers[index]?.status !== 200);
  for (const id of rest) expect((await overwrite(staff.owner, id)).status).toBe(200);
  expect((await overwrite(callerWith("editor", await createPerson("editor")), rest[0] ?? "", 2)).status).toBe(
    200,
  );

  // An hour later there is room again.
  await sql`
    update public.blog_post_revisions set created_at = created_at - interval '61 minutes'
    where created_by = ${staff.editor.userId}`;
  expect((await overwrite(staff.editor, rest[0] ?? "", 3)).status).toBe(200);
});

/** Keeps a working copy of so many characters. */
const keep = (caller: Caller, id: string, length = 0) =>
  call(caller, "save_working_copy", {
    p_id: id,
    p_version: 1,
    p_draft: { post: {}, translations: [{ content_markdown: "x".repeat(length) }], tags: [] },
  });
/** What an editor used up was used up before the hour, or day, that is now. */
const letTimePass = (time: string) => sql`
  update private.staff_budgets set began_at = began_at - ${time}::interval where person = ${staff.editor.userId}`;

test("nor do an editor's saves and working copies fill the disk, though each takes the place of the one before", async () => {
  const [id = "", other = ""] = await addPosts(2);
  for (let kept = 0; kept < 2; kept++) expect((await keep(staff.editor, id, 990_000)).status).toBe(200);
  // As if they had done so a hundred times.
  await sql`update private.staff_budgets set used = used * 50, bytes = bytes * 50 where person = ${staff.editor.userId}`;
  expect((await keep(staff.editor, id, 990_000)).status).toBe(200);
  expect(await keep(staff.editor, id, 990_000)).toMatchObject(REFUSED);
  expect(await stored(`blog_post_revisions?post_id=eq.${id}&kind=eq.working_copy&select=id`)).toHaveLength(1);
  expect(await keep(staff.editor, other, 990_000)).toMatchObject(REFUSED);
  expect((await keep(staff.owner, id, 990_000)).status).toBe(200);
  expect((await keep(callerWith("editor", await createPerson("editor")), id, 990_000)).status).toBe(200);

  // Nor is anything undone by throwing it away.
  expect((await call(staff.editor, "discard_working_copy", { p_id: id })).value).toBe(true);
  expect(await keep(staff.editor, id, 990_000)).toMatchObject(REFUSED);
  await letTimePass("23 hours");
  expect(await keep(staff.editor, id, 990_000)).toMatchObject(REFUSED);
  await letTimePass("1 hour");
  expect((await keep(staff.editor, id, 990_000)).status).toBe(200);
});

test("an editor saves as often in an hour as some open editors do", async () => {
  const [id = ""] = await addPosts(1);
  const most = 1000;
  expect((await keep(staff.editor, id)).status).toBe(200);
  await sql`update private.staff_budgets set used = ${most - 5} where person = ${staff.editor.userId}`;
  const answers = await Promise.all(Array.from({ length: 10 }, () => keep(staff.editor, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await overwrite(staff.editor, id)).toMatchObject(REFUSED);
  expect((await overwrite(staff.owner, id)).status).toBe(200);
  await letTimePass("1 hour");
  expect((await keep(staff.editor, id)).status).toBe(200);
});

test("nor does a text grow the indexes of names by more than an article shows", async () => {
  const [counted] = await sql`
    select
      cardinality(private.media_names(string_agg(format('/blog-media/%s.png', n), ' ' order by n))) as files,
      cardinality(private.fact_names(string_agg(format('{{price:n%s}}', n), ' ' order by n))) as facts,
      cardinality(private.infographic_hashes(string_agg(format('[INFOGRAPHIC: %s]', n), ' ' order by n))) as pictures,
      private.media_names('/blog-media/b.png /blog-media/a.png, /blog-media/b.png.') as twice
    from generate_series(1, 5000) as n`;
  expect(counted).toEqual({ files: 200, facts: 200, pictures: 200, twice: ["b.png", "a.png"] });
});
