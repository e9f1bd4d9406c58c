import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { callerWith, type Caller } from "../support/callers";
import { addPost, published } from "../support/fixtures/blog";
import { createPerson, removePeople } from "../support/people";
import { call, stored } from "../support/rest";
import { Sandbox } from "../support/sandbox";

/* Deleting all posts is an owner's. Whoever had an editor's session moved all of them to the trash with one list of ids. */
const sandbox = new Sandbox();
let editor: Caller;
let owner: Caller;

beforeEach(async () => {
  editor = callerWith("editor", await createPerson("editor"));
  owner = callerWith("owner", await createPerson("owner"));
});
afterEach(() => sandbox.clear());
afterAll(removePeople);

const addPosts = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addPost(sandbox, published)));
const trash = (caller: Caller, ids: string[]) => call(caller, "trash_posts", { p_ids: ids });
const trashed = async (ids: string[]) =>
  (await stored(`blog_posts?id=in.(${ids.join(",")})&deleted_at=not.is.null&select=id`)).length;

const REFUSED = { status: 429, value: { code: "PT429", details: "trash_limit" } };

test("an editor throws a page of posts away at once, and no more", async () => {
  const ids = await addPosts(51);
  expect(await trash(editor, ids)).toMatchObject(REFUSED);
  expect(await trashed(ids)).toBe(0);
  expect((await trash(editor, ids.slice(1))).value).toBe(50);
  expect((await trash(owner, ids)).value).toBe(51);
});

test("an editor throws two pages away in an hour, in however many calls at the same time", async () => {
  const ids = await addPosts(120);
  const parts = Array.from({ length: 12 }, (_, index) => ids.slice(index * 10, index * 10 + 10));
  const answers = await Promise.all(parts.map((part) => trash(editor, part)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await trashed(ids)).toBe(100);
  // What is there already is no further post.
  const first = parts.find((_, index) => answers[index]?.status === 200) ?? [];
  expect((await trash(editor, first)).value).toBe(10);
  expect((await trash(owner, ids)).value).toBe(120);
});
