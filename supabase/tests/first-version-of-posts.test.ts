import { beforeAll, expect, test } from "vitest";
import { service } from "./support/callers";
import { addSaved, draftOf, english, save } from "./support/drafts";
import { addPost } from "./support/fixtures/blog";
import { call, store, stored, update } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, staff } = newStaff(beforeAll);

const historyOf = (id: string) => stored(`blog_post_revisions?post_id=eq.${id}&order=version`);

/** A post that was never saved in the editor, like one from the generation or an import. */
async function importedPost(): Promise<string> {
  const id = await addPost(sandbox, { status: "published", origin: "generated" });
  await store("blog_post_translations", [
    { post_id: id, lang: "en", title: "As it came", content_markdown: "First words." },
    { post_id: id, lang: "ar", title: "كما جاء", content_markdown: "نص" },
  ]);
  await store("blog_post_tags", { post_id: id, tag_slug: "first" });
  return id;
}

test("a post's text before its first save can be restored", async () => {
  const id = await importedPost();
  const [before] = await stored(`blog_posts?id=eq.${id}`);
  await save(staff.editor, draftOf({}, [english({ title: "Rewritten" })]), id, 1);
  const history = await historyOf(id);
  expect(history).toMatchObject([
    {
      version: 1,
      kind: "save",
      created_by: null,
      created_by_email: null,
      created_at: before?.["updated_at"],
      snapshot: {
        post: { slug: `test-${id}`, status: "published" },
        translations: [
          { lang: "en", title: "As it came", content_markdown: "First words." },
          { lang: "ar", title: "كما جاء" },
        ],
        tags: ["first"],
      },
    },
    { version: 2, created_by: staff.editor.userId, snapshot: { translations: [{ title: "Rewritten" }] } },
  ]);
});

test("the first version is kept once, not for a post that has revisions, and beside a working copy", async () => {
  const imported = await importedPost();
  await store("blog_post_revisions", { post_id: imported, version: 1, kind: "working_copy", snapshot: {} });
  const written = await addSaved(sandbox, staff.editor);
  for (const id of [imported, written.id])
    for (const primary_service of ["elderly-care", "nurse-on-call"])
      await update(service, `blog_posts?id=eq.${id}`, { primary_service });
  expect((await historyOf(imported)).map(({ version, kind }) => [version, kind])).toEqual([[1, "save"]]);
  expect((await historyOf(written.id)).map(({ version }) => version)).toEqual([1]);
});

test("a post that only goes to the trash, or has no text, has no first version", async () => {
  const trashed = await importedPost();
  await call(staff.owner, "trash_posts", { p_ids: [trashed] });
  expect(await historyOf(trashed)).toEqual([]);
  const id = await addPost(sandbox, { status: "draft" });
  await update(service, `blog_posts?id=eq.${id}`, { primary_service: "elderly-care" });
  expect(await historyOf(id)).toEqual([]);
});
