import { expect, test } from "vitest";
import { draftOf, english, save } from "./support/drafts";
import { addPost, published } from "./support/fixtures/blog";
import { newStaff } from "./support/new-staff";
import { call, store, update } from "./support/rest";
import { stack } from "./support/stack";
import { isStored, newName, removeObject, removeObjects, upload } from "./support/storage";

/* A stolen session of an editor deletes no file that a page shows, or that a restored row will need. */
const { sandbox, sql, staff } = newStaff();

const addressOf = (name: string) => `${stack.apiUrl}/storage/v1/object/public/blog-media/${name}`;

/** A file of the editor, removed after the test. */
async function editorsFile(): Promise<string> {
  const name = newName(sandbox);
  await upload(staff.editor, name);
  return name;
}

/** A published article with a picture. */
async function addArticle(name: string): Promise<string> {
  const post_id = await addPost(sandbox, published);
  const content_markdown = `![A nurse](${addressOf(name)})`;
  await store("blog_post_translations", { post_id, lang: "en", title: "Test", content_markdown });
  return post_id;
}

test("an editor deletes a file that no page shows; an owner also one that a page shows", async () => {
  const [used, unused] = [await editorsFile(), await editorsFile()];
  await addArticle(used);
  for (const name of [used, unused]) await removeObject(staff.editor, name);
  expect([await isStored(used), await isStored(unused)]).toEqual([true, false]);
  await removeObject(staff.owner, used);
  expect(await isStored(used)).toBe(false);
});

test("an editor cannot delete another person's upload for a future article", async () => {
  const names = [newName(sandbox), newName(sandbox)];
  for (const name of names) await upload(staff.owner, name);
  await removeObjects(staff.editor, names);
  expect(await Promise.all(names.map((name) => isStored(name)))).toEqual([true, true]);
  await removeObjects(staff.owner, names);
  expect(await Promise.all(names.map((name) => isStored(name)))).toEqual([false, false]);
});

test("an editor who overwrites an article cannot delete its former files, so it can be restored", async () => {
  const name = await editorsFile();
  const id = await addArticle(name);
  const overwriting = draftOf({ status: "published" }, [english({ content_markdown: "Nothing." })]);
  expect((await save(staff.editor, overwriting, id, 1)).status).toBe(200);
  await removeObject(staff.editor, name);
  expect(await isStored(name)).toBe(true);
});

test("an editor who replaces an author's picture cannot delete the former one for a month", async () => {
  const name = await editorsFile();
  const id = await sandbox.addRow("authors", { name: "Test", avatar_url: addressOf(name) });
  const author = `authors?id=eq.${id}`;
  for (let count = 0; count < 3; count += 1)
    expect((await update(staff.editor, author, { avatar_url: addressOf(`${count}-${name}`) })).status).toBe(
      204,
    );
  await removeObject(staff.editor, name);
  expect(await isStored(name)).toBe(true);
  expect((await call(staff.owner, "media_usage", { p_name: name })).value).toEqual([
    { place: "history", id, label: "Test" },
  ]);
  // After that it is used there again, and nowhere else.
  await update(staff.editor, author, { avatar_url: addressOf(name) });
  expect((await call(staff.editor, "media_usage", { p_name: name })).value).toMatchObject([
    { place: "author" },
  ]);
  await update(staff.editor, author, { avatar_url: null });
  await sql`update private.changes set happened_at = happened_at - interval '31 days' where subject = ${id}`;
  await sql`select public.daily_upkeep()`;
  await removeObject(staff.editor, name);
  expect(await isStored(name)).toBe(false);
});
