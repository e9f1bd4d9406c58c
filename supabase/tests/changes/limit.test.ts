import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Caller } from "../support/callers";
import { addAuthor, entriesOf, leavePoints, ONE_BACK } from "../support/changes";
import { addSaved, english } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { call, discard, remove, store, stored, update } from "../support/rest";

/* P8: one limit for a person, over all changes: 1,000 points in an hour and 200 MB in a day. */
const { sandbox, sql, staff } = newStaff();

const REFUSED = { status: 429, value: { code: "PT429", details: "change_limit" } };

let count = 0;
const change = (caller: Caller, id: string) =>
  update(caller, `authors?id=eq.${id}`, { name: `Name ${count++}` });
const limit = (person: string | null, columns: Record<string, unknown>) =>
  sql`update private.changes set ${sql(columns)} where id = (select max(id) from private.changes where actor_id = ${person})`;

test("a change costs one point and a deletion ten, for owners and editors alike, and each person has their own", async () => {
  const [id, other] = [await addAuthor(sandbox), await addAuthor(sandbox)];
  const plan = await sandbox.addRow("editorial_calendar", {
    topic_en: "Fever",
    scheduled_date: "2027-01-01",
  });
  for (const caller of [staff.editor, staff.owner]) {
    await leavePoints(sql, caller.userId, 9);
    expect(await remove(caller, `editorial_calendar?id=eq.${plan}`)).toMatchObject(REFUSED);
    for (let left = 9; left > 0; left -= 1) expect((await change(caller, id)).status).toBe(204);
    const refused = await change(caller, id);
    expect(refused).toMatchObject(REFUSED);
    expect(JSON.parse(String(Reflect.get(Object(refused.value), "hint")))).toEqual({ minutes: 60 });
    // A statement about many rows is refused as a whole.
    expect(await update(caller, `authors?id=in.(${id},${other})`, { bio: "x" })).toMatchObject(REFUSED);
  }
});

test("an hour later a person may change again", async () => {
  const id = await addAuthor(sandbox);
  await leavePoints(sql, staff.editor.userId, 0);
  expect(await change(staff.editor, id)).toMatchObject(REFUSED);
  await limit(staff.editor.userId, { hour_began_at: new Date(Date.now() - 3_601_000) });
  expect((await change(staff.editor, id)).status).toBe(204);
});

test("the former rows and the texts of a day are limited in bytes, also unsaved work that replaces itself", async () => {
  const id = await addAuthor(sandbox);
  const post = await addSaved(sandbox, staff.editor);
  await change(staff.editor, id);
  const keep = () =>
    call(staff.editor, "save_working_copy", {
      p_id: post.id,
      p_version: 1,
      p_draft: {
        post: {},
        translations: [english({ content_markdown: randomUUID().repeat(2_000) })],
        tags: [],
      },
    });
  await limit(staff.editor.userId, { bytes_in_day: 199_990_000 });
  expect(await keep()).toMatchObject(REFUSED);
  await limit(staff.editor.userId, { bytes_in_day: 199_800_000 });
  for (let times = 0; times < 2; times += 1) expect((await keep()).status).toBe(200);
  const rows = await sql`select from private.changes where entity = 'working_copy' and subject = ${post.id}`;
  expect(rows).toHaveLength(1);
  await limit(staff.editor.userId, { bytes_in_day: 200_000_000 });
  expect(await change(staff.editor, id)).toMatchObject(REFUSED);
  await limit(staff.editor.userId, { day_began_at: new Date(Date.now() - 86_401_000) });
  expect((await change(staff.editor, id)).status).toBe(204);
});

const takeBack = async (caller: Caller, id: string) => {
  const [last] =
    await sql`select max(id) as id from private.changes where entity = 'author' and subject = ${id}`;
  return call(caller, "take_back", { p_id: Number(last?.["id"]) });
};

test("taking back own changes costs no points up to 300 in an hour; beyond that it counts like the change", async () => {
  const id = await addAuthor(sandbox);
  await change(staff.owner, id);
  await limit(staff.owner.userId, { points_in_hour: 1_000, free_points_in_hour: 298 });
  for (let times = 0; times < 2; times += 1) expect(await takeBack(staff.owner, id)).toEqual(ONE_BACK);
  expect(await takeBack(staff.owner, id)).toMatchObject(REFUSED);
  await limit(staff.owner.userId, { points_in_hour: 999 });
  expect(await takeBack(staff.owner, id)).toEqual(ONE_BACK);
  expect(await takeBack(staff.owner, id)).toMatchObject(REFUSED);
});

test("the bytes of taking back count like all others", async () => {
  const id = await addAuthor(sandbox);
  await change(staff.owner, id);
  const bytes = async () => {
    const [last] =
      await sql`select bytes_in_day from private.changes where actor_id = ${staff.owner.userId} order by id desc limit 1`;
    return Number(last?.["bytes_in_day"]);
  };
  const before = await bytes();
  expect(await takeBack(staff.owner, id)).toEqual(ONE_BACK);
  expect(await bytes()).toBeGreaterThan(before + 200);
  await limit(staff.owner.userId, { bytes_in_day: 200_000_000 });
  expect(await takeBack(staff.owner, id)).toMatchObject(REFUSED);
});

test("taking back that removes another person's work costs as much as doing it by hand", async () => {
  const posts = await Promise.all([1, 2].map(() => addSaved(sandbox, staff.owner)));
  const imported = await sandbox.addRow("blog_posts", { slug: `test-${randomUUID()}` });
  const additionOf = async (id: string) => {
    const [entry] = await sql`
      select id from private.changes where subject = ${id} and table_name = 'blog_posts' and operation = 'insert'`;
    return { p_id: Number(entry?.["id"]) };
  };
  await leavePoints(sql, staff.editor.userId, 10);
  const answers = [];
  for (const { id } of posts) answers.push(await call(staff.editor, "take_back", await additionOf(id)));
  expect(answers).toMatchObject([ONE_BACK, REFUSED]);
  // Nobody may take an import back.
  expect(await call(staff.editor, "take_back", await additionOf(imported))).toMatchObject({
    status: 403,
    value: { details: "not_by_hand" },
  });
  expect(await stored(`blog_posts?id=in.(${posts[1]?.id},${imported})&deleted_at=is.null`)).toHaveLength(2);
});

test("taking back everything and emptying the blog are one decision each, without a limit and without points", async () => {
  const [id, since] = [await addAuthor(sandbox), new Date(Date.now() - 60_000).toISOString()];
  await change(staff.editor, id);
  await change(staff.owner, id);
  await limit(staff.owner.userId, { points_in_hour: 1_000, bytes_in_day: 200_000_000 });
  const everything = { p_person: staff.owner.userId, p_since: since, p_dry_run: false };
  expect((await call(staff.owner, "take_back_everything", everything)).value).toMatchObject({
    report: { back: 1, failed: [] },
  });
  const [posts] = await sql`select array_agg(id) as ids from public.blog_posts where deleted_at is null`;
  sandbox.afterwards(
    () => sql`update public.blog_posts set deleted_at = null where id = any (${posts?.["ids"]})`,
  );
  expect((await call(staff.owner, "delete_all_posts")).status).toBe(200);
  await limit(staff.owner.userId, { points_in_hour: 999, bytes_in_day: 0 });
  expect((await change(staff.owner, id)).status).toBe(204);
  expect(await change(staff.owner, id)).toMatchObject(REFUSED);
});

test("entries from a clock that was ahead limit nobody once it is right", async () => {
  const id = await addAuthor(sandbox);
  await change(staff.editor, id);
  const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000);
  await limit(staff.editor.userId, {
    happened_at: inThreeWeeks,
    hour_began_at: inThreeWeeks,
    points_in_hour: 1_000,
    day_began_at: inThreeWeeks,
    bytes_in_day: 200_000_000,
  });
  for (let times = 0; times < 2; times += 1) expect((await change(staff.editor, id)).status).toBe(204);
  // Nor does a save now belong to the former entry.
  const entries =
    await sql`select distinct entry from private.changes where subject = ${id} and actor_id = ${staff.editor.userId}`;
  expect(entries).toHaveLength(2);
});

test("an import with the service key has no limit, and uses up nobody's", async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => ({
    name: `Imported ${index}`,
    role: "test-import",
  }));
  await store("authors", rows);
  await discard("authors?role=eq.test-import");
  const [listed] =
    await sql`select count(*)::int as entries from private.changes where label like 'Imported %' and is_shown`;
  expect(listed).toEqual({ entries: 0 });
});

test("a generated article counts for the person who asked for it, and is logged as theirs", async () => {
  const run = `test-${randomUUID()}`;
  sandbox.expect("generation_topics", `run_key=eq.${run}`);
  sandbox.expect("blog_posts", `slug=eq.${run}`);
  const [claim] = await sql`
    insert into public.generation_topics (run_key, topic_key, service_cluster, topic_en, topic_ar, keywords_en, keywords_ar, created_by, status, claim)
    values (${run}, 'fever', 'doctor-on-call', 'Fever', '', '', '', ${staff.editor.userId}, 'running', gen_random_uuid())
    returning claim`;
  const storePost = () => sql`
    select public.store_generated_post(${claim?.["claim"]}, ${sql.json({ slug: run, primary_service: "doctor-on-call", tags: [], translations: [] })})`;
  await leavePoints(sql, staff.editor.userId, 0);
  await expect(storePost()).rejects.toMatchObject({ code: "PT429", detail: "change_limit" });
  await limit(staff.editor.userId, { points_in_hour: 999 });
  expect(await storePost()).toHaveLength(1);
  const [post] = await stored(`blog_posts?slug=eq.${run}&select=id`);
  expect(await entriesOf(sql, String(post?.["id"]))).toMatchObject([
    { action: "published", actor_id: staff.editor.userId },
  ]);
});
