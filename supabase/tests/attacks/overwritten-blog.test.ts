import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callerWith, type Caller } from "../support/callers";
import { addSaved, draftOf, english, save, savedPost } from "../support/drafts";
import { addPost, published } from "../support/fixtures/blog";
import { createPerson } from "../support/people";
import { call, store, stored } from "../support/rest";
import { newStaff } from "../support/new-staff";

/* A stolen session of an editor, who may not empty the blog, could overwrite every article. */
const { sandbox, sql, staff } = newStaff();

const MAX_CHANGES_PER_HOUR = 60;
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

test("an editor's post changes in an hour are limited, in however many parallel calls", async () => {
  const ids = await addPosts(MAX_CHANGES_PER_HOUR + 10);
  const answers: Awaited<ReturnType<typeof overwrite>>[] = [];
  for (let from = 0; from < ids.length; from += 10)
    answers.push(...(await Promise.all(ids.slice(from, from + 10).map((id) => overwrite(staff.editor, id)))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CHANGES_PER_HOUR);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject(REFUSED);
  expect(await overwritten(ids)).toBe(MAX_CHANGES_PER_HOUR);
  expect(await stored(`activity_log?actor_id=eq.${staff.editor.userId}&select=id`)).toHaveLength(
    MAX_CHANGES_PER_HOUR,
  );

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

/** As the owner of the database does it. */
const bringBack = async (since: Date): Promise<unknown> => {
  const [answer] = await sql`select private.bring_back_posts(${since}) as posts`;
  return answer?.["posts"];
};
const now = async (): Promise<Date> => {
  const [moment] = await sql<{ at: Date }[]>`select clock_timestamp() + interval '1 millisecond' as at`;
  return moment?.at ?? new Date();
};

test("articles that an owner's session overwrote are restored by one statement", async () => {
  // One that nobody has ever saved, one that somebody has, one that the clock has published, and one of which nobody saves anything.
  const [imported = "", other = ""] = await addPosts(2);
  await store("blog_post_tags", { post_id: imported, tag_slug: "fever" });
  const was = draftOf(
    { status: "published" },
    [english({ title: "As it was", excerpt: "Short." })],
    ["cough"],
  );
  const written = (await addSaved(sandbox, staff.editor, was)).id;
  const scheduled_at = new Date(Date.now() - 60_000).toISOString();
  const due = (await addSaved(sandbox, staff.editor, draftOf({ status: "scheduled", scheduled_at }))).id;
  await sql`update public.blog_posts set status = 'published', published_at = scheduled_at where id = ${due}`;
  const [left] = await stored(`blog_posts?id=eq.${other}`);
  const parts =
    "id,slug,status,blog_post_translations(title,excerpt,content_markdown),blog_post_tags(tag_slug)";
  const read = () =>
    stored(`blog_posts?id=in.(${[imported, written, due].join(",")})&select=${parts}&order=id`);
  const before = await read();

  const since = await now();
  // Into the trash and back, which is a change as well.
  for (const name of ["trash_posts", "restore_posts"])
    expect((await call(staff.owner, name, { p_ids: [imported] })).status).toBe(200);
  for (const [id, version] of [
    [imported, 3],
    [written, 1],
    [due, 2],
  ] as const) {
    expect((await overwrite(staff.owner, id, version)).status).toBe(200);
    const again = draftOf({ status: "draft" }, [english({ title: "Twice" })], ["nonsense"]);
    expect((await save(staff.owner, again, id, version + 1)).status).toBe(200);
  }
  expect(await read()).not.toEqual(before);

  expect(await bringBack(since)).toBe(3);
  expect(await read()).toEqual(before);
  expect(await stored(`blog_posts?id=eq.${other}`)).toEqual([left]);
  // What was written over it is in its history.
  expect(JSON.stringify(await stored(`blog_post_revisions?post_id=eq.${written}&select=snapshot`))).toContain(
    "Twice",
  );
});

test("restoring does not publish articles that were never public", async () => {
  const scheduled_at = new Date(Date.now() - 60_000).toISOString();
  const overdue = () => addSaved(sandbox, staff.editor, draftOf({ status: "scheduled", scheduled_at }));
  const [published_by, clocked] = [(await overdue()).id, (await overdue()).id];
  const since = await now();
  expect((await overwrite(staff.owner, published_by)).status).toBe(200);
  // Whoever switches publishing on has the clock do it.
  await sql`update public.blog_posts set status = 'published', published_at = scheduled_at where id = ${clocked}`;
  expect((await overwrite(staff.owner, clocked, 2)).status).toBe(200);
  expect(await bringBack(since)).toBe(2);
  expect(await stored(`blog_posts?id=in.(${published_by},${clocked})&select=status`)).toEqual([
    { status: "scheduled" },
    { status: "scheduled" },
  ]);
});

test("an article whose slug is taken by now stays as it is, and does not block restoring the others", async () => {
  const was = draftOf();
  const [taken, free] = [
    (await addSaved(sandbox, staff.editor, was)).id,
    (await addSaved(sandbox, staff.editor)).id,
  ];
  const since = await now();
  for (const id of [taken, free]) expect((await overwrite(staff.owner, id)).status).toBe(200);
  await addSaved(sandbox, staff.owner, was);
  expect(await bringBack(since)).toBe(1);
  expect(await overwritten([taken, free])).toBe(1);
});

/** Keeps a working copy of so many characters. */
const keep = (caller: Caller, id: string, length = 0) =>
  call(caller, "save_working_copy", {
    p_id: id,
    p_version: 1,
    p_draft: { post: {}, translations: [english({ content_markdown: "x".repeat(length) })], tags: [] },
  });
/** What an editor used up was used up before the hour, or day, that is now. */
const letTimePass = (time: string) => sql`
  update private.staff_budgets set began_at = began_at - ${time}::interval where person = ${staff.editor.userId}`;

test("an editor's saves and working copies cannot fill the disk, although each replaces the last one", async () => {
  const [id = "", other = ""] = await addPosts(2);
  for (let kept = 0; kept < 2; kept++) expect((await keep(staff.editor, id, 980_000)).status).toBe(200);
  // As if they had done so a hundred times.
  await sql`update private.staff_budgets set used = used * 50, bytes = bytes * 50 where person = ${staff.editor.userId}`;
  expect((await keep(staff.editor, id, 980_000)).status).toBe(200);
  expect(await keep(staff.editor, id, 980_000)).toMatchObject(REFUSED);
  expect(await stored(`blog_post_revisions?post_id=eq.${id}&kind=eq.working_copy&select=id`)).toHaveLength(1);
  expect(await keep(staff.editor, other, 980_000)).toMatchObject(REFUSED);
  expect((await keep(staff.owner, id, 980_000)).status).toBe(200);
  // An owner has room for as much as five editors.
  await sql`update private.staff_budgets set bytes = 498000000 where person = ${staff.owner.userId}`;
  expect((await keep(staff.owner, id, 980_000)).status).toBe(200);
  expect(await keep(staff.owner, id, 980_000).then(() => keep(staff.owner, id, 980_000))).toMatchObject(
    REFUSED,
  );
  expect((await keep(callerWith("editor", await createPerson("editor")), id, 980_000)).status).toBe(200);

  // Nor is anything undone by throwing it away.
  expect((await call(staff.editor, "discard_working_copy", { p_id: id })).value).toBe(true);
  expect(await keep(staff.editor, id, 980_000)).toMatchObject(REFUSED);
  await letTimePass("23 hours");
  expect(await keep(staff.editor, id, 980_000)).toMatchObject(REFUSED);
  await letTimePass("1 hour");
  expect((await keep(staff.editor, id, 980_000)).status).toBe(200);
});

test("repeated saves of short texts cannot fill the disk", async () => {
  const [id = ""] = await addPosts(1);
  for (let kept = 0; kept < 10; kept++) expect((await keep(staff.editor, id)).status).toBe(200);
  const [spent] =
    await sql`select bytes from private.staff_budgets where person = ${staff.editor.userId} and kind = 'bytes saved'`;
  expect(Number(spent?.["bytes"])).toBeGreaterThan(50_000);
});

test("an owner adds at most five hundred articles in an hour", async () => {
  sandbox.expect("blog_posts", "slug=like.test-*");
  const add = () => save(staff.owner, draftOf(), randomUUID(), null);
  const first = savedPost(await add());
  await sql`
    update private.staff_budgets set used = 498 where person = ${staff.owner.userId} and kind = 'added to blog_posts'`;
  const answers = [await add(), await add(), await add()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]).toMatchObject({ value: { details: "addition_limit" } });
  // What is there already adds nothing.
  expect((await overwrite(staff.owner, first.id)).status).toBe(200);
});

test("an editor's saves in an hour are limited to those of some open editors", async () => {
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

test("a text's files, facts and pictures are indexed up to a limit", async () => {
  const [counted] = await sql`
    select
      cardinality(private.media_names(string_agg(format('/blog-media/%s.png', n), ' ' order by n))) as files,
      cardinality(private.fact_names(string_agg(format('{{price:n%s}}', n), ' ' order by n))) as facts,
      cardinality(private.infographic_hashes(string_agg(format('[INFOGRAPHIC: %s]', n), ' ' order by n))) as pictures,
      private.media_names('/blog-media/b.png /blog-media/a.png, /blog-media/b.png.') as twice
    from generate_series(1, 5000) as n`;
  expect(counted).toEqual({ files: 200, facts: 200, pictures: 200, twice: ["b.png", "a.png"] });
});

test("an article with an unreadable history does not block restoring the others", async () => {
  const [broken, whole] = [await addSaved(sandbox, staff.editor), await addSaved(sandbox, staff.editor)];
  await sql`
    update public.blog_post_revisions set snapshot = snapshot || '{"translations": null}' where post_id = ${broken.id}`;
  const since = await now();
  for (const { id } of [broken, whole]) expect((await overwrite(staff.owner, id)).status).toBe(200);
  expect(await bringBack(since)).toBe(1);
  expect(await overwritten([broken.id, whole.id])).toBe(1);
});
