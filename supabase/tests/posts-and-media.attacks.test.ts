import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anonymous, callerWith, service, type Caller } from "./support/callers";
import { draftOf, english, save } from "./support/drafts";
import { addPost, published } from "./support/fixtures/blog";
import { createPerson } from "./support/people";
import { call, insert, remove, store, stored, update } from "./support/rest";
import { connectAsOwner, stack } from "./support/stack";
import { freshName, isStored, removeObject, removeObjects, upload } from "./support/storage";
import { newSandbox } from "./support/new-sandbox";

/* A stolen token of an editor or owner: what is online changes only through functions that keep versions and a trash. */
const sandbox = newSandbox();
const sql = connectAsOwner();
const staff: Caller[] = [];

beforeAll(async () => {
  for (const role of ["editor", "owner"] as const) staff.push(callerWith(role, await createPerson(role)));
});
afterAll(() => sql.end());

test("posts cannot be deleted without the trash", async () => {
  const id = await addPost(sandbox, published);
  for (const caller of staff) expect((await remove(caller, `blog_posts?id=eq.${id}`)).code).toBe("42501");
  expect(await stored(`blog_posts?id=eq.${id}`)).toHaveLength(1);
});

test("the published text cannot be changed without a version and a revision", async () => {
  const id = await addPost(sandbox, published);
  await store("blog_post_translations", { post_id: id, lang: "en", title: "True" });
  for (const caller of staff) {
    expect((await update(caller, `blog_post_translations?post_id=eq.${id}`, { title: "False" })).code).toBe(
      "42501",
    );
    expect((await remove(caller, `blog_post_translations?post_id=eq.${id}`)).code).toBe("42501");
    expect(
      (await update(caller, `blog_posts?id=eq.${id}`, { published_at: "2001-01-01T00:00:00Z" })).code,
    ).toBe("42501");
  }
  expect(await stored(`blog_post_translations?post_id=eq.${id}`)).toMatchObject([{ title: "True" }]);
});

test("revisions cannot be forged or changed", async () => {
  const id = await addPost(sandbox, published);
  const entry = { post_id: id, version: 7, snapshot: { slug: "invented" } };
  for (const caller of staff) {
    expect((await insert(caller, "blog_post_revisions", { ...entry, created_by: caller.userId })).code).toBe(
      "42501",
    );
  }
  expect(await stored(`blog_post_revisions?post_id=eq.${id}`)).toEqual([]);
});

test("an editor deletes no file that a page shows, one by one or all at once; an owner does", async () => {
  const [editor, owner] = staff;
  const [used, unused] = [freshName(), freshName()];
  for (const name of [used, unused]) await upload(editor ?? anonymous, name);
  sandbox.afterwards(async () => void (await removeObject(service, used)));
  const id = await addPost(sandbox, published);
  const content_markdown = `![A nurse](${stack.apiUrl}/storage/v1/object/public/blog-media/${used})`;
  await store("blog_post_translations", { post_id: id, lang: "en", title: "Test", content_markdown });
  for (const name of [used, unused]) await removeObject(editor ?? anonymous, name);
  expect([await isStored(used), await isStored(unused)]).toEqual([true, false]);
  await removeObject(owner ?? anonymous, used);
  expect(await isStored(used)).toBe(false);
});

test("an editor cannot delete another person's upload for a future article", async () => {
  const [editor = anonymous, owner = anonymous] = staff;
  const names = [freshName(), freshName()];
  for (const name of names) await upload(owner, name);
  await removeObjects(editor, names);
  expect(await Promise.all(names.map(isStored))).toEqual([true, true]);
  await removeObjects(owner, names);
  expect(await Promise.all(names.map(isStored))).toEqual([false, false]);
});

test("an editor who overwrites an article cannot delete its former files, so it can be restored", async () => {
  const [editor, owner] = staff;
  const name = freshName();
  await upload(editor ?? anonymous, name);
  sandbox.afterwards(async () => void (await removeObject(service, name)));
  const picture = `![A nurse](${stack.apiUrl}/storage/v1/object/public/blog-media/${name})`;
  const id = await addPost(sandbox, published);
  await store("blog_post_translations", {
    post_id: id,
    lang: "en",
    title: "Test",
    content_markdown: picture,
  });
  const overwriting = draftOf({ status: "published" }, [english({ content_markdown: "Nothing." })]);
  expect((await save(editor ?? anonymous, overwriting, id, 1)).status).toBe(200);
  await removeObject(editor ?? anonymous, name);
  expect(await isStored(name)).toBe(true);
  await removeObject(owner ?? anonymous, name);
  expect(await isStored(name)).toBe(false);
});

test("an editor who replaces an author's picture cannot delete the former one for a month", async () => {
  const [editor = anonymous, owner] = staff;
  const [name, junk, id] = [freshName(), freshName(), randomUUID()];
  await upload(editor, name);
  sandbox.afterwards(async () => void (await removeObject(service, name)));
  const address = (file: string) => `${stack.apiUrl}/storage/v1/object/public/blog-media/${file}`;
  await sandbox.add("authors", { id, name: "Test", avatar_url: address(name) }, `id=eq.${id}`);
  const author = `authors?id=eq.${id}`;
  for (let count = 0; count < 3; count += 1)
    expect((await update(editor, author, { avatar_url: address(`${count}-${junk}`) })).status).toBe(204);
  await removeObject(editor, name);
  expect(await isStored(name)).toBe(true);
  expect((await call(owner ?? anonymous, "media_usage", { p_name: name })).value).toEqual([
    { place: "history", id, label: "Test" },
  ]);
  // Back in its place it is used there, and nowhere else.
  await update(editor, author, { avatar_url: address(name) });
  expect((await call(editor, "media_usage", { p_name: name })).value).toMatchObject([{ place: "author" }]);
  await update(editor, author, { avatar_url: null });
  await sql`update private.changes set happened_at = happened_at - interval '31 days' where subject = ${id}`;
  await sql`select public.daily_upkeep()`;
  await removeObject(editor, name);
  expect(await isStored(name)).toBe(false);
});
