import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createCallers, type Caller, type Role } from "../support/callers";
import { byId } from "../support/fixture";
import { addPost, published } from "../support/fixtures/blog";
import { removePeople } from "../support/people";
import { select } from "../support/rest";
import { Sandbox } from "../support/sandbox";

/* With the public key anyone read which posts were generated, what pictures of drafts show, and authors who had left. */
const sandbox = new Sandbox();
let callers: Record<Role, Caller>;
beforeAll(async () => {
  callers = await createCallers();
});
afterEach(() => sandbox.clear());
afterAll(removePeople);

test.each([
  ["blog_posts", "origin"],
  ["blog_posts", "scheduled_at"],
  ["blog_posts", "version"],
  ["generated_images", "description"],
])("%s keeps %s from readers", async (table, column) => {
  expect((await select(callers.anonymous, `${table}?select=${column}&limit=1`)).status).toBe(401);
  expect((await select(callers.editor, `${table}?select=${column}&limit=1`)).status).toBe(200);
});

test("no settings name the person who changed them", async () => {
  const { rows } = await select(callers.anonymous, "site_settings?select=*");
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0] ?? {}).filter((name) => name.endsWith("_by"))).toEqual([]);
});

test("an author who left is known only by what they wrote", async () => {
  const id = randomUUID();
  await sandbox.add("authors", { id, name: "Left", is_active: false }, byId(id));
  const seen = async () => (await select(callers.anonymous, `authors?id=eq.${id}`)).rows.length;
  await addPost(sandbox, { status: "draft", author_id: id });
  expect(await seen()).toBe(0);
  await addPost(sandbox, { ...published, author_id: id });
  expect(await seen()).toBe(1);
});
