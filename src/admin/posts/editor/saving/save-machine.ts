import type { Locale } from "@/config/locales";
import type { PostStatus } from "@domain/post-draft";

// The order of saves: which one runs, which comes next, and what the server has confirmed. No clock, no network, no text.

/**
 * A person's request: store the text without a change for readers, or the whole post in a status. With a reason an owner changes at once
 * what readers see, although no clinician has read it. `keeps` is a language whose stored text stays, while its changes on the screen wait.
 */
export type SaveIntent =
  | { kind: "keep" }
  | { kind: "status"; status: PostStatus; reason?: string; keeps?: Locale };

/** One save. `edit` is the number of the newest edit in it. */
export type SaveJob = { byPerson: boolean; edit: number } & (
  | { kind: "post"; status: PostStatus; reason?: string; keeps?: Locale }
  /** A text for its writer only, of a post that is published or scheduled. */
  | { kind: "working-copy" }
);

type Phase =
  | { kind: "idle" }
  | { kind: "saving"; job: SaveJob }
  /** The session has ended; the same save continues after the sign-in. */
  | { kind: "signed-out"; job: SaveJob }
  /** Another save came first; a person decides. */
  | { kind: "conflict"; job: SaveJob }
  | { kind: "failed"; job: SaveJob };

export interface SaveState {
  /** Whether the post exists on the server. */
  isStored: boolean;
  /** The post's status on the server. */
  status: PostStatus;
  /** Number of the newest edit of the text on the screen. */
  edit: number;
  /** Newest edit that the server has confirmed, in the post or in the working copy. */
  storedEdit: number;
  /** Newest edit that is in the post itself. */
  postEdit: number;
  phase: Phase;
  /** Requested while a save was running. */
  next: SaveIntent | null;
}

export const AUTO_SAVE_INTERVAL_MS = 30_000;

/**
 * @param status of the post on the server; undefined for a new one
 * @param isWorkingCopy whether the text on the screen is a stored working copy rather than the post's own
 */
export const startSaving = (status?: PostStatus, isWorkingCopy = false): SaveState => ({
  isStored: status !== undefined,
  status: status ?? "draft",
  edit: isWorkingCopy ? 1 : 0,
  storedEdit: isWorkingCopy ? 1 : 0,
  postEdit: 0,
  phase: { kind: "idle" },
  next: null,
});

/** Whether some edits are not on the server. */
export const hasUnsaved = (state: SaveState): boolean => state.edit > state.storedEdit;

/** Whether the server has changes that are not in the post. */
export const hasWorkingCopy = (state: SaveState): boolean => state.storedEdit > state.postEdit;

/** The running save, if any. There is at most one: the session sends it when it appears here. */
export const runningJob = (state: SaveState): SaveJob | null =>
  state.phase.kind === "saving" ? state.phase.job : null;

// The events. An event that does not fit the state leaves it unchanged.

export const edited = (state: SaveState): SaveState => ({ ...state, edit: state.edit + 1 });

/** A person requests a save. */
export function asked(state: SaveState, intent: SaveIntent): SaveState {
  if (isFree(state)) return save(state, jobOf(state, intent));
  if (state.phase.kind !== "saving") return state;
  // Publishing includes keeping the text, but not the other way round.
  const next = intent.kind === "keep" && state.next ? state.next : intent;
  return { ...state, next };
}

/** The time for an automatic save has come. */
export const due = (state: SaveState): SaveState =>
  isFree(state) && state.isStored && hasUnsaved(state) ? save(state, autoJob(state)) : state;

export function saved(state: SaveState): SaveState {
  const job = runningJob(state);
  if (!job) return state;
  const isPost = job.kind === "post";
  const keepsChanges = isPost && job.keeps !== undefined;
  // The changes of a language that was kept are in neither the post nor a working copy yet.
  const storedEdit = keepsChanges ? job.edit - 1 : job.edit;
  const known = {
    ...state,
    storedEdit,
    ...(isPost && { isStored: true, status: job.status, postEdit: storedEdit }),
  };
  if (known.next) return save(known, jobOf(known, known.next));
  return keepsChanges ? save(known, autoJob(known)) : { ...known, phase: { kind: "idle" } };
}

/** A failure ends only its own save. A request made in the meantime has not failed. */
export function failed(state: SaveState): SaveState {
  const job = runningJob(state);
  if (!job) return state;
  return state.next ? save(state, jobOf(state, state.next)) : { ...state, phase: { kind: "failed", job } };
}

export function refused(state: SaveState, because: "conflict" | "signed-out"): SaveState {
  const job = runningJob(state);
  if (!job) return state;
  // A request made during the save replaces the save: the stronger request must not get lost.
  const open = state.next ? jobOf(state, state.next) : job;
  return { ...state, next: null, phase: { kind: because, job: open } };
}

/** Repeats the save that waited for a sign-in, or failed. */
export const again = (state: SaveState, after: "signed-out" | "failed"): SaveState =>
  state.phase.kind === after ? save(state, state.phase.job) : state;

/**
 * The person keeps their own version in a conflict. It does not take from readers what they have by now: that needs a decision
 * of its own.
 * @param status of the newer version
 */
export function keptMine(state: SaveState, status: PostStatus): SaveState {
  if (state.phase.kind !== "conflict") return state;
  const { job } = state.phase;
  const known = { ...state, isStored: true, status };
  const hasPendingStatus =
    job.byPerson && job.kind === "post" && (job.status !== "draft" || status === "draft");
  return save(known, hasPendingStatus ? job : { ...autoJob(known), byPerson: job.byPerson });
}

/** The running save starts again with the newer version, as if the person had kept their own. */
export const resent = (state: SaveState, status: PostStatus): SaveState =>
  keptMine(refused(state, "conflict"), status);

/** The person takes the other version in a conflict. */
export const tookTheirs = (state: SaveState, status: PostStatus): SaveState =>
  state.phase.kind === "conflict" ? settled({ ...state, status }) : state;

/** The text on the screen was replaced by the post's own, for instance when a working copy is discarded. */
export const reverted = (state: SaveState): SaveState => (isFree(state) ? settled(state) : state);

/** Whether a new save may begin. */
const isFree = ({ phase }: SaveState) => phase.kind === "idle" || phase.kind === "failed";

/** Begins a save with the current text, also when an earlier one was requested. */
const save = (state: SaveState, job: SaveJob): SaveState => ({
  ...state,
  next: null,
  phase: { kind: "saving", job: { ...job, edit: state.edit } },
});

function jobOf(state: SaveState, intent: SaveIntent): SaveJob {
  if (intent.kind === "keep") return { ...autoJob(state), byPerson: true };
  const { status, reason, keeps } = intent;
  return {
    kind: "post",
    status,
    byPerson: true,
    edit: state.edit,
    ...(reason !== undefined && { reason }),
    ...(keeps !== undefined && { keeps }),
  };
}

/** A save without an effect on readers, now or when a schedule is due. */
const autoJob = ({ isStored, status, edit }: SaveState): SaveJob =>
  isStored && status !== "draft"
    ? { kind: "working-copy", byPerson: false, edit }
    : { kind: "post", status: "draft", byPerson: false, edit };

/** The text on the screen is the post's own again. It counts as an edit, so that no pending answer covers it. */
function settled(state: SaveState): SaveState {
  const edit = state.edit + 1;
  return { ...state, edit, storedEdit: edit, postEdit: edit, next: null, phase: { kind: "idle" } };
}
