import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { anonymous, service } from "../support/callers";
import { lastEntry, takeBack } from "../support/changes";
import { addSaved, arabic, draftOf, english, save } from "../support/drafts";
import { addPost } from "../support/fixtures/blog";
import { newStaff } from "../support/new-staff";
import { call, insert, store, stored, update, type Row } from "../support/rest";
import {
  addDraft,
  addReviewer,
  approve,
  ask,
  statesOf,
  seenOf,
  statusOf,
  UNREAD,
  requireReading,
  addUnreadLive,
  inHours,
} from "../support/reviewers";

/* Every way to publish or to change a text is tried with an unread text. */
const { sandbox, sql, staff } = newStaff();

beforeEach(async () => {
  await sandbox.borrow("staff_settings", "id=eq.1");
  await requireReading(true);
});

describe("other ways to publish", () => {
  test("the API with each role and the service key", async () => {
    const reviewer = await addReviewer(sandbox);
    const live = await addUnreadLive(sandbox, staff.editor);
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

  test("a text that is moved to another post or language", async () => {
    const reviewer = await addReviewer(sandbox);
    const live = await addDraft(sandbox, staff.editor, {}, "Approved.");
    await approve(staff.editor, reviewer, live.id);
    const published = draftOf({ status: "published" }, [english({ content_markdown: "Approved." })]);
    expect((await save(staff.editor, published, live.id, 1)).status).toBe(200);
    const draft = await addSaved(sandbox, staff.editor, draftOf({}, [arabic({ is_live: false })]));
    for (const [path, change] of [
      [`post_id=eq.${draft.id}`, { post_id: live.id, is_live: true }],
      [`post_id=eq.${live.id}`, { lang: "ar" }],
    ] as const)
      expect((await update(service, `blog_post_translations?${path}`, change)).status).toBeGreaterThan(399);
    const texts = `blog_post_translations?post_id=eq.${live.id}&select=lang`;
    expect(await stored(texts)).toEqual([{ lang: "en" }]);
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
    const [unread, read] = [
      await addUnreadLive(sandbox, staff.editor),
      await addUnreadLive(sandbox, staff.editor, "Read."),
    ];
    await approve(staff.editor, reviewer, read.id);
    const p_ids = [unread.id, read.id];
    await call(staff.editor, "trash_posts", { p_ids });
    const answer = await call(staff.editor, "restore_posts", { p_ids });
    expect(answer.value).toEqual({ restored: 2, drafts: 0, unread: 1, taken: [] });
    expect([await statusOf(unread.id), await statusOf(read.id)]).toEqual(["draft", "published"]);
  });

  test("taking back, undoing and restoring a version", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addUnreadLive(sandbox, staff.editor, "Unread.");
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
    const post = await addUnreadLive(sandbox, staff.editor);
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

test("without the rule everything is published as before", async () => {
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
