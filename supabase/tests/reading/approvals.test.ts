import { beforeAll, describe, expect, test } from "vitest";
import { anonymous, service } from "../support/callers";
import { arabic, draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { setToday } from "../support/permit";
import { call, remove, select, stored, update, type Row } from "../support/rest";
import {
  addDraft,
  addReviewer,
  approve,
  approvedBy,
  refused,
  reviewedOf,
  stateOf,
  statesOf,
} from "../support/reviewers";
import { dayBefore, onScratch } from "../support/scratch";

const { sandbox, sql, staff } = newStaff(beforeAll);

describe("the digest of a text", () => {
  const digestOf = async (text: Row): Promise<unknown> =>
    (await sql`select private.text_digest(${sql.json(text as never)}) as digest`)[0]?.["digest"];
  const text = {
    title: "Fever",
    excerpt: "Short.",
    content_markdown: "Words.",
    faq: [{ q: "When?", a: "Tonight." }],
  };

  test.each<[string, Row]>([
    ["blanks around a text", { title: " Fever ", excerpt: "\nShort.\t", content_markdown: "\n\nWords.\n" }],
    ["a headline that repeats the title", { h1: "Fever" }],
    ["a question without an answer", { faq: [...text.faq, { q: "Why?", a: " " }] }],
    [
      "what no reader reads in the text",
      { meta_title: "Other", alt_text: "Other", hero_image_url: "/a.webp" },
    ],
  ])("stays with %s", async (_, change) => {
    expect(await digestOf({ ...text, ...change })).toBe(await digestOf(text));
  });

  test.each<[string, Row]>([
    ["the title", { title: "Fevers" }],
    ["the headline", { h1: "Fevers" }],
    ["the excerpt", { excerpt: "Shorter." }],
    ["a letter of the body", { content_markdown: "Word." }],
    ["a question", { faq: [{ q: "Where?", a: "Tonight." }] }],
    ["an answer", { faq: [{ q: "When?", a: "Tomorrow." }] }],
    ["the order of questions", { faq: [{ q: "A", a: "B" }, ...text.faq] }],
  ])("is another one with %s", async (_, change) => {
    expect(await digestOf({ ...text, ...change })).not.toBe(await digestOf(text));
  });
});

describe("an approval", () => {
  test("belongs to its exact words: another text has none, and the same words have it again", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor, { status: "published" }, "Approved.");
    expect(await stateOf(staff.editor, post.id)).toMatchObject({ state: "never", is_read: false });
    const request = await approve(staff.editor, reviewer, post.id);
    expect(await reviewedOf(post.id)).toEqual(approvedBy(reviewer));
    expect(await stateOf(reviewer.caller, post.id)).toMatchObject({
      state: "approved",
      is_read: true,
      approved_id: request,
      due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });

    const write = async (words: string, version: number) =>
      save(
        staff.editor,
        draftOf({ ...post, status: "published" }, [english({ content_markdown: words })]),
        post.id,
        version,
      );
    expect((await write("Changed.", 1)).status).toBe(200);
    expect(await reviewedOf(post.id)).toBeNull();
    expect(await stateOf(staff.editor, post.id)).toMatchObject({
      state: "changed",
      is_read: false,
      approved_id: request,
    });
    expect((await write("Approved.", 2)).status).toBe(200);
    expect(await reviewedOf(post.id)).toEqual(approvedBy(reviewer));
  });

  test("is of one language", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    expect((await save(staff.editor, draftOf({}, [english(), arabic()]), id, 1)).status).toBe(200);
    await approve(staff.editor, reviewer, id, "ar");
    expect((await statesOf(staff.editor, id)).map(({ lang, state }) => [lang, state])).toEqual([
      ["en", "never"],
      ["ar", "approved"],
    ]);
  });

  test("is shown to readers as the name and the day, with the licence until its last day", async () => {
    const reviewer = await addReviewer(sandbox, { licence_until: "2990-05-31" });
    const { id } = await addDraft(sandbox, staff.editor, { status: "published" });
    await approve(staff.editor, reviewer, id);
    const columns = "reviewed,clinicians(licence_number,licence_authority,licence_authority_ar)";
    expect(
      (await select(anonymous, `blog_post_translations?post_id=eq.${id}&select=${columns}`)).rows,
    ).toEqual([
      {
        reviewed: approvedBy(reviewer),
        clinicians: { licence_number: "T-1", licence_authority: "DHA", licence_authority_ar: "" },
      },
    ]);
    const licences: [string, number][] = [];
    for (const day of ["2990-05-31", "2990-06-01"])
      await onScratch(sql, async (transaction) => {
        await transaction.unsafe(setToday(day));
        await transaction`set local role anon`;
        const seen =
          await transaction`select licence_number from public.clinicians where author_id = ${reviewer.author}`;
        licences.push([day, seen.length]);
      });
    expect(licences).toEqual([
      ["2990-05-31", 1],
      ["2990-06-01", 0],
    ]);
  });

  test("stays when the clinician is deleted, with the name and without the licence", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor, { status: "published" });
    await approve(staff.editor, reviewer, id);
    await remove(staff.owner, `authors?id=eq.${reviewer.author}`);
    expect(await stored(`blog_post_translations?post_id=eq.${id}&select=reviewed,reviewer_id`)).toEqual([
      { reviewed: approvedBy(reviewer), reviewer_id: null },
    ]);
  });

  test("does not count once its reviewer is named as the author", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor);
    await approve(staff.editor, reviewer, post.id);
    await update(service, `blog_posts?id=eq.${post.id}`, { author_id: reviewer.author });
    expect(await reviewedOf(post.id)).toBeNull();
    await update(service, `blog_posts?id=eq.${post.id}`, { author_id: null });
    expect(await reviewedOf(post.id)).toEqual(approvedBy(reviewer));
  });

  test("cannot be written by hand, not even with the service key", async () => {
    const { id } = await addDraft(sandbox, staff.editor);
    await update(service, `blog_post_translations?post_id=eq.${id}`, { reviewed: { name: "Dr Nobody" } });
    expect(await reviewedOf(id)).toBeNull();
  });

  test("is due after as many months as owners have set, and counts until then and after", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await approve(staff.editor, reviewer, id);
    const state = async () => (await stateOf(staff.editor, id)).state;
    await sandbox.borrow("staff_settings", "id=eq.1");
    expect((await call(staff.owner, "save_settings", { p_changes: { review_months: 6 } })).status).toBe(204);
    await sql`update public.text_reviews set decided_at = ${dayBefore(150)} where id = ${request}`;
    expect(await state()).toBe("approved");
    await sql`update public.text_reviews set decided_at = ${dayBefore(190)} where id = ${request}`;
    expect(await stateOf(staff.editor, id)).toMatchObject({ state: "due", is_read: true });
    const { digest } = await stateOf(reviewer.caller, id);
    expect(
      (await call(reviewer.caller, "approve_text", { p_post_id: id, p_lang: "en", p_digest: digest })).status,
    ).toBe(200);
    expect(await state()).toBe("approved");
  });

  test("is withdrawn by its reviewer and by owners, and by nobody else", async () => {
    const [reviewer, other] = [await addReviewer(sandbox), await addReviewer(sandbox)];
    const { id } = await addDraft(sandbox, staff.editor);
    for (const mayWithdraw of [reviewer.caller, staff.owner]) {
      const p_id = await approve(staff.editor, reviewer, id);
      for (const caller of [staff.editor, other.caller])
        expect(await call(caller, "withdraw_review", { p_id })).toMatchObject(refused("owner_only"));
      expect(await reviewedOf(id)).not.toBeNull();
      for (const status of [204, 204])
        expect((await call(mayWithdraw, "withdraw_review", { p_id })).status).toBe(status);
      expect(await reviewedOf(id)).toBeNull();
    }
  });
});
