import { todayInDubai } from "@domain/dubai-day";
import type { StaffRole } from "@domain/staff-role";
import { anonymous, type Caller, callerWith, service } from "./callers";
import { addSaved, draftOf, english, type Saved } from "./drafts";
import { createPerson } from "./people";
import { call, select, store, stored, type Row, update } from "./rest";
import type { Sandbox } from "./sandbox";

export interface Reviewer {
  /** Their id as an author. */
  author: string;
  caller: Caller;
}

/** A clinician with a licence, which the columns change, and an account. */
export async function addReviewer(
  sandbox: Sandbox,
  licence: Row = {},
  role: StaffRole = "reviewer",
): Promise<Reviewer> {
  const author = await sandbox.addRow("authors", { name: "Dr Reader", name_ar: "د. قارئ" });
  await store("clinicians", {
    author_id: author,
    licence_number: "T-1",
    licence_authority: "DHA",
    licence_until: "2999-12-31",
    ...licence,
  });
  const person = await createPerson(role);
  await update(service, `admins?user_id=eq.${person.id}`, { author_id: author });
  return { author, caller: callerWith(role, person) };
}

/** A text in English whose words no other post has. */
const wordsOf = (content_markdown: string): Row => english({ content_markdown });

/** A draft with one English text. */
export const addDraft = (
  sandbox: Sandbox,
  caller: Caller,
  columns: Row = {},
  text = "Words.",
): Promise<Saved> => addSaved(sandbox, caller, draftOf(columns, [wordsOf(text)]));

/** @returns the request */
export async function ask(caller: Caller, post: string, args: Row = {}): Promise<string> {
  const { value } = await call(caller, "ask_for_review", { p_post_id: post, p_lang: "en", ...args });
  if (typeof value !== "string") throw new Error(`It was refused: ${JSON.stringify(value)}`);
  return value;
}

export const decide = (caller: Caller, request: string, p_outcome = "approved", p_notes: Row[] = []) =>
  call(caller, "decide_review", { p_id: request, p_outcome, p_notes });

/** Asks for the stored text and approves it. */
export async function approve(
  editor: Caller,
  { caller }: Reviewer,
  post: string,
  p_lang = "en",
): Promise<string> {
  const request = await ask(editor, post, { p_lang });
  const { status, value } = await decide(caller, request);
  if (status !== 204) throw new Error(`It was refused: ${JSON.stringify(value)}`);
  return request;
}

export interface State {
  post_id: string;
  lang: string;
  state: string;
  is_read: boolean;
  is_current: boolean | null;
  digest: string;
  request_id: string | null;
  approved_id: string | null;
  returned_id: string | null;
  due_on: string | null;
}

export const statesOf = async (caller: Caller, ...posts: string[]): Promise<State[]> =>
  (await call(caller, "review_states", { p_posts: posts })).value as State[];

/** The review state of a post's English text. */
export async function stateOf(caller: Caller, post: string): Promise<State> {
  const found = (await statesOf(caller, post)).find(({ lang }) => lang === "en");
  if (!found) throw new Error("Nothing is known of this text.");
  return found;
}

export const refused = (details: string, status = 403) => ({ status, value: { details } });

/** The approval of the English text of a post, as pages show it. */
export async function reviewedOf(post: string): Promise<unknown> {
  const [text] = await stored(`blog_post_translations?post_id=eq.${post}&lang=eq.en&select=reviewed`);
  return text?.["reviewed"];
}

export const approvedBy = ({ author }: Reviewer) => ({
  author_id: author,
  name: "Dr Reader",
  name_ar: "د. قارئ",
  on: todayInDubai(),
});

/** The English text of a post for readers; undefined where they see none. */
export async function seenOf(post: string): Promise<unknown> {
  const path = `blog_post_translations?post_id=eq.${post}&lang=eq.en&select=content_markdown`;
  return (await select(anonymous, path)).rows[0]?.["content_markdown"];
}

export const statusOf = async (post: string) =>
  (await stored(`blog_posts?id=eq.${post}&select=status`))[0]?.["status"];

/** The refusal of an unread text while a medical review is required. */
export const UNREAD = { details: "text_unread" };

export const requireReading = (review_required: boolean) =>
  update(service, "staff_settings?id=eq.1", { review_required });

/** A post that was published before a medical review was required. */
export async function addUnreadLive(sandbox: Sandbox, editor: Caller, text = "Live and unread.") {
  await requireReading(false);
  const post = await addDraft(sandbox, editor, { status: "published" }, text);
  await requireReading(true);
  return post;
}

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
