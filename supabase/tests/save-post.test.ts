import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { createCallers, type Caller, type Role } from "./support/callers";
import { addSaved, arabic, draftOf, english, everything, save, savedPost } from "./support/drafts";
import { stored } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

const sandbox = newSandbox();
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
});

describe("a new post", () => {
  test.each(["editor", "owner"] as const)("is stored whole by an %s", async (role) => {
    const draft = draftOf({ primary_service: "elderly-care" }, [english(), arabic()], ["b", "a", " a ", ""]);
    const saved = await addSaved(sandbox, callers[role], draft);
    const { post, translations, tags, revisions } = await everything(saved.id);
    expect(post).toMatchObject([{ ...draft.post, version: 1, published_at: null, origin: "written" }]);
    expect(translations.map(({ lang, title }) => [lang, title])).toEqual([
      ["ar", "عنوان"],
      ["en", "Title"],
    ]);
    expect(tags.map(({ tag_slug }) => tag_slug)).toEqual(["a", "b"]);
    expect(revisions).toMatchObject([
      { version: 1, kind: "save", created_by: callers[role].userId, snapshot: { post: draft.post } },
    ]);
  });

  test.each(["anonymous", "member", "service"] as const)("cannot be added by %s", async (role) => {
    const id = randomUUID();
    const { status } = await save(callers[role], draftOf(), id, null);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await stored(`blog_posts?id=eq.${id}`)).toEqual([]);
  });

  test("is added once when the response was lost and it is sent again", async () => {
    const draft = draftOf();
    const first = await addSaved(sandbox, callers.editor, draft);
    const again = savedPost(
      await save(
        callers.editor,
        { ...draft, translations: [english({ title: "Typed since" })] },
        first.id,
        null,
      ),
    );
    expect(again).toMatchObject({ id: first.id, version: 2 });
    expect(await stored(`blog_post_translations?post_id=eq.${first.id}`)).toMatchObject([
      { title: "Typed since" },
    ]);
    // By now it has been saved: a third attempt does not know what it would write over.
    expect(await save(callers.editor, draft, first.id, null)).toMatchObject({
      status: 409,
      value: { code: "PT409" },
    });
  });
});

describe("a save", () => {
  test("replaces what it names and removes what it leaves out", async () => {
    const draft = draftOf({}, [english({ h1: "Old", excerpt: "Old" }), arabic()], ["a", "b"]);
    const { id } = await addSaved(sandbox, callers.editor, draft);
    const next = { ...draft, translations: [english({ h1: " " })], tags: ["b", "c"] };
    expect(savedPost(await save(callers.owner, next, id, 1)).version).toBe(2);
    const { translations, tags, revisions } = await everything(id);
    expect(translations).toMatchObject([{ lang: "en", title: "Title", h1: null, excerpt: null }]);
    expect(tags.map(({ tag_slug }) => tag_slug)).toEqual(["b", "c"]);
    expect(revisions.map(({ version, created_by }) => [version, created_by])).toEqual([
      [1, callers.editor.userId],
      [2, callers.owner.userId],
    ]);
    expect(revisions.map((revision) => revision["created_by_email"])).toEqual(
      await Promise.all(
        (["editor", "owner"] as const).map(
          async (role) => (await stored(`admins?user_id=eq.${callers[role].userId}`))[0]?.["email"],
        ),
      ),
    );
  });

  test.each([
    ["nothing at all", {}],
    ["blanks", { title: " ", excerpt: "\n" }],
    ["a picture and its address", { hero_image_url: "/x.webp", alt_text: "نص", canonical_url: "/ar/x" }],
  ])("stores no Arabic that has no word in it: %s", async (_what, columns) => {
    const saved = await addSaved(
      sandbox,
      callers.editor,
      draftOf({}, [english(), { lang: "ar", ...columns }]),
    );
    expect(saved.blog_post_translations.map(({ lang }) => lang)).toEqual(["en"]);
  });

  test("refuses Arabic words without an Arabic title instead of losing them", async () => {
    const { id } = await addSaved(sandbox, callers.editor);
    const draft = draftOf({}, [english(), { lang: "ar", excerpt: "ملخص" }]);
    expect((await save(callers.editor, draft, id, 1)).status).toBe(400);
  });

  test("keeps the author when it says nothing about authors, and removes them when it says so", async () => {
    const author = randomUUID();
    await sandbox.add("authors", { id: author, name: "Test" }, `id=eq.${author}`);
    const draft = draftOf({ author_id: author });
    const { id } = await addSaved(sandbox, callers.editor, draft);
    const { author_id: _, ...silent } = draft.post;
    await save(callers.editor, { ...draft, post: silent }, id, 1);
    expect((await stored(`blog_posts?id=eq.${id}`))[0]).toMatchObject({ author_id: author });
    await save(callers.editor, { ...draft, post: { ...silent, author_id: null } }, id, 2);
    expect((await stored(`blog_posts?id=eq.${id}`))[0]).toMatchObject({ author_id: null });
  });

  test("sets the time of publication once", async () => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, callers.editor, draft);
    const publish = { ...draft, post: { ...draft.post, status: "published" } };
    const first = savedPost(await save(callers.editor, publish, id, 1)).published_at;
    expect(Date.parse(first ?? "")).toBeGreaterThan(Date.now() - 60_000);
    await save(callers.editor, draft, id, 2);
    expect(savedPost(await save(callers.editor, publish, id, 3)).published_at).toBe(first);
  });

  test.each([
    ["an older version", 1],
    ["a version that is not there yet", 3],
  ])("of %s is refused and changes nothing", async (_what, version) => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, callers.editor, draft);
    await save(callers.owner, draft, id, 1);
    const before = await everything(id);
    const late = { ...draft, translations: [english({ title: "Late" })], tags: ["late"] };
    expect(await save(callers.editor, late, id, version)).toMatchObject({
      status: 409,
      value: { code: "PT409" },
    });
    expect(await everything(id)).toEqual(before);
  });

  test.each(["anonymous", "member", "service"] as const)("by %s changes nothing", async (role) => {
    const draft = draftOf({ status: "published" });
    const { id } = await addSaved(sandbox, callers.editor, draft);
    const before = await everything(id);
    expect((await save(callers[role], draft, id, 1)).status).toBeGreaterThanOrEqual(400);
    expect(await everything(id)).toEqual(before);
  });
});

describe("twenty saves of one version in the same moment", () => {
  test("store one, whole, and refuse nineteen with the conflict", async () => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, callers.editor, draft);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(
          index % 2 === 0 ? callers.editor : callers.owner,
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
    const id = randomUUID();
    sandbox.expect("blog_posts", `id=eq.${id}`);
    const draft = draftOf();
    await Promise.all(Array.from({ length: 20 }, () => save(callers.editor, draft, id, null)));
    expect(await stored(`blog_posts?slug=eq.${String(draft.post["slug"])}`)).toMatchObject([{ id }]);
  });
});
