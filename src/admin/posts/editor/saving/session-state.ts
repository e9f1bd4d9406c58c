import type { PostServer } from "@/data/staff/post.mutations";
import type { SavedPost } from "@/data/staff/saved-post";
import { isSameDraft, type PostDraft } from "@domain/post-draft";
import { type DraftProblem, draftProblem } from "@domain/post-draft-problem";
import { draftOf, type EditorForm, formOf } from "../form/editor-form";
import type { SessionNotice, SessionStart, SessionView } from "./post-session.types";
import * as step from "./save-machine";
import { hasUnsaved, runningJob, type SaveIntent, type SaveJob, type SaveState } from "./save-machine";
import { isOnlyItsTime, isPublishedOnTime, isSameText, withStatus, withStored } from "./session-drafts";

// The state of an editing session, and its next state for each event and each answer of the server. No clock, no network.

export interface SessionState extends SessionView {
  form: EditorForm;
  /** The version that the text is based on, which its next save names. `post` may be newer: then the save is a conflict. */
  version: number;
  /** Id of a save of the post without an answer. Its repetition has the same id, because the first one may have arrived. */
  saveId: string | null;
  /** The item of the calendar that the first save of the post links to it; null afterwards. */
  unlinkedItemId: string | null;
  /** The last save that was sent. */
  sent: Sent | null;
  /** Whether automatic saves wait, because the stored post is about to be changed in another way. */
  isOnHold: boolean;
}

/** The state with a save that is to be sent. */
export type BegunState = SessionState & { sent: Sent };

interface Sent {
  job: SaveJob;
  form: EditorForm;
  draft: PostDraft;
  /** The id of a save of the post; a working copy is sent without one. */
  saveId: string;
  /** Whether a save with the same id was sent before. */
  isRepeat: boolean;
}

/** The result of a save. */
export type Answer =
  | { kind: "saved"; post: SavedPost }
  /** The working copy is stored; `newer` is the post when it has a newer version than the text's. */
  | { kind: "kept"; newer: Awaited<ReturnType<PostServer["saveWorkingCopy"]>> }
  | { kind: "conflict"; current: SavedPost }
  | { kind: "signed-out" }
  | { kind: "failed"; error: unknown };

export const startSession = (start: SessionStart): SessionState => ({
  form: start.form,
  version: start.version,
  saveId: null,
  unlinkedItemId: start.calendarItemId,
  sent: null,
  isOnHold: false,
  saving: step.startSaving(start.post?.draft.post.status, start.isWorkingCopy),
  post: start.post,
  conflict: null,
  error: null,
  savedAt: start.savedAt,
  uncopiedEdit: null,
  epoch: 0,
});

// Saves and their answers.

/** The problem that would block a save. */
export function problemOf(
  { form }: SessionState,
  intent: SaveIntent,
  now: number,
  isWorkingCopy = false,
): DraftProblem | undefined {
  const status = intent.kind === "status" ? intent.status : "draft";
  return draftProblem(withStatus(draftOf(form), status), { isWorkingCopy, now });
}

/** Whether a button's save is already running, with the same text and the same time of a schedule. */
export function isOnItsWay({ saving, form, sent }: SessionState, intent: SaveIntent): boolean {
  const job = runningJob(saving);
  if (job?.kind !== "post" || intent.kind !== "status" || saving.next) return false;
  return job.byPerson && job.status === intent.status && form === sent?.form;
}

/** Whether a person's save would change nothing. It would only add a version, or a working copy that equals the post. */
export const isNeedless = (state: SessionState, intent: SaveIntent): boolean =>
  isOnItsWay(state, intent) || (intent.kind === "keep" && state.saving.isStored && !hasUnsaved(state.saving));

export function asked(state: SessionState, intent: SaveIntent): SessionState {
  const { form, saving } = state;
  // A button for the current status withdraws a selected one.
  const isWithdrawn = intent.kind === "status" && intent.status === saving.status;
  return {
    ...state,
    form: isWithdrawn && form.status !== intent.status ? { ...form, status: intent.status } : form,
    saving: step.asked(saving, intent),
  };
}

/** The time for an automatic save. It starts when something is unsaved, and the server would accept it. */
export function due(state: SessionState, now: number): SessionState {
  const { isStored, status } = state.saving;
  // An incomplete text of a published post is stored for its writer alone.
  const isWorkingCopy = isStored && status !== "draft";
  if (state.isOnHold || problemOf(state, { kind: "keep" }, now, isWorkingCopy)) return state;
  return { ...state, saving: step.due(state.saving) };
}

/** The scheduled post on the screen once its time has come; null with unsaved text, because its save finds out. */
export function postToRead({ isOnHold, saving, post }: SessionState, now: number): SavedPost | null {
  if (isOnHold || hasUnsaved(saving) || saving.status !== "scheduled") return null;
  return Date.parse(post?.draft.post.scheduled_at ?? "") <= now ? post : null;
}

/** A save begins, with the current text. */
export function begun(state: SessionState, job: SaveJob, newSaveId: string): BegunState {
  const { form, saveId, post } = state;
  const isPost = job.kind === "post";
  const draft = isPost ? withStored(withStatus(draftOf(form), job.status), post, job.keeps) : draftOf(form);
  const sent = { job, form, draft, saveId: saveId ?? newSaveId, isRepeat: saveId !== null };
  return { ...state, sent, saveId: isPost ? sent.saveId : saveId, error: null, conflict: null };
}

/** The state after the answer to the running save, and the notice for the page. */
export function next(
  state: SessionState,
  answer: Answer,
  now: number,
): { after: SessionState; notice?: SessionNotice } {
  const { saving, sent } = state;
  if (!sent) return { after: state };
  const { job } = sent;
  switch (answer.kind) {
    case "saved": {
      const { post } = answer;
      const known = { ...state, saveId: null, unlinkedItemId: null };
      const isOfEarlierTry = sent.isRepeat && !isSameDraft(post.draft, sent.draft);
      return {
        after: isOfEarlierTry ? resent(known, post) : saved(known, sent.form, post, now),
        notice: {
          kind: "saved",
          // The text typed since the earlier try is saved next, and that save is confirmed to the person.
          job: isOfEarlierTry ? { ...job, byPerson: false } : job,
          before: state.post,
          after: post,
        },
      };
    }
    case "kept": {
      const { newer } = answer;
      // Sent again, as a working copy of the published version.
      if (newer && isOnlyItsTime(job, basePost(state), newer)) return { after: resent(state, newer) };
      return { after: { ...state, saving: step.saved(saving), savedAt: now }, notice: { kind: "kept", job } };
    }
    case "conflict": {
      const { current } = answer;
      const known = { ...state, saveId: null };
      // For example from another window of the same person.
      if (!current.deleted_at && isSameDraft(current.draft, sent.draft))
        return {
          after: saved(known, sent.form, current, now),
          notice: { kind: "saved", job, before: state.post, after: current },
        };
      if (isOnlyItsTime(job, basePost(state), current)) return { after: resent(known, current) };
      return {
        after: { ...known, saving: step.refused(saving, "conflict"), conflict: current },
        notice: { kind: "conflict", job },
      };
    }
    case "signed-out":
      return { after: { ...state, saving: step.refused(saving, "signed-out") } };
    case "failed":
      return {
        after: { ...state, saving: step.failed(saving), error: answer.error },
        notice: { kind: "failed", job, error: answer.error },
      };
  }
}

/** The post is stored as sent. Text and choices since then stay. */
function saved(state: SessionState, sent: EditorForm, post: SavedPost, now: number): SessionState {
  const { form } = state;
  const { slug, status } = post.draft.post;
  const former = state.post?.draft.post.status ?? "draft";
  // A status that was only selected waits for its button during all other saves.
  const isWaiting = sent.status !== former && status === former;
  return {
    ...state,
    post,
    version: post.version,
    savedAt: now,
    saving: step.saved(state.saving),
    form: {
      ...form,
      isSlugOwn: true,
      // The first save fixes a slug that followed the title.
      slug: form.isSlugOwn && form.slug !== sent.slug ? form.slug : slug,
      status: isWaiting || form.status !== sent.status ? form.status : status,
    },
  };
}

// The same text, based on a newer version.

/** The post in the version that the text is based on; null when only its number is known. */
const basePost = ({ post, version }: SessionState): SavedPost | null =>
  post?.version === version ? post : null;

/** The text continues from a newer version. Without a selection its status becomes the newer one. */
function basedOn(state: SessionState, post: SavedPost, saving: SaveState): SessionState {
  const { form } = state;
  const isSelected = form.status !== (state.post?.draft.post.status ?? "draft");
  const status = isSelected ? form.status : post.draft.post.status;
  return { ...state, post, version: post.version, form: { ...form, isSlugOwn: true, status }, saving };
}

/** The running save is repeated for a newer version with the same words, without a conflict. */
const resent = (state: SessionState, post: SavedPost): SessionState =>
  basedOn(state, post, step.resent(state.saving, post.draft.post.status));

/** The newer version differs only in its status. */
const withNewStatus = (state: SessionState, post: SavedPost): SessionState =>
  basedOn(state, post, { ...state.saving, status: post.draft.post.status });

/** The scheduled post on the screen has been read after its time. */
export function readAgain(state: SessionState, scheduled: SavedPost, current: SavedPost): SessionState {
  const isShown = basePost(state) === scheduled && state.saving.phase.kind === "idle";
  return isShown && isPublishedOnTime(scheduled, current) ? withNewStatus(state, current) : state;
}

/** The post is back from the trash. When it has other words by then, the next save is a conflict. */
export const restored = (state: SessionState, post: SavedPost): SessionState =>
  state.post && isSameText(post.draft, state.post.draft) ? withNewStatus(state, post) : { ...state, post };

/** The person keeps their own text in a conflict. It is saved over the newer version, which stays among the revisions. */
export const keptMine = (state: SessionState, post: SavedPost): SessionState =>
  basedOn(state, post, step.keptMine(state.saving, post.draft.post.status));

// Another text in all fields.

/**
 * Another text, such as a revision or a browser's copy. It is unsaved like a typed one.
 * @param version that the text is based on
 * @param saveId of a save of the text that may have arrived
 */
export const replaced = (
  state: SessionState,
  form: EditorForm,
  version: number,
  saveId: string | null,
): SessionState => ({
  ...state,
  form,
  version,
  saveId,
  epoch: state.epoch + 1,
  saving: step.edited(state.saving),
});

/** The person takes the newer version in a conflict. */
export const tookTheirs = (state: SessionState, post: SavedPost): SessionState =>
  stored(state, post, step.tookTheirs(state.saving, post.draft.post.status));

/** The post's own text replaces a discarded working copy. */
export const reverted = (state: SessionState, post: SavedPost): SessionState =>
  stored(state, post, step.reverted(state.saving));

const stored = (state: SessionState, post: SavedPost, saving: SaveState): SessionState => ({
  ...state,
  form: formOf(post.draft),
  version: post.version,
  post,
  conflict: null,
  savedAt: Date.parse(post.updated_at),
  epoch: state.epoch + 1,
  saving,
});
