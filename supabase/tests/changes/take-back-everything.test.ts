import { expect, test } from "vitest";
import { callerWith } from "../support/callers";
import { addAuthor, author, changeAuthor, lastEntry, ONE_BACK, takeBack } from "../support/changes";
import { addPost } from "../support/fixtures/blog";
import { createPerson, openSession } from "../support/people";
import { call, remove, stored, update } from "../support/rest";
import { newStaff } from "../support/new-staff";

const { sandbox, sql, staff } = newStaff();

test("an author that comes back gets their articles back, except those with a new author", async () => {
  const [id, other] = [await addAuthor(sandbox), await addAuthor(sandbox)];
  const [lost, given] = [
    await addPost(sandbox, { author_id: id }),
    await addPost(sandbox, { author_id: id }),
  ];
  expect((await remove(staff.owner, `authors?id=eq.${id}`)).status).toBe(204);
  await update(staff.owner, `authors?id=eq.${other}`, { name: "Other" });
  await sql`update public.blog_posts set author_id = ${other} where id = ${given}`;
  const { value } = await call(staff.owner, "take_back_everything", {
    p_person: staff.owner.userId,
    p_since: new Date(Date.now() - 60_000).toISOString(),
    p_dry_run: false,
  });
  expect(value).toMatchObject({
    report: { failed: [{ entity: "blog_post", subject: given, reason: "changed_since" }] },
  });
  const authorOf = (post: string) => stored(`blog_posts?id=eq.${post}&select=author_id`);
  expect(await authorOf(lost)).toEqual([{ author_id: id }]);
  expect(await authorOf(given)).toEqual([{ author_id: other }]);
});

test("a plan whose status a person had chosen comes back with it, although its post moves the plan when it comes back first", async () => {
  const post = await addPost(sandbox, { status: "published" });
  const plan = await sandbox.addRow("editorial_calendar", {
    topic_en: "Fever",
    scheduled_date: "2026-12-24",
  });
  const path = `editorial_calendar?id=eq.${plan}`;
  await update(staff.editor, path, { post_id: post });
  await update(staff.editor, path, { status: "scheduled" });
  await call(staff.owner, "trash_posts", { p_ids: [post] });
  expect(await stored(`${path}&select=status`)).toEqual([{ status: "pending" }]);
  const { value } = await call(staff.owner, "take_back_everything", {
    p_person: staff.owner.userId,
    p_since: new Date(Date.now() - 60_000).toISOString(),
    p_dry_run: false,
  });
  expect(value).toMatchObject({ report: { failed: [] } });
  expect(await stored(`${path}&select=status,post_id`)).toEqual([{ status: "scheduled", post_id: post }]);
});

test("all changes of one session are taken back, except the excluded ones", async () => {
  const person = await createPerson("editor");
  const other = { ...person, accessToken: (await openSession(person)).access_token };
  const [own, stolen] = [callerWith("editor", person), callerWith("editor", other)];
  const [first, second, third] = [
    await addAuthor(sandbox),
    await addAuthor(sandbox),
    await addAuthor(sandbox),
  ];
  const since = new Date(Date.now() - 60_000).toISOString();
  await changeAuthor(own, first, { name: "Own" });
  await changeAuthor(stolen, second, { name: "Stolen" });
  await changeAuthor(stolen, third, { name: "Stolen" });
  const ask = { p_person: person.id, p_since: since };
  const { value } = await call(staff.owner, "take_back_everything", ask);
  const { sessions, total } = value as { sessions: { id: string; count: number }[]; total: number };
  expect([sessions.map(({ count }) => count), total]).toEqual([[2, 1], 3]);
  const excluded = await lastEntry(staff.owner, third);
  const done = await call(staff.owner, "take_back_everything", {
    ...ask,
    p_session: sessions[0]?.id,
    p_except: [excluded.id],
    p_dry_run: false,
  });
  expect(done.value).toMatchObject({ total: 1, counts: { author: 1 }, report: { back: 1, failed: [] } });
  expect((await Promise.all([first, second, third].map(author))).flat().map((row) => row["name"])).toEqual([
    "Own",
    "Dr Test",
    "Stolen",
  ]);
});

test("the changes of a removed person can still be taken back", async () => {
  const person = await createPerson("editor");
  const id = await addAuthor(sandbox);
  await changeAuthor(callerWith("editor", person), id, { name: "x" });
  await call(staff.owner, "remove_staff", { p_id: person.id });
  const { value } = await call(staff.owner, "list_activity", { p_person: person.id });
  expect(value).toMatchObject({
    entries: [{ subject: id, actor: person.email }],
    people: expect.arrayContaining([{ id: person.id, email: person.email }]),
  });
  expect(await takeBack(staff.owner, id)).toEqual(ONE_BACK);
});
