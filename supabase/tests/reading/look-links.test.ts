import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { anonymous, type Caller } from "../support/callers";
import { draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { call, stored, type Row } from "../support/rest";
import { addDraft, addReviewer, decide, stateOf } from "../support/reviewers";

/* A look without an account: who has the link sees one text, and nothing else; an invited clinician answers there. */
const { sandbox, sql, staff } = newStaff(beforeAll);

interface Made {
  id: string;
  token: string;
}

async function make(post: string, args: Row = {}): Promise<Made> {
  const { value } = await call(staff.editor, "make_look_link", { p_post_id: post, p_lang: "en", ...args });
  return value as Made;
}

const open = async (p_token: unknown, p_counts = true) =>
  (await call(anonymous, "open_look", { p_token, p_counts })).value as Row | null;
const answer = (p_token: string, args: Row) => call(anonymous, "answer_look", { p_token, ...args });
const listed = async (post: string) =>
  (await call(staff.owner, "list_look_links", { p_post_id: post })).value as Row[];
const refused = (details: string, status = 403) => ({ status, value: { details } });
const GUEST = { p_name: "Dr Guest", p_licence: "DHA 4711" };

describe("a link", () => {
  test("shows the text as it was, reports a later change, and counts its openings", async () => {
    const author_id = await sandbox.addRow("authors", { name: "Dr Writer" });
    const post = await addDraft(sandbox, staff.editor, { author_id }, "A draft.");
    const { id, token } = await make(post.id);
    expect(await open(token)).toMatchObject({
      lang: "en",
      text: { title: "Title", content_markdown: "A draft." },
      author: { name: "Dr Writer" },
      origin: "written",
      is_changed: false,
      invites: false,
      may_decide: false,
    });
    await save(staff.editor, draftOf({ author_id }, [english({ content_markdown: "Changed." })]), post.id, 1);
    expect(await open(token)).toMatchObject({ text: { content_markdown: "A draft." }, is_changed: true });
    await open(token, false);
    expect(await listed(post.id)).toMatchObject([{ id, opens: 2, is_current: false, revoked_at: null }]);
  });

  test("is known by its token alone, which is stored nowhere", async () => {
    const { id } = await addDraft(sandbox, staff.editor);
    const { token } = await make(id);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const [row] =
      await sql`select to_jsonb(link)::text as row from private.look_links as link where post_id = ${id}`;
    expect(row?.["row"]).not.toContain(token);
    for (const guess of [randomBytes(32).toString("hex"), "", null, token.toUpperCase(), token.slice(1)])
      expect(await open(guess)).toBeNull();
  });

  test.each<[string, (made: Made, post: string) => PromiseLike<unknown>]>([
    ["after 72 hours", ({ id }) => sql`update private.look_links set expires_at = now() where id = ${id}`],
    ["once it is revoked", ({ id }) => call(staff.owner, "revoke_look_link", { p_id: id })],
    ["while the post is in the trash", (_, post) => call(staff.editor, "trash_posts", { p_ids: [post] })],
  ])("opens nothing %s", async (_, end) => {
    const { id } = await addDraft(sandbox, staff.editor);
    const made = await make(id, { p_invites: true });
    expect(await open(made.token)).not.toBeNull();
    await end(made, id);
    expect(await open(made.token)).toBeNull();
    expect(await answer(made.token, GUEST)).toMatchObject(refused("look_gone", 404));
  });

  test("lasts 72 hours", async () => {
    const { id } = await addDraft(sandbox, staff.editor);
    await make(id);
    const [row] = await listed(id);
    expect(Date.parse(String(row?.["expires_at"])) - Date.parse(String(row?.["created_at"]))).toBe(
      72 * 3_600_000,
    );
  });

  test("is made, listed and revoked by staff, and not by reviewers", async () => {
    const reviewer = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const made = await make(id);
    for (const [name, args] of [
      ["make_look_link", { p_post_id: id, p_lang: "en" }],
      ["list_look_links", { p_post_id: id }],
      ["revoke_look_link", { p_id: made.id }],
    ] as const)
      expect(await call(reviewer.caller, name, args)).toMatchObject(refused("staff_only"));
    const unkept = { p_post_id: id, p_lang: "en", p_text: english({ title: "Not kept" }) };
    expect(await call(staff.editor, "make_look_link", unkept)).toMatchObject(refused("text_not_stored", 409));
  });
});

describe("a clinician whom a link invites", () => {
  const accept = (caller: Caller, p_id: string, p_author_id: string | null) =>
    call(caller, "accept_guest", { p_id, p_author_id });

  test("comments under the name that they give, and decides once an owner has accepted them", async () => {
    const guest = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const made = await make(id, { p_invites: true });
    const [request] = await stored(`text_reviews?post_id=eq.${id}&select=id,outcome,asked_by`);
    expect(request).toMatchObject({ outcome: null, asked_by: staff.editor.userId });

    const p_notes = [{ paragraph: 1, note: "Which dose?" }];
    expect(await answer(made.token, { p_notes })).toMatchObject(refused("name_required", 400));
    for (const status of [204, 204])
      expect((await answer(made.token, { ...GUEST, p_notes })).status).toBe(status);
    const notes = [{ ...p_notes[0], by: "Dr Guest" }];
    expect(await stored(`text_reviews?post_id=eq.${id}&select=notes,outcome`)).toEqual([
      { notes, outcome: null },
    ]);
    expect(await open(made.token)).toMatchObject({
      guest_name: "Dr Guest",
      guest_licence: "DHA 4711",
      notes: p_notes,
    });

    const approve = () => answer(made.token, { p_outcome: "approved" });
    expect(await approve()).toMatchObject(refused("not_accepted", 401));
    expect(await accept(staff.editor, made.id, guest.author)).toMatchObject(refused("owner_only"));
    expect((await accept(staff.owner, made.id, guest.author)).status).toBe(204);
    expect(await open(made.token)).toMatchObject({ may_decide: true });
    for (const status of [204, 204]) expect((await approve()).status).toBe(status);
    expect(await stateOf(staff.editor, id)).toMatchObject({ state: "approved", is_read: true });
    expect(
      await stored(`text_reviews?post_id=eq.${id}&select=reviewer_id,reviewer_name,licence_number,notes`),
    ).toEqual([{ reviewer_id: guest.author, reviewer_name: "Dr Reader", licence_number: "T-1", notes }]);
    expect(await open(made.token)).toMatchObject({ outcome: "approved" });
  });

  test("approves under the rules of every approval", async () => {
    const guest = await addReviewer(sandbox, { licence_until: "2020-01-01" });
    const writer = await addReviewer(sandbox);
    const post = await addDraft(sandbox, staff.editor, { author_id: writer.author });
    const made = await make(post.id, { p_invites: true });
    const approve = () => answer(made.token, { ...GUEST, p_outcome: "approved" });
    await accept(staff.owner, made.id, writer.author);
    expect(await approve()).toMatchObject(refused("name_required", 400));
    await sql`update private.look_links set guest_name = 'Dr Guest' where id = ${made.id}`;
    expect(await approve()).toMatchObject(refused("own_text", 401));
    await accept(staff.owner, made.id, guest.author);
    expect(await open(made.token)).toMatchObject({ may_decide: false });
    expect(await approve()).toMatchObject(refused("licence_over", 401));
    const other = await addReviewer(sandbox);
    await accept(staff.owner, made.id, other.author);
    await save(staff.editor, draftOf({}, [english({ content_markdown: "Changed." })]), post.id, 1);
    expect(await approve()).toMatchObject(refused("text_changed", 409));
  });

  test("reads that it is decided already, and cannot decide on a read-only link", async () => {
    const [guest, reviewer] = [await addReviewer(sandbox), await addReviewer(sandbox)];
    const { id } = await addDraft(sandbox, staff.editor);
    const plain = await make(id);
    expect(await answer(plain.token, GUEST)).toMatchObject(refused("not_invited", 401));
    expect((await accept(staff.owner, plain.id, guest.author)).status).toBe(204);
    expect(await listed(id)).toMatchObject([{ author_id: null }]);
    const made = await make(id, { p_invites: true });
    await accept(staff.owner, made.id, guest.author);
    const { request_id } = await stateOf(staff.editor, id);
    expect((await decide(reviewer.caller, String(request_id))).status).toBe(204);
    expect(await answer(made.token, { ...GUEST, p_outcome: "approved" })).toMatchObject({ status: 400 });
    await sql`update private.look_links set guest_name = 'Dr Guest' where id = ${made.id}`;
    for (const p_outcome of ["changes_needed", null])
      expect(await answer(made.token, { p_outcome, p_notes: [{ note: "Late." }] })).toMatchObject(
        refused("review_decided", 409),
      );
  });

  test("cannot change the name once accepted, and cannot send a phone number", async () => {
    const guest = await addReviewer(sandbox);
    const { id } = await addDraft(sandbox, staff.editor);
    const made = await make(id, { p_invites: true });
    expect((await answer(made.token, GUEST)).status).toBe(204);
    await accept(staff.owner, made.id, guest.author);
    await answer(made.token, { p_name: "Dr Other", p_licence: "X" });
    expect(await open(made.token)).toMatchObject({ guest_name: "Dr Guest" });
    const numbers = { p_notes: [{ note: "Call 050 123 4567" }] };
    expect(await answer(made.token, numbers)).toMatchObject(refused("names_a_person", 400));
  });
});
