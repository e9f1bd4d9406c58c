import { beforeAll, expect, test } from "vitest";
import { createCallers, type Caller, type Role } from "./support/callers";
import { addSaved, draftOf, english, save } from "./support/drafts";
import { call, remove, stored } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

const sandbox = newSandbox();
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
});

const keep = (caller: Caller, id: string, title: string, version = 1) =>
  call(caller, "save_working_copy", {
    p_id: id,
    p_version: version,
    p_draft: draftOf({}, [english({ title })]),
  });

const copiesOf = (id: string) =>
  stored(`blog_post_revisions?post_id=eq.${id}&kind=eq.working_copy&order=created_at`);

test("each staff member has one working copy, the latest, hidden from readers and safe from colleagues", async () => {
  const { id } = await addSaved(sandbox, callers.editor, draftOf({ status: "published" }));
  expect(await keep(callers.editor, id, "Old")).toMatchObject({ status: 200, value: null });
  await keep(callers.owner, id, "Colleague's");
  const { value } = await keep(callers.editor, id, "New", 7);
  const copies = await copiesOf(id);
  expect(copies).toMatchObject([
    { created_by: callers.owner.userId, snapshot: { translations: [{ title: "Colleague's" }] } },
    { created_by: callers.editor.userId, version: 7, snapshot: { translations: [{ title: "New" }] } },
  ]);
  // The text started from another version than the post has.
  expect(value).toMatchObject({ id, version: 1, status: "published" });
  expect(await stored(`blog_posts?id=eq.${id}`)).toMatchObject([{ version: 1 }]);
  expect(await stored(`blog_post_translations?post_id=eq.${id}`)).toMatchObject([{ title: "Title" }]);
});

test("two tabs that save at the same moment leave one working copy", async () => {
  const { id } = await addSaved(sandbox, callers.editor);
  await Promise.all(Array.from({ length: 8 }, (_, index) => keep(callers.editor, id, `Tab ${index}`)));
  expect(await copiesOf(id)).toHaveLength(1);
});

test("a save removes the person's own working copy and leaves the colleague's", async () => {
  const draft = draftOf({ status: "published" });
  const { id } = await addSaved(sandbox, callers.editor, draft);
  await keep(callers.editor, id, "Mine");
  await keep(callers.owner, id, "Theirs");
  await save(callers.editor, draft, id, 1);
  expect(await copiesOf(id)).toMatchObject([{ created_by: callers.owner.userId }]);
});

test("a refused save removes no working copy", async () => {
  const draft = draftOf({ status: "published" });
  const { id } = await addSaved(sandbox, callers.editor, draft);
  await keep(callers.editor, id, "Mine");
  expect((await save(callers.editor, draft, id, 9)).status).toBe(409);
  expect(await copiesOf(id)).toHaveLength(1);
});

test.each(["editor", "owner"] as const)("an %s can discard only their own working copy", async (role) => {
  const { id } = await addSaved(sandbox, callers.editor);
  const other = role === "editor" ? callers.owner : callers.editor;
  await keep(callers[role], id, "Mine");
  await keep(other, id, "Theirs");
  expect((await call(callers[role], "discard_working_copy", { p_id: id })).value).toBe(true);
  expect((await call(callers[role], "discard_working_copy", { p_id: id })).value).toBe(false);
  expect(await copiesOf(id)).toMatchObject([{ created_by: other.userId }]);
});

test("an editor cannot delete a revision or a colleague's copy directly", async () => {
  const { id } = await addSaved(sandbox, callers.editor);
  await keep(callers.owner, id, "Theirs");
  await remove(callers.editor, `blog_post_revisions?post_id=eq.${id}`);
  expect(await stored(`blog_post_revisions?post_id=eq.${id}`)).toHaveLength(2);
});

test.each(["anonymous", "member", "service"] as const)("%s cannot store a working copy", async (role) => {
  const { id } = await addSaved(sandbox, callers.editor, draftOf({ status: "published" }));
  expect((await keep(callers[role], id, "Mine")).status).toBeGreaterThanOrEqual(400);
  expect(await copiesOf(id)).toEqual([]);
});

test.each([
  ["words", "draft"],
  ["a list", []],
  ["no translations", { post: {}, tags: [] }],
  ["tags that are no list", { post: {}, translations: [], tags: "a" }],
])("an invalid draft is refused: %s", async (_what, p_draft) => {
  const { id } = await addSaved(sandbox, callers.editor);
  const answer = await call(callers.editor, "save_working_copy", { p_id: id, p_version: 1, p_draft });
  expect(answer.status).toBe(400);
  expect(await copiesOf(id)).toEqual([]);
});
