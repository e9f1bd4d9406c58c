import { beforeAll, expect, test } from "vitest";
import { postDraft } from "@domain/post-draft";
import type { Caller } from "./support/callers";
import { addSaved, arabic, draftOf, english, save } from "./support/drafts";
import { call, stored } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, staff } = newStaff(beforeAll);

const keep = (caller: Caller, id: string, title: string, version = 1) =>
  call(caller, "save_working_copy", {
    p_id: id,
    p_version: version,
    p_draft: draftOf({}, [english({ title })]),
  });

const copiesOf = (id: string) =>
  stored(`blog_post_revisions?post_id=eq.${id}&kind=eq.working_copy&order=created_at`);

test("each staff member has one working copy, the latest, hidden from readers and safe from colleagues", async () => {
  const { id } = await addSaved(sandbox, staff.editor, draftOf({ status: "published" }));
  expect(await keep(staff.editor, id, "Old")).toMatchObject({ status: 200, value: null });
  await keep(staff.owner, id, "Colleague's");
  const { value } = await keep(staff.editor, id, "New", 7);
  const copies = await copiesOf(id);
  expect(copies).toMatchObject([
    { created_by: staff.owner.userId, snapshot: { translations: [{ title: "Colleague's" }] } },
    { created_by: staff.editor.userId, version: 7, snapshot: { translations: [{ title: "New" }] } },
  ]);
  // The text is based on another version than the post has.
  expect(value).toMatchObject({ id, version: 1, status: "published" });
  expect(await stored(`blog_posts?id=eq.${id}`)).toMatchObject([{ version: 1 }]);
  expect(await stored(`blog_post_translations?post_id=eq.${id}`)).toMatchObject([{ title: "Title" }]);
});

test("two tabs that save at the same moment leave one working copy", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  await Promise.all(Array.from({ length: 8 }, (_, index) => keep(staff.editor, id, `Tab ${index}`)));
  expect(await copiesOf(id)).toHaveLength(1);
});

test("a save removes the person's own working copy and leaves the colleague's, and a refused one removes none", async () => {
  const draft = draftOf({ status: "published" });
  const { id } = await addSaved(sandbox, staff.editor, draft);
  await keep(staff.editor, id, "Mine");
  await keep(staff.owner, id, "Theirs");
  expect((await save(staff.editor, draft, id, 9)).status).toBe(409);
  expect(await copiesOf(id)).toHaveLength(2);
  await save(staff.editor, draft, id, 1);
  expect(await copiesOf(id)).toMatchObject([{ created_by: staff.owner.userId }]);
});

test("a person can discard only their own working copy", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  await keep(staff.owner, id, "Mine");
  await keep(staff.editor, id, "Theirs");
  expect((await call(staff.owner, "discard_working_copy", { p_id: id })).value).toBe(true);
  expect((await call(staff.owner, "discard_working_copy", { p_id: id })).value).toBe(false);
  expect(await copiesOf(id)).toMatchObject([{ created_by: staff.editor.userId }]);
});

/* A working copy that the editor could not read kept its person from opening the article again. */
const REFUSED = { status: 400, value: { code: "22023", details: "not_a_draft" } };

const keepDraft = (id: string, p_draft: unknown) =>
  call(staff.editor, "save_working_copy", { p_id: id, p_version: 1, p_draft });

test("a draft with invalid texts is refused as a working copy and as a save", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  for (const translations of [
    null,
    ["en"],
    [[english()]],
    [english(), english()],
    [english({ lang: "xx" })],
    [{ title: "Title" }],
    [english({ title: { en: "Title" } })],
    [english({ faq: null })],
    [english({ faq: [[{ q: "?", a: "!" }]] })],
    [english({ faq: [{ q: "?", a: 5 }] })],
  ]) {
    const draft = { ...draftOf(), translations };
    expect([draft, postDraft.safeParse(draft).success]).toEqual([draft, false]);
    expect([draft, await keepDraft(id, draft)]).toMatchObject([draft, REFUSED]);
    const args = { p_post: draft.post, p_translations: translations, p_tags: [], p_id: id, p_version: 1 };
    expect([draft, await call(staff.editor, "save_post", args)]).toMatchObject([draft, REFUSED]);
  }
  expect(await stored(`blog_post_revisions?post_id=eq.${id}&version=gt.1`)).toEqual([]);
});

test("a draft with invalid fields or tags is refused as a working copy", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  for (const parts of [
    { post: null },
    { post: { slug: "x", status: "gone" } },
    { post: { slug: "x", status: null } },
    { post: { slug: 5, status: "draft" } },
    { tags: [{}] },
    { tags: [["fever"]] },
    { tags: "fever" },
  ]) {
    const draft = { ...draftOf(), ...parts };
    expect([draft, postDraft.safeParse(draft).success]).toEqual([draft, false]);
    expect([draft, await keepDraft(id, draft)]).toMatchObject([draft, REFUSED]);
  }
});

test("an incomplete draft is kept: empty questions, one language, only a slug", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  const half = [english({ title: null, faq: [{ q: "", a: "" }] }), arabic({ faq: [] })];
  for (const draft of [draftOf({}, half, ["fever"]), draftOf({ author_id: null }, [])]) {
    expect(postDraft.safeParse(draft).success).toBe(true);
    expect((await keepDraft(id, draft)).status).toBe(200);
  }
});
