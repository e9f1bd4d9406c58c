import { beforeEach, describe, expect, test } from "vitest";
import { service } from "../support/callers";
import { entriesOf } from "../support/changes";
import { addSaved, arabic, draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { call, stored, update, type Row } from "../support/rest";
import {
  addDraft,
  addReviewer,
  approve,
  stateOf,
  seenOf,
  statusOf,
  UNREAD,
  requireReading,
  addUnreadLive,
  inHours,
} from "../support/reviewers";
import { dayBefore } from "../support/scratch";

/* While a medical review is required, readers see no words that no clinician has approved. */
const { sandbox, sql, staff } = newStaff();

beforeEach(async () => {
  await sandbox.borrow("staff_settings", "id=eq.1");
  await requireReading(true);
});

describe("the form", () => {
  test.each<[string, Row]>([
    ["publishes", { status: "published" }],
    ["schedules", { status: "scheduled", scheduled_at: inHours(1) }],
  ])("%s no unread text, but an approved one", async (_, columns) => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor, {}, "Words.");
    const wanted = draftOf(columns, [english({ content_markdown: "Words." })]);
    for (const caller of [staff.editor, staff.owner])
      expect(await save(caller, wanted, post.id, 1)).toMatchObject({
        status: 400,
        value: { code: "23514", ...UNREAD, hint: `{"lang" : "en", "post_id" : "${post.id}"}` },
      });
    expect(await statusOf(post.id)).toBe("draft");
    await approve(staff.editor, reviewer, post.id);
    expect((await save(staff.editor, wanted, post.id, 1)).status).toBe(200);
  });

  test("adds no post that is live and unread at once", async () => {
    const id = sandbox.newId("blog_posts");
    expect(await save(staff.owner, draftOf({ status: "published" }), id, null)).toMatchObject({
      value: UNREAD,
    });
    expect(await stored(`blog_posts?id=eq.${id}`)).toEqual([]);
  });

  test("changes no word of a live text, adds no language, and may change everything else", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor, {}, "Approved.");
    await approve(staff.editor, reviewer, post.id);
    const text = english({ content_markdown: "Approved." });
    const live = draftOf({ status: "published" }, [text]);
    expect((await save(staff.editor, live, post.id, 1)).status).toBe(200);
    const changes = [
      [english({ content_markdown: "Approved!" })],
      [{ ...text, title: "Other" }],
      [{ ...text, h1: "Other" }],
      [{ ...text, excerpt: "Other" }],
      [{ ...text, faq: [{ q: "When?", a: "Now." }] }],
      [text, arabic()],
    ];
    for (const translations of changes)
      expect(await save(staff.editor, { ...live, translations }, post.id, 2)).toMatchObject({
        value: UNREAD,
      });
    const other = { meta_title: "For search engines", hero_image_url: "/media/other.jpg", alt_text: "Other" };
    const rest = { ...live, translations: [{ ...text, ...other }], tags: ["fever"] };
    expect((await save(staff.editor, rest, post.id, 2)).status).toBe(200);
    expect(await seenOf(post.id)).toBe("Approved.");
  });

  test("names the unread language", async () => {
    const reviewer = await addReviewer(sandbox);
    const both = [english(), arabic()];
    const post = await addSaved(sandbox, staff.editor, draftOf({}, both));
    await approve(staff.editor, reviewer, post.id);
    const { value } = await save(staff.editor, draftOf({ status: "published" }, both), post.id, 1);
    expect(JSON.parse(String((value as Row)["hint"]))).toEqual({ lang: "ar", post_id: post.id });
  });

  test("stores drafts and working copies unread", async () => {
    const post = await addUnreadLive(sandbox, staff.editor);
    const draft = await addDraft(sandbox, staff.editor);
    expect((await save(staff.editor, draftOf({}, [english({ title: "x" })]), draft.id, 1)).status).toBe(200);
    const p_draft = { post: {}, translations: [english({ title: "x" })], tags: [] };
    const kept = await call(staff.editor, "save_working_copy", { p_id: post.id, p_version: 1, p_draft });
    expect(kept.status).toBe(200);
  });
});

describe("an approval that does not count", () => {
  test("one whose licence has ended before the text is scheduled", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor);
    await approve(staff.editor, reviewer, post.id);
    const scheduled = draftOf({ status: "scheduled", scheduled_at: inHours(1) });
    await update(service, `clinicians?author_id=eq.${reviewer.author}`, { licence_until: dayBefore(1) });
    expect(await save(staff.editor, scheduled, post.id, 1)).toMatchObject({ value: UNREAD });
    expect(await stateOf(staff.editor, post.id)).toMatchObject({ state: "approved", is_read: false });
    await update(service, `clinicians?author_id=eq.${reviewer.author}`, { licence_until: "2999-12-31" });
    expect((await save(staff.editor, scheduled, post.id, 1)).status).toBe(200);
  });

  test("one whose licence has ended before the scheduled moment: the post stays scheduled", async () => {
    const reviewer = await addReviewer(sandbox);
    await update(service, "staff_settings?id=eq.1", { auto_publish: true });
    const post = await addDraft(sandbox, staff.editor);
    await approve(staff.editor, reviewer, post.id);
    const due = draftOf({ status: "scheduled", scheduled_at: inHours(1) });
    expect((await save(staff.editor, due, post.id, 1)).status).toBe(200);
    await update(service, `clinicians?author_id=eq.${reviewer.author}`, { licence_until: dayBefore(1) });
    await update(service, `blog_posts?id=eq.${post.id}`, { scheduled_at: inHours(-1) });
    await call(service, "publish_due");
    expect(await statusOf(post.id)).toBe("scheduled");
  });

  test("one of a clinician who is named as the author by now", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor);
    await approve(staff.editor, reviewer, post.id);
    const live = draftOf({ status: "published" });
    expect((await save(staff.editor, live, post.id, 1)).status).toBe(200);
    const theirs = { ...live, post: { ...live.post, author_id: reviewer.author } };
    expect(await save(staff.editor, theirs, post.id, 2)).toMatchObject({ value: UNREAD });
  });

  test("one that was withdrawn: the live text stays, and is not published again", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor);
    const p_id = await approve(staff.editor, reviewer, post.id);
    await save(staff.editor, draftOf({ status: "published" }), post.id, 1);
    await call(reviewer.caller, "withdraw_review", { p_id });
    expect(await seenOf(post.id)).toBe("Words.");
    expect((await save(staff.editor, draftOf(), post.id, 2)).status).toBe(200);
    expect(await save(staff.editor, draftOf({ status: "published" }), post.id, 3)).toMatchObject({
      value: UNREAD,
    });
  });

  test("one of the other language", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addSaved(
      sandbox,
      staff.editor,
      draftOf({}, [english({ title: "x" }), { ...english({ title: "x" }), lang: "ar" }]),
    );
    await approve(staff.editor, reviewer, post.id, "ar");
    const published = draftOf({ status: "published" }, [english({ title: "x" })]);
    expect(await save(staff.editor, published, post.id, 1)).toMatchObject({ value: UNREAD });
  });
});

describe("an unread text that was live before", () => {
  test("stays live, is listed, and may change except for its words", async () => {
    const post = await addUnreadLive(sandbox, staff.editor);
    const text = english({ content_markdown: "Live and unread." });
    const author_id = await sandbox.addRow("authors", { name: "Test" });
    const rest = draftOf({ status: "published", author_id }, [{ ...text, meta_title: "Other" }], ["fever"]);
    expect((await save(staff.editor, rest, post.id, 1)).status).toBe(200);
    expect(await seenOf(post.id)).toBe("Live and unread.");
    const { value } = await call(staff.editor, "review_states");
    expect(value).toContainEqual(
      expect.objectContaining({ post_id: post.id, state: "never", is_read: false }),
    );
  });

  test("changes with an approval, or at once by an owner with a reason, which Activity shows", async () => {
    const post = await addUnreadLive(sandbox, staff.editor, "Take ten.");
    const correct = (caller = staff.owner, p_reason: string | null = "The dose was ten times too high.") =>
      call(caller, "save_post", {
        p_post: draftOf({ status: "published" }).post,
        p_translations: [english({ content_markdown: "Take one." })],
        p_tags: [],
        p_id: post.id,
        p_version: 1,
        p_reason,
      });
    expect(await correct(staff.owner, null)).toMatchObject({ value: UNREAD });
    expect(await correct(staff.editor)).toMatchObject({ status: 403, value: { details: "owner_only" } });
    expect(await correct(staff.owner, " ")).toMatchObject({ value: { details: "not_notes" } });
    expect(await correct(staff.owner, "Ask 050 123 4567")).toMatchObject({
      value: { details: "names_a_person" },
    });
    expect(await seenOf(post.id)).toBe("Take ten.");
    expect((await correct()).status).toBe(200);
    expect(await seenOf(post.id)).toBe("Take one.");
    expect((await entriesOf(sql, post.id)).filter(({ entity }) => entity === "text_review")).toEqual([
      {
        action: "corrected",
        actor_id: staff.owner.userId,
        entity: "text_review",
        label: "Title: The dose was ten times too high.",
      },
    ]);
    // Nobody has read it: it is still to be approved.
    expect(await stateOf(staff.editor, post.id)).toMatchObject({ state: "never", is_read: true });
  });

  test("is not published by a reason alone if readers do not see it", async () => {
    const post = await addDraft(sandbox, staff.editor);
    const correct = (draft: ReturnType<typeof draftOf>, id: string) =>
      call(staff.owner, "save_post", {
        p_post: draft.post,
        p_translations: draft.translations,
        p_tags: [],
        p_id: id,
        p_version: 1,
        p_reason: "Quick.",
      });
    expect(await correct(draftOf({ status: "published" }), post.id)).toMatchObject({ value: UNREAD });
    // Neither does a language come to a live post.
    const live = await addUnreadLive(sandbox, staff.editor);
    const both = [english({ content_markdown: "Live and unread." }), arabic()];
    expect(await correct(draftOf({ status: "published" }, both), live.id)).toMatchObject({ value: UNREAD });
  });
});
