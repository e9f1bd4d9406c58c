import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { anonymous, type Caller, service } from "../support/callers";
import { addSaved, arabic, draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { call, select, stored, update, type Row } from "../support/rest";
import { addReviewer, approve } from "../support/reviewers";

const { sandbox, sql, staff } = newStaff(beforeAll);

/** A word that no other text has. */
const freshWord = () => `w${randomUUID().replaceAll("-", "")}`;

const published = (ar: Row, en: Row = {}) => draftOf({ status: "published" }, [english(en), arabic(ar)]);
const languagesFor = async (caller: Caller, post: string) =>
  (await select(caller, `blog_post_translations?post_id=eq.${post}&select=lang&order=lang.desc`)).rows.map(
    ({ lang }) => lang,
  );

describe("a language that is held back", () => {
  test("is hidden from readers, in pages, searches and pictures, until it is live", async () => {
    const word = freshWord();
    const content_markdown = `${word}\n\n[INFOGRAPHIC: ${word}]`;
    const hash = createHash("sha256").update(word).digest("hex");
    const { id } = await addSaved(sandbox, staff.editor, published({ content_markdown, is_live: false }));
    const seen = async () => ({
      languages: await languagesFor(anonymous, id),
      found: ((await call(anonymous, "search_articles", { p_search: word, p_lang: "ar" })).value as Row)[
        "total"
      ],
      isDrawn: (await call(anonymous, "is_published_infographic", { p_hash: hash })).value,
    });
    expect(await seen()).toEqual({ languages: ["en"], found: 0, isDrawn: false });
    expect(await languagesFor(staff.editor, id)).toEqual(["en", "ar"]);
    expect((await save(staff.editor, published({ content_markdown, is_live: true }), id, 1)).status).toBe(
      200,
    );
    expect(await seen()).toEqual({ languages: ["en", "ar"], found: 1, isDrawn: true });
    await update(service, `blog_post_translations?post_id=eq.${id}&lang=eq.ar`, { is_live: false });
    expect(await seen()).toEqual({ languages: ["en"], found: 0, isDrawn: false });
  });

  test("may be English as well", async () => {
    const { id } = await addSaved(sandbox, staff.editor, published({}, { is_live: false }));
    expect(await languagesFor(anonymous, id)).toEqual(["ar"]);
  });

  test("changes the site's fingerprint when it goes live or is held back, and not when its words change meanwhile", async () => {
    const { id } = await addSaved(sandbox, staff.editor, published({}));
    const fingerprint = async () => (await call(anonymous, "site_fingerprint")).value;
    const text = `blog_post_translations?post_id=eq.${id}&lang=eq.ar`;
    for (const [change, isSeen] of [
      [{ is_live: false }, true],
      [{ content_markdown: "كلمات أخرى." }, false],
      [{ is_live: true }, true],
    ] as const) {
      const before = await fingerprint();
      await update(service, text, change);
      expect([change, (await fingerprint()) !== before]).toEqual([change, isSeen]);
    }
  });

  test("stays held back through saves that do not name it, and is restored by taking back", async () => {
    const { id } = await addSaved(sandbox, staff.editor, published({ is_live: false }));
    const isLive = async () =>
      (await stored(`blog_post_translations?post_id=eq.${id}&lang=eq.ar&select=is_live`))[0];
    expect((await save(staff.editor, published({ title: "آخر" }), id, 1)).status).toBe(200);
    expect(await isLive()).toEqual({ is_live: false });
    expect((await save(staff.owner, published({ title: "آخر", is_live: true }), id, 2)).status).toBe(200);
    expect(await isLive()).toEqual({ is_live: true });
    const versions = (await call(staff.owner, "list_versions", { p_entity: "blog_post", p_subject: id }))
      .value as Row[];
    const first = versions.at(-1)?.["id"];
    const back = await call(staff.owner, "restore_version", {
      p_entity: "blog_post",
      p_subject: id,
      p_id: first,
    });
    expect(back.status).toBe(200);
    expect(await isLive()).toEqual({ is_live: false });
  });

  test.each([["perhaps"], [1], [{}]])("is a boolean, and not %j", async (is_live) => {
    const id = sandbox.newId("blog_posts");
    expect(await save(staff.editor, published({ is_live }), id, null)).toMatchObject({
      status: 400,
      value: { details: "not_a_draft" },
    });
  });

  test("needs no approval while it is held back, and one before it is live", async () => {
    const reviewer = await addReviewer(sandbox);
    await sandbox.borrow("staff_settings", "id=eq.1");
    const both = (columns: Row) => draftOf({}, [english(), arabic(columns)]);
    const { id } = await addSaved(sandbox, staff.editor, both({ is_live: false }));
    await approve(staff.editor, reviewer, id);
    await update(service, "staff_settings?id=eq.1", { review_required: true });
    expect((await save(staff.editor, published({ is_live: false }), id, 1)).status).toBe(200);
    expect((await save(staff.editor, published({ is_live: false, title: "آخر" }), id, 2)).status).toBe(200);
    const live = published({ is_live: true, title: "آخر" });
    expect(await save(staff.editor, live, id, 3)).toMatchObject({ value: { details: "text_unread" } });
    await approve(staff.editor, reviewer, id, "ar");
    expect((await save(staff.editor, live, id, 3)).status).toBe(200);
  });
});

describe("Arabic that is behind", () => {
  const isBehind = async (word: string) => {
    const listed = async (args: Row) =>
      (await call(staff.editor, "list_posts", { p_search: word, ...args })).value as { rows: Row[] };
    const [row] = (await listed({})).rows;
    const isFound = (await listed({ p_arabic_behind: true })).rows.length === 1;
    expect(isFound).toBe(row?.["is_arabic_behind"]);
    return isFound;
  };
  const both = (word: string, en: Row, ar: Row = {}) =>
    draftOf({}, [english({ title: word, ...en }), arabic(ar)]);

  test("is found after a change of the English words, until the Arabic ones change or are approved again", async () => {
    const [word, reviewer] = [freshWord(), await addReviewer(sandbox)];
    const { id } = await addSaved(sandbox, staff.editor, both(word, {}));
    expect(await isBehind(word), "written together").toBe(false);
    await save(staff.editor, both(word, { excerpt: "New." }), id, 1);
    expect(await isBehind(word)).toBe(true);
    await save(staff.editor, both(word, { excerpt: "New." }, { excerpt: "جديد." }), id, 2);
    expect(await isBehind(word)).toBe(false);
    await save(staff.editor, both(word, { excerpt: "Newer." }, { excerpt: "جديد." }), id, 3);
    expect(await isBehind(word)).toBe(true);
    await approve(staff.editor, reviewer, id, "ar");
    expect(await isBehind(word), "it says the same as before").toBe(false);
  });

  test("is found while it is held back, and not where there is none", async () => {
    const [held, none] = [freshWord(), freshWord()];
    await addSaved(sandbox, staff.editor, both(held, {}, { is_live: false }));
    await addSaved(sandbox, staff.editor, draftOf({}, [english({ title: none })]));
    expect([await isBehind(held), await isBehind(none)]).toEqual([true, false]);
    const { value } = await call(staff.editor, "list_posts", { p_search: held });
    expect(value).toMatchObject({ rows: [{ held_back: ["ar"] }] });
  });
});

test("a removed language is no longer found by searches", async () => {
  const { id } = await addSaved(sandbox, staff.editor, published({}));
  await update(service, `blog_post_translations?post_id=eq.${id}&lang=eq.ar`, { is_live: false });
  expect(await sql`select lang from private.searchable_texts where post_id = ${id}`).toMatchObject([
    { lang: "en" },
  ]);
});
