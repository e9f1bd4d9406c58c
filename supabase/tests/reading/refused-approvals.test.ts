import { beforeAll, describe, expect, test } from "vitest";
import { todayInDubai } from "@domain/dubai-day";
import { type Caller, callerWith } from "../support/callers";
import { draftOf, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { createPerson } from "../support/people";
import { call } from "../support/rest";
import {
  addDraft,
  addReviewer,
  approve,
  approvedBy,
  ask,
  decide,
  refused,
  type Reviewer,
  reviewedOf,
  stateOf,
} from "../support/reviewers";
import { dayBefore } from "../support/scratch";

const { sandbox, staff } = newStaff(beforeAll);

describe("a text is not approved", () => {
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

  test("is approved on the last day of the licence", async () => {
    const reviewer = await addReviewer(sandbox, { licence_until: todayInDubai() });
    const { id } = await addDraft(sandbox, staff.editor);
    await approve(staff.editor, reviewer, id);
    expect(await reviewedOf(id)).toEqual(approvedBy(reviewer));
  });

  test("by its own author, or by the first person who saved these words", async () => {
    const clinician = await addReviewer(sandbox, {}, "owner");
    const named = await addDraft(sandbox, staff.editor, { author_id: clinician.author });
    const saved = await addDraft(sandbox, clinician.caller);
    // Saved once more by somebody else it is still theirs.
    await save(staff.editor, draftOf(), saved.id, 1);
    for (const { id } of [named, saved])
      expect(await decide(clinician.caller, await ask(staff.editor, id))).toMatchObject(refused("own_text"));
    // Sending a text back needs no second person.
    const request = await ask(staff.editor, named.id);
    expect((await decide(clinician.caller, request, "changes_needed", [{ note: "Not yet." }])).status).toBe(
      204,
    );
  });

  test("in the trash", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const request = await ask(staff.editor, id);
    await call(staff.editor, "trash_posts", { p_ids: [id] });
    expect(await decide(reviewer.caller, request)).toMatchObject(refused("post_trashed", 409));
  });
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
