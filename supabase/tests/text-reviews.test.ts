import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { todayInDubai } from "@domain/dubai-day";
import { anonymous, type Caller, callerWith, service } from "./support/callers";
import { entriesOf } from "./support/changes";
import { arabic, draftOf, english, save } from "./support/drafts";
import { newStaff } from "./support/new-staff";
import { createPerson } from "./support/people";
import { setToday } from "./support/permit";
import { saveAuthor } from "./support/records";
import { call, remove, select, stored, update, type Row } from "./support/rest";
import {
  addDraft,
  addReviewer,
  approve,
  ask,
  decide,
  type Reviewer,
  stateOf,
  statesOf,
} from "./support/reviewers";
import { dayBefore, onScratch } from "./support/scratch";

const { sandbox, sql, staff } = newStaff(beforeAll);

const refused = (details: string, status = 403) => ({ status, value: { details } });

/** Who has read the English text of a post, as readers learn it. */
async function reviewedOf(post: string): Promise<unknown> {
  const [text] = await stored(`blog_post_translations?post_id=eq.${post}&lang=eq.en&select=reviewed`);
  return text?.["reviewed"];
}

const approvedBy = ({ author }: Reviewer) => ({
  author_id: author,
  name: "Dr Reader",
  name_ar: "د. قارئ",
  on: todayInDubai(),
});

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
  test("is of these words: another text has none, and the same words have it again", async () => {
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

  test("is what readers learn: the name and the day, and the licence until its last day", async () => {
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

  test("is taken away by its reviewer and by owners, and by nobody else", async () => {
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

  test("for a text that has changed while it was read is not decided", async () => {
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

  test("asked again for the same words is the same one, for somebody else until another day", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, id);
    expect(await ask(staff.owner, id, { p_of: reviewer.author, p_until: "2999-01-01" })).toBe(request);
    expect(await stored(`text_reviews?post_id=eq.${id}&select=asked_of,wanted_by,asked_by`)).toEqual([
      { asked_of: reviewer.author, wanted_by: "2999-01-01", asked_by: staff.editor.userId },
    ]);
  });

  test("is decided once: of two reviewers at once the second learns who was first", async () => {
    const both = [await addReviewer(sandbox), await addReviewer(sandbox)];
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, id);
    const answers = await Promise.all(both.map(({ caller }) => decide(caller, request)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late).toMatchObject(refused("review_decided", 409));
    expect(JSON.parse(String((late?.value as Row)["hint"]))).toMatchObject({
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

  test("of somebody is theirs, and anybody's once they have no account any more", async () => {
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

  test("and what became of it are in Activity, under the article's name", async () => {
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

describe("nobody approves a text", () => {
  const attempts: [string, string, () => Promise<Caller | Reviewer>][] = [
    ["without being a clinician", "not_clinician", async () => staff.owner],
    [
      "with a licence that has ended",
      "licence_over",
      () => addReviewer(sandbox, { licence_until: dayBefore(1) }),
    ],
    [
      "in a language that they do not read",
      "language_not_read",
      () => addReviewer(sandbox, { languages: ["ar"] }),
    ],
    ["as an editor, clinician or not", "staff_only", () => addReviewer(sandbox, {}, "editor")],
    ["as reception", "staff_only", () => addReviewer(sandbox, {}, "reception")],
    ["without a role", "staff_only", async () => callerWith("member", await createPerson())],
  ];
  test.each(attempts)("%s (%s), by neither way", async (_, details, attempt) => {
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, id);
    const who = await attempt();
    const caller = "caller" in who ? who.caller : who;
    expect(await decide(caller, request)).toMatchObject(refused(details));
    const { digest } = await stateOf(staff.editor, id);
    expect(
      await call(caller, "approve_text", { p_post_id: id, p_lang: "en", p_digest: digest }),
    ).toMatchObject(refused(details));
    expect(await reviewedOf(id)).toBeNull();
  });

  test("on the last day of their licence they still do", async () => {
    const reviewer = await addReviewer(sandbox, { licence_until: todayInDubai() });
    const { id } = await addDraft(sandbox, staff.editor);
    await approve(staff.editor, reviewer, id);
    expect(await reviewedOf(id)).toEqual(approvedBy(reviewer));
  });

  test("of their own: named as the author, or the first to save these words", async () => {
    const clinician = await addReviewer(sandbox, {}, "owner");
    const named = await addDraft(sandbox, staff.editor, { author_id: clinician.author });
    const saved = await addDraft(sandbox, clinician.caller);
    // Saved once more by somebody else it is still theirs.
    await save(staff.editor, draftOf(), saved.id, 1);
    for (const { id } of [named, saved])
      expect(await decide(clinician.caller, await ask(staff.editor, id))).toMatchObject(refused("own_text"));
    // Who sends it back needs no distance.
    const request = await ask(staff.editor, named.id);
    expect((await decide(clinician.caller, request, "changes_needed", [{ note: "Not yet." }])).status).toBe(
      204,
    );
  });

  test("that lies in the trash", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, id);
    await call(staff.editor, "trash_posts", { p_ids: [id] });
    expect(await decide(reviewer.caller, request)).toMatchObject(refused("post_trashed", 409));
  });
});

test("one press approves what its presser has seen, and nothing else", async () => {
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

test.each<[string, string, unknown]>([
  ["no list", "not_notes", { note: "x" }],
  ["a note without words", "not_notes", [{ paragraph: 1, note: " " }]],
  ["a note that is too long", "not_notes", [{ note: "x".repeat(2_001) }]],
  ["a paragraph that is no number", "not_notes", [{ paragraph: "first", note: "x" }]],
  ["more than a note", "not_notes", [{ note: "x", patient: "y" }]],
  ["a person's number", "names_a_person", [{ note: "Call 050 123 4567" }]],
])("notes are no place for %s", async (_, details, p_notes) => {
  const reviewer = await addReviewer(sandbox);
  const { id } = await addDraft(sandbox, staff.editor);
  const request = await ask(staff.editor, id);
  const answer = await call(reviewer.caller, "decide_review", {
    p_id: request,
    p_outcome: "changes_needed",
    p_notes,
  });
  expect(answer).toMatchObject(refused(details, 400));
  expect(await stateOf(staff.editor, id)).toMatchObject({ state: "asked" });
});

describe("a licence", () => {
  const licence = {
    licence_number: "DHA-77",
    licence_authority: "DHA",
    licence_until: "2999-12-31",
    languages: ["en"],
  };
  const licencesOf = (name: string) =>
    stored(`authors?name=eq.${name}&select=clinicians(licence_number,languages)`);

  test("is saved with its author by owners alone; editors change the rest", async () => {
    const { name, value } = await saveAuthor(sandbox, staff.owner, { p_licence: licence });
    const p_id = value;
    expect(await licencesOf(name)).toEqual([{ clinicians: { licence_number: "DHA-77", languages: ["en"] } }]);
    const author = { p_id, p_name: name };
    for (const p_licence of [{ ...licence, licence_number: "MINE" }, {}])
      expect((await saveAuthor(sandbox, staff.editor, { ...author, p_licence })).status).toBe(403);
    expect((await saveAuthor(sandbox, staff.editor, { ...author, p_role: "Physician" })).status).toBe(200);
    expect(await licencesOf(name)).toEqual([{ clinicians: { licence_number: "DHA-77", languages: ["en"] } }]);
    expect((await saveAuthor(sandbox, staff.owner, { ...author, p_licence: {} })).status).toBe(200);
    expect(await licencesOf(name)).toEqual([{ clinicians: null }]);
  });

  test.each<[string, Row]>([
    ["a number that is none", { licence_number: "<b>" }],
    ["no authority", { licence_authority: " " }],
    ["a language that no article has", { languages: ["fr"] }],
    ["no language", { languages: [] }],
    ["no last day", { licence_until: null }],
  ])("is refused with %s", async (_, change) => {
    expect((await saveAuthor(sandbox, staff.owner, { p_licence: { ...licence, ...change } })).status).toBe(
      400,
    );
  });

  test("belongs to one account, which an owner names with the password", async () => {
    const { author } = await addReviewer(sandbox);
    const [one, other] = [await createPerson("reviewer"), await createPerson("reviewer")];
    const name = (caller: Caller, p_id: string, p_author_id: string | null) =>
      call(caller, "set_staff_author", { p_id, p_author_id });
    expect(await name(staff.editor, one.id, author)).toMatchObject(refused("owner_only"));
    expect(await name(staff.owner, one.id, author)).toMatchObject(refused("author_taken", 409));
    const free = await sandbox.addRow("authors", { name: "Dr Free" });
    expect((await name(staff.owner, one.id, free)).status).toBe(204);
    expect(await name(staff.owner, other.id, free)).toMatchObject(refused("author_taken", 409));
    expect((await name(staff.owner, one.id, null)).status).toBe(204);
    expect((await name(staff.owner, other.id, free)).status).toBe(204);
    expect(await stored(`admins?author_id=eq.${free}&select=user_id`)).toEqual([{ user_id: other.id }]);
  });
});
