import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { entriesOf, lastEntry, takeBack } from "./support/changes";
import { addSaved, arabic, draftOf, english, save } from "./support/drafts";
import { addPost } from "./support/fixtures/blog";
import { newStaff } from "./support/new-staff";
import { call, insert, select, store, stored, update, type Row } from "./support/rest";
import { addDraft, addReviewer, approve, ask, stateOf, statesOf } from "./support/reviewers";
import { dayBefore } from "./support/scratch";

/*
 * While texts have to be read, no reader sees words that no clinician has approved, whichever door they come through. Every door is tried with
 * an unread text, and with an approved one.
 */
const { sandbox, sql, staff } = newStaff();

const UNREAD = { details: "text_unread" };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const requireReading = (review_required: boolean) =>
  update(service, "staff_settings?id=eq.1", { review_required });

beforeEach(async () => {
  await sandbox.borrow("staff_settings", "id=eq.1");
  await requireReading(true);
});

/** A post that was published before texts had to be read. */
async function addUnreadLive(text = "Live and unread.") {
  await requireReading(false);
  const post = await addDraft(sandbox, staff.editor, { status: "published" }, text);
  await requireReading(true);
  return post;
}

/** What readers see of the English text of a post; nothing where they see none. */
async function seenOf(post: string): Promise<unknown> {
  const path = `blog_post_translations?post_id=eq.${post}&lang=eq.en&select=content_markdown`;
  return (await select(anonymous, path)).rows[0]?.["content_markdown"];
}

const statusOf = async (post: string) =>
  (await stored(`blog_posts?id=eq.${post}&select=status`))[0]?.["status"];

describe("the form", () => {
  test.each<[string, Row]>([
    ["publishes", { status: "published" }],
    ["schedules", { status: "scheduled", scheduled_at: inHours(1) }],
  ])("%s no unread text, and an approved one", async (_, columns) => {
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

  test("changes no word that readers see, adds no language, and changes everything else", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor, {}, "Approved.");
    await approve(staff.editor, reviewer, post.id);
    const text = english({ content_markdown: "Approved." });
    const live = draftOf({ status: "published" }, [text]);
    expect((await save(staff.editor, live, post.id, 1)).status).toBe(200);
    const changes = [
      [english({ content_markdown: "Approved!" })],
      [{ ...text, title: "Other" }],
      [{ ...text, faq: [{ q: "When?", a: "Now." }] }],
      [text, arabic()],
    ];
    for (const translations of changes)
      expect(await save(staff.editor, { ...live, translations }, post.id, 2)).toMatchObject({
        value: UNREAD,
      });
    const rest = { ...live, translations: [{ ...text, meta_title: "For search engines" }], tags: ["fever"] };
    expect((await save(staff.editor, rest, post.id, 2)).status).toBe(200);
    expect(await seenOf(post.id)).toBe("Approved.");
  });

  test("names the language that is unread", async () => {
    const reviewer = await addReviewer(sandbox);
    const both = [english(), arabic()];
    const post = await addSaved(sandbox, staff.editor, draftOf({}, both));
    await approve(staff.editor, reviewer, post.id);
    const { value } = await save(staff.editor, draftOf({ status: "published" }, both), post.id, 1);
    expect(JSON.parse(String((value as Row)["hint"]))).toEqual({ lang: "ar", post_id: post.id });
  });

  test("keeps drafts and working copies as they come", async () => {
    const post = await addUnreadLive();
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

  test("one of a clinician who is named as the author by now", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor);
    await approve(staff.editor, reviewer, post.id);
    const live = draftOf({ status: "published" });
    expect((await save(staff.editor, live, post.id, 1)).status).toBe(200);
    const theirs = { ...live, post: { ...live.post, author_id: reviewer.author } };
    expect(await save(staff.editor, theirs, post.id, 2)).toMatchObject({ value: UNREAD });
  });

  test("one that was withdrawn: what is live stays, and is not published again", async () => {
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

describe("what was live unread", () => {
  test("stays, with everything but its words free to change, and is listed", async () => {
    const post = await addUnreadLive();
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

  test("is changed with an approval, or at once by an owner with a reason, which Activity shows", async () => {
    const post = await addUnreadLive("Take ten.");
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

  test("a reason publishes nothing that readers do not see", async () => {
    const post = await addDraft(sandbox, staff.editor);
    const { post: p_post, translations: p_translations } = draftOf({ status: "published" });
    const published = { p_post, p_translations, p_tags: [], p_id: post.id, p_version: 1, p_reason: "Quick." };
    expect(await call(staff.owner, "save_post", published)).toMatchObject({ value: UNREAD });
  });
});

describe("other doors", () => {
  test("the API with each role and the service key", async () => {
    const reviewer = await addReviewer(sandbox);
    const live = await addUnreadLive();
    const draft = await addDraft(sandbox, staff.editor);
    for (const caller of [staff.editor, staff.owner, reviewer.caller, anonymous]) {
      for (const [path, change] of [
        [`blog_posts?id=eq.${draft.id}`, { status: "published" }],
        [`blog_post_translations?post_id=eq.${live.id}`, { content_markdown: "x" }],
      ] as const)
        expect((await update(caller, path, change)).status).toBeGreaterThan(400);
      const row = { post_id: draft.id, lang: "en", digest: "0".repeat(64), text: {}, outcome: "approved" };
      expect((await insert(caller, "text_reviews", row)).status).toBeGreaterThan(400);
    }
    for (const [path, change] of [
      [`blog_posts?id=eq.${draft.id}`, { status: "published" }],
      [`blog_posts?id=eq.${draft.id}`, { status: "scheduled", scheduled_at: inHours(1) }],
      [`blog_post_translations?post_id=eq.${live.id}`, { content_markdown: "x" }],
    ] as const)
      expect((await update(service, path, change)).status).toBeGreaterThan(399);
    const text = { post_id: live.id, lang: "ar", title: "عنوان", content_markdown: "كلمات." };
    expect((await insert(service, "blog_post_translations", text)).status).toBeGreaterThan(399);
    expect([await statusOf(draft.id), await seenOf(live.id)]).toEqual(["draft", "Live and unread."]);
    expect(await stored(`blog_post_translations?post_id=eq.${live.id}&lang=eq.ar`)).toEqual([]);
  });

  test("a transaction that writes and one that publishes at the same moment", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor, {}, "Approved.");
    await approve(staff.editor, reviewer, post.id);
    const write = (words: string) =>
      sql`update public.blog_post_translations set content_markdown = ${words} where post_id = ${post.id}`;
    const publish = () => sql`update public.blog_posts set status = 'published' where id = ${post.id}`;
    const outcomes = await Promise.allSettled([write("Unread."), publish()]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect([undefined, "Approved."]).toContain(await seenOf(post.id));
  });

  test("the scheduler leaves an unread post scheduled, and publishes it once it is read", async () => {
    const reviewer = await addReviewer(sandbox);
    await update(service, "staff_settings?id=eq.1", { auto_publish: true });
    await requireReading(false);
    const due = { status: "scheduled", scheduled_at: inHours(-1) };
    const [unread, wordless] = [await addDraft(sandbox, staff.editor, due), await addPost(sandbox, due)];
    await requireReading(true);
    expect((await call(service, "publish_due")).status).toBe(200);
    expect([await statusOf(unread.id), await statusOf(wordless)]).toEqual(["scheduled", "published"]);
    const { value } = await call(staff.editor, "review_states");
    expect(value).toContainEqual(
      expect.objectContaining({ post_id: unread.id, status: "scheduled", is_read: false }),
    );
    await approve(staff.editor, reviewer, unread.id);
    await call(service, "publish_due");
    expect(await statusOf(unread.id)).toBe("published");
  });

  test("the trash gives an unread post back as a draft, and a read one as it was", async () => {
    const reviewer = await addReviewer(sandbox);
    const [unread, read] = [await addUnreadLive(), await addUnreadLive("Read.")];
    await approve(staff.editor, reviewer, read.id);
    const p_ids = [unread.id, read.id];
    await call(staff.editor, "trash_posts", { p_ids });
    const answer = await call(staff.editor, "restore_posts", { p_ids });
    expect(answer.value).toEqual({ restored: 2, drafts: 0, unread: 1, taken: [] });
    expect([await statusOf(unread.id), await statusOf(read.id)]).toEqual(["draft", "published"]);
  });

  test("taking back, undoing and restoring a version", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addUnreadLive("Unread.");
    await call(staff.editor, "trash_posts", { p_ids: [post.id] });
    expect(await takeBack(staff.owner, post.id)).toMatchObject({ status: 409, value: UNREAD });
    expect(
      await call(staff.editor, "undo_change", { p_entity: "blog_post", p_subject: post.id }),
    ).toMatchObject({ status: 409, value: UNREAD });
    await call(staff.editor, "restore_posts", { p_ids: [post.id] });

    const [version] = await stored(`blog_posts?id=eq.${post.id}&select=version`);
    const approved = draftOf({}, [english({ content_markdown: "Approved." })]);
    expect((await save(staff.editor, approved, post.id, Number(version?.["version"]))).status).toBe(200);
    await approve(staff.editor, reviewer, post.id);
    const published = { ...approved, post: { ...approved.post, status: "published" } };
    expect((await save(staff.owner, published, post.id, Number(version?.["version"]) + 1)).status).toBe(200);
    const versions = (await call(staff.owner, "list_versions", { p_entity: "blog_post", p_subject: post.id }))
      .value as { id: number }[];
    const first = versions.at(-1)?.id;
    expect(
      await call(staff.owner, "restore_version", { p_entity: "blog_post", p_subject: post.id, p_id: first }),
    ).toMatchObject({ status: 409, value: UNREAD });
    expect(await seenOf(post.id)).toBe("Approved.");
  });

  test("taking back everything of a person reports what stays unread in the trash", async () => {
    const post = await addUnreadLive();
    const since = new Date(Date.now() - 1_000).toISOString();
    await call(staff.owner, "trash_posts", { p_ids: [post.id] });
    const { value } = await call(staff.owner, "take_back_everything", {
      p_person: staff.owner.userId,
      p_since: since,
      p_dry_run: false,
    });
    expect(value).toMatchObject({
      report: { back: 0, failed: [{ entity: "blog_post", reason: "text_unread" }] },
    });
    expect(await lastEntry(staff.owner, post.id)).toMatchObject({ action: "trashed", canTakeBack: true });
  });

  test("a generated article is a draft in the queue, in both languages, asked for by its person", async () => {
    const claim = async () => {
      const key = randomUUID();
      const answer = await call(service, "claim_generation_topic", {
        p_run_key: key,
        p_topic_key: key,
        p_topic: {
          service: "nurse-on-call",
          title_en: "Generated",
          title_ar: "مولَّد",
          keywords_en: "",
          keywords_ar: "",
        },
        p_created_by: staff.editor.userId,
        p_stale_seconds: 60,
      });
      sandbox.expect("generation_topics", `run_key=eq.${key}`);
      return (answer.value as Row)["claim"];
    };
    const generate = async () => {
      const p_post = {
        slug: `test ${randomUUID()}`,
        primary_service: "nurse-on-call",
        tags: ["nurse-on-call"],
        translations: [english(), arabic()].map((text) => ({ ...text, faq: [] })),
      };
      const { value } = await call(service, "store_generated_post", { p_claim: await claim(), p_post });
      const { id, status } = value as { id: string; status: string };
      sandbox.expect("blog_posts", `id=eq.${id}`);
      return { id, status };
    };
    const waiting = await generate();
    expect(waiting.status).toBe("draft");
    expect(await statesOf(staff.editor, waiting.id)).toMatchObject([
      { lang: "en", state: "asked", is_current: true },
      { lang: "ar", state: "asked", is_current: true },
    ]);
    expect(await stored(`text_reviews?post_id=eq.${waiting.id}&select=asked_by,asked_of`)).toEqual([
      { asked_by: staff.editor.userId, asked_of: null },
      { asked_by: staff.editor.userId, asked_of: null },
    ]);
    await requireReading(false);
    expect((await generate()).status).toBe("published");
  });
});

test("without the rule everything goes live as ever", async () => {
  await requireReading(false);
  const post = await addDraft(sandbox, staff.editor, { status: "published" });
  expect(
    (await save(staff.editor, draftOf({ status: "published" }, [english({ title: "Other" })]), post.id, 1))
      .status,
  ).toBe(200);
  await ask(staff.editor, post.id);
  await store("blog_post_translations", {
    post_id: post.id,
    lang: "ar",
    title: "عنوان",
    content_markdown: "كلمات.",
  });
});
