import type { PostServer } from "@/data/staff/post.mutations";
import type { SavedPost } from "@/data/staff/saved-post";
import { isSameDraft, type PostDraft } from "@domain/post-draft";
import { type DraftProblem, draftProblem } from "@domain/post-draft-problem";
import { draftOf, type EditorForm, formOf } from "../form/editor-form";
import type { SessionNotice, SessionStart, SessionView } from "./post-session.types";
import * as step from "./save-machine";
import { hasUnsaved, runningJob, type SaveIntent, type SaveJob, type SaveState } from "./save-machine";
import { isOnlyItsTime, isPublishedOnTime, isSameText, withStatus } from "./session-drafts";

// The text on the screen, its post and its saves, and what follows when something happens. No clock, no network.

export interface SessionState extends SessionView {
  form: EditorForm;
  /** The version that the text is based on, and that its next save names. `post` is newer while the text is not based on it. */
  version: number;
  /** Id of a save of the post to which no answer has come. A repetition has the same id: the first one may have arrived. */
  saveId: string | null;
  /** The item of the calendar that the next save of the post links to it: only the first one does. */
  unlinkedItemId: string | null;
  /** The save that was sent last. */
  sent: Sent | null;
  /** No save starts by itself, because what is stored is about to change otherwise. */
  isOnHold: boolean;
}

/** The state with a save that is to be sent. */
export type BegunState = SessionState & { sent: Sent };

interface Sent {
  job: SaveJob;
  form: EditorForm;
  draft: PostDraft;
  /** Of a save of the post. */
  saveId: string;
  /** Whether a save with the same id was sent before. */
  isRepeat: boolean;
}

/** What came of a save. */
export type Answer =
  | { kind: "saved"; post: SavedPost }
  /** The working copy is stored; `newer` is the post when it has a newer version than the text. */
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

// A save begins, and is answered.

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

/** Whether a press of a button repeats an earlier one whose save is on its way: the same text, and the same time of a schedule. */
export function isOnItsWay({ saving, form, sent }: SessionState, intent: SaveIntent): boolean {
  const job = runningJob(saving);
  if (job?.kind !== "post" || intent.kind !== "status" || saving.next) return false;
  return job.byPerson && job.status === intent.status && form === sent?.form;
}

/** Whether a person's save would change nothing: no version for its own sake, and no working copy that equals the post. */
export const isNeedless = (state: SessionState, intent: SaveIntent): boolean =>
  isOnItsWay(state, intent) || (intent.kind === "keep" && state.saving.isStored && !hasUnsaved(state.saving));

export function asked(state: SessionState, intent: SaveIntent): SessionState {
  const { form, saving } = state;
  // A button that leaves the status as it is withdraws what was selected.
  const isWithdrawn = intent.kind === "status" && intent.status === saving.status;
  return {
    ...state,
    form: isWithdrawn && form.status !== intent.status ? { ...form, status: intent.status } : form,
    saving: step.asked(saving, intent),
  };
}

/** The time for an automatic save has come. It starts when there is something to save that would be accepted. */
export function due(state: SessionState, now: number): SessionState {
  const { isStored, status } = state.saving;
  // Half a text of a published post is kept, for its writer alone.
  const isWorkingCopy = isStored && status !== "draft";
  if (state.isOnHold || problemOf(state, { kind: "keep" }, now, isWorkingCopy)) return state;
  return { ...state, saving: step.due(state.saving) };
}

/** The post whose time has come while the screen shows it as scheduled; null while something is typed, because its save finds out. */
export function postToRead({ isOnHold, saving, post }: SessionState, now: number): SavedPost | null {
  if (isOnHold || hasUnsaved(saving) || saving.status !== "scheduled") return null;
  return Date.parse(post?.draft.post.scheduled_at ?? "") <= now ? post : null;
}

/** A save takes the text along as it is now. */
export function begun(state: SessionState, job: SaveJob, newSaveId: string): BegunState {
  const { form, saveId } = state;
  const isPost = job.kind === "post";
  const draft = isPost ? withStatus(draftOf(form), job.status) : draftOf(form);
  const sent = { job, form, draft, saveId: saveId ?? newSaveId, isRepeat: saveId !== null };
  return { ...state, sent, saveId: isPost ? sent.saveId : saveId, error: null, conflict: null };
}

/** The state after the answer to the save that is on its way, and what the person and the rest of the page learn of it. */
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
          // What was typed since the earlier try is saved now, and confirmed then.
          job: isOfEarlierTry ? { ...job, byPerson: false } : job,
          before: state.post,
          after: post,
        },
      };
    }
    case "kept": {
      const { newer } = answer;
      // Kept again, as a working copy of the published version.
      if (newer && isOnlyItsTime(job, basePost(state), newer)) return { after: resent(state, newer) };
      return { after: { ...state, saving: step.saved(saving), savedAt: now }, notice: { kind: "kept", job } };
    }
    case "conflict": {
      const { current } = answer;
      const known = { ...state, saveId: null };
      // Another window of the same person, say.
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

/** The post holds what was sent. What was typed or selected since then stays. */
function saved(state: SessionState, sent: EditorForm, post: SavedPost, now: number): SessionState {
  const { form } = state;
  const { slug, status } = post.draft.post;
  const former = state.post?.draft.post.status ?? "draft";
  // A status that was only selected waits for its button through every other save.
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
      // A slug that merely followed the title is fixed by the first save.
      slug: form.isSlugOwn && form.slug !== sent.slug ? form.slug : slug,
      status: isWaiting || form.status !== sent.status ? form.status : status,
    },
  };
}

// The same text, based on a newer version.

/** The post that the text is based on, where that is known. */
const basePost = ({ post, version }: SessionState): SavedPost | null =>
  post?.version === version ? post : null;

/** A status that nobody has selected becomes that of the newer version. */
function basedOn(state: SessionState, post: SavedPost, saving: SaveState): SessionState {
  const { form } = state;
  const isSelected = form.status !== (state.post?.draft.post.status ?? "draft");
  const status = isSelected ? form.status : post.draft.post.status;
  return { ...state, post, version: post.version, form: { ...form, isSlugOwn: true, status }, saving };
}

/** The save that is on its way starts again, without a question: the newer version takes nothing from anybody. */
const resent = (state: SessionState, post: SavedPost): SessionState =>
  basedOn(state, post, step.resent(state.saving, post.draft.post.status));

const withNewStatus = (state: SessionState, post: SavedPost): SessionState =>
  basedOn(state, post, { ...state.saving, status: post.draft.post.status });

/** The post that the screen shows as scheduled has been read. */
export function readAgain(state: SessionState, scheduled: SavedPost, current: SavedPost): SessionState {
  const isShown = basePost(state) === scheduled && state.saving.phase.kind === "idle";
  return isShown && isPublishedOnTime(scheduled, current) ? withNewStatus(state, current) : state;
}

/** The post is back from the trash. When somebody saved other words by then, the next save is a conflict. */
export const restored = (state: SessionState, post: SavedPost): SessionState =>
  state.post && isSameText(post.draft, state.post.draft) ? withNewStatus(state, post) : { ...state, post };

/** The text is saved over the newer version, which stays among the revisions. */
export const keptMine = (state: SessionState, post: SavedPost): SessionState => ({
  ...state,
  post,
  version: post.version,
  saving: step.keptMine(state.saving, post.draft.post.status),
});

// Another text in all fields.

/**
 * A text such as a revision or a copy that the browser kept. It is to be saved like anything typed.
 * @param version that it is based on
 * @param saveId of a save of it that may have arrived
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

export const tookTheirs = (state: SessionState, post: SavedPost): SessionState =>
  stored(state, post, step.tookTheirs(state.saving, post.draft.post.status));

/** The text of the post itself takes the place of a working copy, which was dropped. */
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
