import { beforeAll, describe, expect, test } from "vitest";
import { anonymous, callerWith } from "./support/callers";
import { addSaved, arabic, draftOf, english, everything, save, savedPost } from "./support/drafts";
import { createPerson } from "./support/people";
import { call, select, stored } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, staff } = newStaff(beforeAll);

describe("a new post", () => {
  test("is stored whole", async () => {
    const draft = draftOf({ primary_service: "elderly-care" }, [english(), arabic()], ["b", "a", " a ", ""]);
    const saved = await addSaved(sandbox, staff.editor, draft);
    const { post, translations, tags, revisions } = await everything(saved.id);
    expect(post).toMatchObject([{ ...draft.post, version: 1, published_at: null, origin: "written" }]);
    expect(translations.map(({ lang, title }) => [lang, title])).toEqual([
      ["ar", "عنوان"],
      ["en", "Title"],
    ]);
    expect(tags.map(({ tag_slug }) => tag_slug)).toEqual(["a", "b"]);
    expect(revisions).toMatchObject([
      { version: 1, kind: "save", created_by: staff.editor.userId, snapshot: { post: draft.post } },
    ]);
  });

  test("is added once when the response was lost and it is sent again", async () => {
    const draft = draftOf();
    const first = await addSaved(sandbox, staff.editor, draft);
    const again = savedPost(
      await save(
        staff.editor,
        { ...draft, translations: [english({ title: "Typed since" })] },
        first.id,
        null,
      ),
    );
    expect(again).toMatchObject({ id: first.id, version: 2 });
    expect(await stored(`blog_post_translations?post_id=eq.${first.id}`)).toMatchObject([
      { title: "Typed since" },
    ]);
    // It has been saved by now: a third attempt does not know what it would overwrite.
    expect(await save(staff.editor, draft, first.id, null)).toMatchObject({
      status: 409,
      value: { code: "PT409" },
    });
  });
});

/** Signs that a rule on the way might take as marks, as typing errors or as nothing. */
const SIGNS =
  "a 1*3*7 4~6 >38.5 °C - 5 10⁹/L H₂O <name> <!-- x --> a_b \\(x) ٣٫٥ مل {{years}} [1]: ٥ 𝟓 é e\u0301 \u200Fو\u200B \u00A0% b";

test.each(["editor", "owner"] as const)(
  "every letter, figure and sign that an %s sends past the forms is stored, kept among the revisions and given to readers",
  async (role) => {
    const texts = {
      title: SIGNS,
      h1: SIGNS,
      excerpt: `${SIGNS}\n${SIGNS}`,
      content_markdown: `${SIGNS}\n\n\t${SIGNS}`,
    };
    const written = { ...texts, faq: [{ q: SIGNS, a: `${SIGNS}\n${SIGNS}` }] };
    const draft = draftOf({ status: "published" }, [english(written), arabic(written)]);
    const { id, ...answer } = await addSaved(sandbox, staff[role], draft);
    const [text, arabicText] = [
      { lang: "en", ...written },
      { lang: "ar", ...written },
    ];
    expect(answer.blog_post_translations).toMatchObject([text, arabicText]);
    const { revisions } = await everything(id);
    expect(revisions).toMatchObject([{ snapshot: { translations: [text, arabicText] } }]);
    const read = await select(
      anonymous,
      `blog_post_translations?post_id=eq.${id}&order=lang.desc&select=lang,title,h1,excerpt,content_markdown,faq`,
    );
    expect(read.rows).toEqual([text, arabicText]);
  },
);

describe("a save", () => {
  test("replaces the texts that it names and removes the others", async () => {
    const draft = draftOf({}, [english({ h1: "Old", excerpt: "Old" }), arabic()], ["a", "b"]);
    const { id } = await addSaved(sandbox, staff.editor, draft);
    const next = { ...draft, translations: [english({ h1: " " })], tags: ["b", "c"] };
    expect(savedPost(await save(staff.owner, next, id, 1)).version).toBe(2);
    const { translations, tags, revisions } = await everything(id);
    expect(translations).toMatchObject([{ lang: "en", title: "Title", h1: null, excerpt: null }]);
    expect(tags.map(({ tag_slug }) => tag_slug)).toEqual(["b", "c"]);
    expect(revisions.map(({ version, created_by }) => [version, created_by])).toEqual([
      [1, staff.editor.userId],
      [2, staff.owner.userId],
    ]);
    expect(revisions.map((revision) => revision["created_by_email"])).toEqual(
      await Promise.all(
        (["editor", "owner"] as const).map(
          async (role) => (await stored(`admins?user_id=eq.${staff[role].userId}`))[0]?.["email"],
        ),
      ),
    );
  });

  test.each([
    ["nothing at all", {}],
    ["blanks", { title: " ", excerpt: "\n" }],
    ["a picture and its address", { hero_image_url: "/x.webp", alt_text: "نص", canonical_url: "/ar/x" }],
  ])("stores no Arabic that has no word in it: %s", async (_what, columns) => {
    const saved = await addSaved(sandbox, staff.editor, draftOf({}, [english(), { lang: "ar", ...columns }]));
    expect(saved.blog_post_translations.map(({ lang }) => lang)).toEqual(["en"]);
  });

  test("refuses Arabic words without an Arabic title instead of losing them", async () => {
    const { id } = await addSaved(sandbox, staff.editor);
    const draft = draftOf({}, [english(), { lang: "ar", excerpt: "ملخص" }]);
    expect((await save(staff.editor, draft, id, 1)).status).toBe(400);
  });

  test("keeps the author when it has no field for authors, and removes them when the field is empty", async () => {
    const author = await sandbox.addRow("authors", { name: "Test" });
    const draft = draftOf({ author_id: author });
    const { id } = await addSaved(sandbox, staff.editor, draft);
    const { author_id: _, ...silent } = draft.post;
    await save(staff.editor, { ...draft, post: silent }, id, 1);
    expect((await stored(`blog_posts?id=eq.${id}`))[0]).toMatchObject({ author_id: author });
    await save(staff.editor, { ...draft, post: { ...silent, author_id: null } }, id, 2);
    expect((await stored(`blog_posts?id=eq.${id}`))[0]).toMatchObject({ author_id: null });
  });

  test("sets the time of publication once", async () => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, staff.editor, draft);
    const publish = { ...draft, post: { ...draft.post, status: "published" } };
    const first = savedPost(await save(staff.editor, publish, id, 1)).published_at;
    expect(Date.parse(first ?? "")).toBeGreaterThan(Date.now() - 60_000);
    await save(staff.editor, draft, id, 2);
    expect(savedPost(await save(staff.editor, publish, id, 3)).published_at).toBe(first);
  });

  test("of an older version is refused, names the current one and changes nothing", async () => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, staff.editor, draft);
    await save(staff.owner, draft, id, 1);
    const before = await everything(id);
    const late = { ...draft, translations: [english({ title: "Late" })], tags: ["late"] };
    expect(await save(staff.editor, late, id, 1)).toMatchObject({
      status: 409,
      value: { code: "PT409", details: "post_changed", hint: '{"version" : 2}' },
    });
    expect(await everything(id)).toEqual(before);
  });
});
describe("twenty saves of one version in the same moment", () => {
  test("store one whole post, and refuse nineteen with the conflict", async () => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, staff.editor, draft);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(
          index % 2 === 0 ? staff.editor : staff.owner,
          { ...draft, translations: [english({ title: `Save ${index}` })], tags: [`save-${index}`] },
          id,
          1,
        ),
      ),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const { post, translations, tags, revisions } = await everything(id);
    expect(post).toMatchObject([{ version: 2 }]);
    expect(translations).toMatchObject([{ title: `Save ${winners[0]}` }]);
    expect(tags).toMatchObject([{ tag_slug: `save-${winners[0]}` }]);
    expect(revisions.map(({ version }) => version)).toEqual([1, 2]);
  });

  test("of one new post store one post", async () => {
    const id = sandbox.newId("blog_posts");
    const draft = draftOf();
    await Promise.all(Array.from({ length: 20 }, () => save(staff.editor, draft, id, null)));
    expect(await stored(`blog_posts?slug=eq.${String(draft.post["slug"])}`)).toMatchObject([{ id }]);
  });
});

test("read_post shows staff everything and people without a role no draft", async () => {
  const { id } = await addSaved(sandbox, staff.editor, draftOf({}, [english()], ["a"]));
  expect(await call(staff.owner, "read_post", { p_id: id })).toMatchObject({
    value: { id, blog_post_translations: [{ lang: "en" }], blog_post_tags: [{ tag_slug: "a" }] },
  });
  const member = callerWith("member", await createPerson());
  expect((await call(member, "read_post", { p_id: id })).value).toBeNull();
});
