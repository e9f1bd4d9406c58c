import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { entriesOf } from "../support/changes";
import { draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { call, stored, type Row } from "../support/rest";
import {
  addDraft,
  addReviewer,
  approve,
  approvedBy,
  ask,
  decide,
  refused,
  reviewedOf,
  stateOf,
} from "../support/reviewers";

const { sandbox, sql, staff } = newStaff(beforeAll);

describe("a request", () => {
  test("for the text of a working copy is about what is published next", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor, { status: "published" }, "Live.");
    const next = draftOf({ status: "published" }, [english({ content_markdown: "Next." })]);
    const [p_text] = next.translations;
    expect(
      await call(staff.editor, "ask_for_review", { p_post_id: post.id, p_lang: "en", p_text }),
      "before it is kept",
    ).toMatchObject(refused("text_not_stored", 409));
    const p_draft = { post: {}, translations: next.translations, tags: [] };
    await call(staff.editor, "save_working_copy", { p_id: post.id, p_version: 1, p_draft });
    const request = await ask(staff.editor, post.id, { p_text });
    expect(await stateOf(staff.editor, post.id)).toMatchObject({ state: "asked", is_current: true });
    expect((await decide(reviewer.caller, request)).status).toBe(204);
    expect(await reviewedOf(post.id), "of the live text").toBeNull();
    expect((await save(staff.editor, next, post.id, 1)).status).toBe(200);
    expect(await reviewedOf(post.id)).toEqual(approvedBy(reviewer));
  });

  test("for a text that has changed meanwhile is not decided", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor, {}, "Asked.");
    const request = await ask(staff.editor, post.id);
    await save(staff.editor, draftOf({}, [english({ content_markdown: "Changed." })]), post.id, 1);
    expect(await stateOf(reviewer.caller, post.id)).toMatchObject({ state: "asked", is_current: false });
    expect(await decide(reviewer.caller, request)).toMatchObject({
      status: 409,
      value: { details: "text_changed", hint: '{"lang" : "en"}' },
    });
    const newer = await ask(staff.editor, post.id);
    expect(newer).not.toBe(request);
    expect(await decide(reviewer.caller, request), "the earlier one").toMatchObject(
      refused("review_decided", 409),
    );
    expect((await decide(reviewer.caller, newer)).status).toBe(204);
  });

  test("repeated for the same words is the same one, with a new reviewer and deadline", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, id);
    expect(await ask(staff.owner, id, { p_of: reviewer.author, p_until: "2999-01-01" })).toBe(request);
    expect(await stored(`text_reviews?post_id=eq.${id}&select=asked_of,wanted_by,asked_by`)).toEqual([
      { asked_of: reviewer.author, wanted_by: "2999-01-01", asked_by: staff.editor.userId },
    ]);
  });

  test("is decided once: the second of two reviewers at once reads who was first", async () => {
    const both = [await addReviewer(sandbox), await addReviewer(sandbox)];
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, id);
    const answers = await Promise.all(both.map(({ caller }) => decide(caller, request)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const [late = { value: {} }] = answers.filter(({ status }) => status === 409);
    expect(late).toMatchObject(refused("review_decided", 409));
    expect(JSON.parse(String((late.value as Row)["hint"]))).toMatchObject({
      outcome: "approved",
      name: "Dr Reader",
    });
    const first = both[answers.findIndex(({ status }) => status === 204)]?.caller ?? staff.owner;
    expect((await decide(first, request)).status, "the answer was lost").toBe(204);
  });

  test("with changes needed has notes, and waits for a changed text", async () => {
    const reviewer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, post.id);
    expect(await decide(reviewer.caller, request, "changes_needed")).toMatchObject(
      refused("note_required", 400),
    );
    const notes = [{ paragraph: 2, note: "Say after how many hours." }, { note: "Good otherwise." }];
    expect((await decide(reviewer.caller, request, "changes_needed", notes)).status).toBe(204);
    expect(
      await stored(`text_reviews?id=eq.${request}&select=outcome,notes,reviewer_name,licence_number`),
    ).toEqual([{ outcome: "changes_needed", notes, reviewer_name: "Dr Reader", licence_number: "T-1" }]);
    expect(await stateOf(staff.editor, post.id)).toMatchObject({
      state: "changes_needed",
      returned_id: request,
    });
    await save(staff.editor, draftOf({}, [english({ content_markdown: "After 24 hours." })]), post.id, 1);
    expect(await stateOf(staff.editor, post.id)).toMatchObject({ state: "never", returned_id: null });
  });

  test("for one person is theirs alone, and open to all once they have no account", async () => {
    const [asked, other] = [await addReviewer(sandbox), await addReviewer(sandbox)];
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, id, { p_of: asked.author });
    expect(await decide(other.caller, request)).toMatchObject(refused("asked_of_other"));
    expect((await call(staff.owner, "remove_staff", { p_id: asked.caller.userId })).status).toBe(204);
    expect(await decide(asked.caller, request)).toMatchObject(refused("staff_only"));
    expect((await decide(other.caller, request)).status).toBe(204);
  });

  test.each<[string, number, string, Row]>([
    ["a text that there is not", 404, "text_gone", { p_lang: "ar" }],
    ["a post that there is not", 404, "post_gone", { p_post_id: randomUUID() }],
    ["a day that is over", 400, "day_over", { p_until: "2020-01-01" }],
    ["an author who is no clinician", 400, "language_not_read", { p_of: randomUUID() }],
  ])("is refused for %s", async (_, status, details, args) => {
    const { id } = await addDraft(sandbox, staff.editor);
    expect(
      await call(staff.editor, "ask_for_review", { p_post_id: id, p_lang: "en", ...args }),
    ).toMatchObject(refused(details, status));
  });

  test("is withdrawn by staff, and is then not decided", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const p_id = await ask(staff.editor, id);
    expect(await call(reviewer.caller, "withdraw_review", { p_id })).toMatchObject(refused("staff_only"));
    expect((await call(staff.owner, "withdraw_review", { p_id })).status).toBe(204);
    expect(await decide(reviewer.caller, p_id)).toMatchObject(refused("review_decided", 409));
  });

  test("and its outcome are in Activity, under the article's name", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    await call(reviewer.caller, "withdraw_review", { p_id: await approve(staff.editor, reviewer, id) });
    const entries = (await entriesOf(sql, id)).filter(({ entity }) => entity === "text_review");
    expect(entries.map(({ action, actor_id, label }) => [action, actor_id, label])).toEqual([
      ["asked", staff.editor.userId, "Title"],
      ["approved", reviewer.caller.userId, "Title"],
      ["withdrawn", reviewer.caller.userId, "Title"],
    ]);
  });
});

test("one press approves the text that the person has seen, and nothing else", async () => {
  const reviewer = await addReviewer(sandbox);
  const post = await addDraft(sandbox, staff.editor, {}, "Seen.");
  const { digest } = await stateOf(reviewer.caller, post.id);
  const press = () =>
    call(reviewer.caller, "approve_text", { p_post_id: post.id, p_lang: "en", p_digest: digest });
  const changed = draftOf({}, [english({ content_markdown: "Not seen." })]);
  await save(staff.editor, changed, post.id, 1);
  expect(await press()).toMatchObject(refused("text_changed", 409));
  await save(staff.editor, draftOf({}, [english({ content_markdown: "Seen." })]), post.id, 2);
  const request = await ask(staff.editor, post.id);
  expect((await press()).value, "it decides the request for the same words").toBe(request);
  expect((await press()).value, "the answer was lost").toBe(request);
  expect(await reviewedOf(post.id)).toEqual(approvedBy(reviewer));
});

test("an approval of the stored text ends a request for an earlier one, and none for a text that is still to come", async () => {
  const reviewer = await addReviewer(sandbox);
  const post = await addDraft(sandbox, staff.editor, { status: "published" }, "Asked.");
  const older = await ask(staff.editor, post.id);
  const changed = (content_markdown: string) =>
    draftOf({ status: "published" }, [english({ content_markdown })]);
  const press = async () => {
    const { digest } = await stateOf(reviewer.caller, post.id);
    return call(reviewer.caller, "approve_text", { p_post_id: post.id, p_lang: "en", p_digest: digest });
  };
  await save(staff.editor, changed("Changed."), post.id, 1);
  expect((await press()).status).toBe(200);
  expect(await stored(`text_reviews?id=eq.${older}&select=outcome`)).toEqual([{ outcome: "withdrawn" }]);
  expect(await stateOf(staff.editor, post.id)).toMatchObject({ state: "approved", request_id: null });

  await save(staff.editor, changed("Changed again."), post.id, 2);
  const { translations } = changed("Next.");
  const p_draft = { post: {}, translations, tags: [] };
  await call(staff.editor, "save_working_copy", { p_id: post.id, p_version: 3, p_draft });
  const next = await ask(staff.editor, post.id, { p_text: translations[0] });
  expect((await press()).status).toBe(200);
  expect(await stateOf(staff.editor, post.id)).toMatchObject({ state: "asked", request_id: next });
});

test("a draft that was sent back is among the open texts, and one that nobody has asked about is not", async () => {
  const reviewer = await addReviewer(sandbox);
  const [returned, unasked] = [await addDraft(sandbox, staff.editor), await addDraft(sandbox, staff.editor)];
  await decide(reviewer.caller, await ask(staff.editor, returned.id), "changes_needed", [{ note: "More." }]);
  const { value } = await call(staff.editor, "review_states", { p_most: 2000 });
  const states = (value as Row[]).filter(({ post_id: id }) => id === returned.id || id === unasked.id);
  expect(states).toMatchObject([{ post_id: returned.id, status: "draft", state: "changes_needed" }]);
});
