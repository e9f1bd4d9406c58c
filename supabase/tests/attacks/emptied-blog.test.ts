import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Caller } from "../support/callers";
import { addPost, published } from "../support/fixtures/blog";
import { newStaff } from "../support/new-staff";
import { call, store, stored } from "../support/rest";

/* Deleting all posts is for owners. A stolen session of an editor could move all of them to the trash with one list of ids. */
const { sandbox, sql, staff } = newStaff();

const addPosts = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addPost(sandbox, published)));
const trash = (caller: Caller, ids: string[]) => call(caller, "trash_posts", { p_ids: ids });
const trashed = async (ids: string[]) =>
  (await stored(`blog_posts?id=in.(${ids.join(",")})&deleted_at=not.is.null&select=id`)).length;

const REFUSED = { status: 429, value: { code: "PT429", details: "trash_limit" } };

test("an editor trashes at most one page of posts at once", async () => {
  const ids = await addPosts(51);
  expect(await trash(staff.editor, ids)).toMatchObject(REFUSED);
  expect(await trashed(ids)).toBe(0);
  expect((await trash(staff.editor, ids.slice(1))).value).toBe(50);
  expect((await trash(staff.owner, ids)).value).toBe(51);
});

test("an editor trashes at most two pages of posts in an hour, in however many parallel calls", async () => {
  const ids = await addPosts(120);
  const parts = Array.from({ length: 12 }, (_, index) => ids.slice(index * 10, index * 10 + 10));
  const answers = await Promise.all(parts.map((part) => trash(staff.editor, part)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await trashed(ids)).toBe(100);
  // What is there already is no further post.
  const first = parts.find((_, index) => answers[index]?.status === 200) ?? [];
  expect((await trash(staff.editor, first)).value).toBe(10);
  expect((await trash(staff.owner, ids)).value).toBe(120);
});

/*
 * Each post that goes to the trash or comes back is a row of the activity: whoever moved all of them there and back again and again with
 * an owner's session filled the disk.
 */
test("an owner trashes at most one blog's posts in a day, by whichever call, and can restore all of them", async () => {
  const most = 15_000;
  const used = (count: number) => sql`
    insert into private.staff_budgets (person, kind, used, bytes) values (${staff.owner.userId}, 'trashed posts', ${count}, 0)
    on conflict (person, kind) do update set used = excluded.used`;
  const ids = await addPosts(4);
  await used(most - 3);
  expect(await trash(staff.owner, ids)).toMatchObject(REFUSED);
  expect((await trash(staff.owner, ids.slice(1))).value).toBe(3);
  // What is there already is no further post.
  expect((await trash(staff.owner, ids.slice(1))).value).toBe(3);
  expect(await call(staff.owner, "delete_all_posts")).toMatchObject(REFUSED);
  expect((await call(staff.owner, "restore_posts", { p_ids: ids })).value).toMatchObject({ restored: 4 });
  expect(await trash(staff.owner, ids.slice(1, 2))).toMatchObject(REFUSED);
  await sql`
    update private.staff_budgets set began_at = began_at - interval '1 day' where person = ${staff.owner.userId}`;
  expect((await trash(staff.owner, ids)).value).toBe(4);
});

test.each(["order_services", "order_locations"])(
  "an owner's session cannot call %s without limit",
  async (name) => {
    await sql`
      insert into private.staff_budgets (person, kind, used, bytes) values (${staff.owner.userId}, 'changes', 999, 0)`;
    expect((await call(staff.owner, name, { p_ids: [] })).status).toBe(204);
    expect(await call(staff.owner, name, { p_ids: [] })).toMatchObject({
      status: 429,
      value: { details: "change_limit" },
    });
  },
);

test("an owner's session cannot hide and show one review without limit", async () => {
  const id = randomUUID();
  sandbox.expect("reviews", `id=eq.${id}`);
  await store("reviews", { id, source_platform: "test", author: "A tester", content: "Good" });
  await sql`
    insert into private.staff_budgets (person, kind, used, bytes) values (${staff.owner.userId}, 'changes', 998, 0)`;
  const hide = () => call(staff.owner, "hide_review", { p_id: id, p_reason: "offensive" });
  expect((await hide()).status).toBe(204);
  expect((await call(staff.owner, "show_review", { p_id: id })).status).toBe(204);
  expect(await hide()).toMatchObject({ status: 429, value: { details: "change_limit" } });
});
