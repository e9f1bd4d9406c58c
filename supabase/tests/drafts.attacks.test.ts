import { beforeAll, expect, test } from "vitest";
import { postDraft } from "@domain/post-draft";
import { callerWith, type Caller } from "./support/callers";
import { addSaved, arabic, draftOf, english } from "./support/drafts";
import { createPerson } from "./support/people";
import { call, stored, type Row } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

/* A working copy that the editor could not read kept its person from opening the article again. */
const sandbox = newSandbox();
let editor: Caller;
beforeAll(async () => {
  editor = callerWith("editor", await createPerson("editor"));
});

const REFUSED = { status: 400, value: { code: "22023", details: "not_a_draft" } };

const keep = (id: string, p_draft: unknown) =>
  call(editor, "save_working_copy", { p_id: id, p_version: 1, p_draft });

test.each<[string, Row]>([
  ["without texts", { translations: null }],
  ["with a text of another language", { translations: [english({ lang: "xx" })] }],
  ["with a text of no language", { translations: [{ title: "Title" }] }],
  ["with two texts of a language", { translations: [english(), english()] }],
  ["with a word for a text", { translations: ["en"] }],
  ["with a title that is no text", { translations: [english({ title: { en: "Title" } })] }],
  ["with a list for a text", { translations: [[english()]] }],
  ["with questions that are no list", { translations: [english({ faq: null })] }],
  ["with a question that is a list", { translations: [english({ faq: [[{ q: "?", a: "!" }]] })] }],
  ["with an answer that is no text", { translations: [english({ faq: [{ q: "?", a: 5 }] })] }],
])("a draft %s is refused as a working copy and as a save", async (_, parts) => {
  const { id } = await addSaved(sandbox, editor);
  const draft = { ...draftOf(), ...parts };
  expect(postDraft.safeParse(draft).success).toBe(false);
  expect(await keep(id, draft)).toMatchObject(REFUSED);
  const { post: p_post, translations: p_translations, tags: p_tags } = draft;
  expect(
    await call(editor, "save_post", { p_post, p_translations, p_tags, p_id: id, p_version: 1 }),
  ).toMatchObject(REFUSED);
  expect(await stored(`blog_post_revisions?post_id=eq.${id}&version=gt.1`)).toEqual([]);
});

test.each<[string, Row]>([
  ["a status that is none", { post: { slug: "x", status: "gone" } }],
  ["no status", { post: { slug: "x", status: null } }],
  ["an address that is no text", { post: { slug: 5, status: "draft" } }],
  ["a tag that is no text", { tags: [{}] }],
  ["tags in a list of lists", { tags: [["fever"]] }],
])("a draft with %s is refused as a working copy", async (_, parts) => {
  const { id } = await addSaved(sandbox, editor);
  const draft = { ...draftOf(), ...parts };
  expect(postDraft.safeParse(draft).success).toBe(false);
  expect(await keep(id, draft)).toMatchObject(REFUSED);
});

test("an incomplete draft is kept: empty questions, one language, only a slug", async () => {
  const { id } = await addSaved(sandbox, editor);
  const half = [english({ title: null, faq: [{ q: "", a: "" }] }), arabic({ faq: [] })];
  for (const draft of [draftOf({}, half, ["fever"]), draftOf({ author_id: null }, [])]) {
    expect(postDraft.safeParse(draft).success).toBe(true);
    expect((await keep(id, draft)).status).toBe(200);
  }
});
