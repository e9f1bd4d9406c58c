import type { PostStatus } from "@domain/post-draft";

// When what is asked of the server, and what is known about it. No clock, no network, no text: only the order of things.

/** What a person asks for: the text kept without a change for readers, or the whole post in a status. */
export type SaveIntent = { kind: "keep" } | { kind: "status"; status: PostStatus };

/** One save. `edit` is the number of the newest edit that goes along. */
export type SaveJob = { byPerson: boolean; edit: number } & (
  | { kind: "post"; status: PostStatus }
  /** What only the writer sees, of a post that readers see or will see by themselves. */
  | { kind: "working-copy" }
);

type Phase =
  | { kind: "idle" }
  | { kind: "saving"; job: SaveJob }
  /** The session has ended; the same save continues after the sign-in. */
  | { kind: "signed-out"; job: SaveJob }
  /** Someone else's save came first; a person decides. */
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
  /** Asked for while a save was on its way. */
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

/** Whether the server lacks something that was typed. */
export const hasUnsaved = (state: SaveState): boolean => state.edit > state.storedEdit;

/** Whether the server keeps changes that are not in the post. */
export const hasWorkingCopy = (state: SaveState): boolean => state.storedEdit > state.postEdit;

/** The save that is on its way, if any. At most one is: its runner sends it when it appears here. */
export const runningJob = (state: SaveState): SaveJob | null =>
  state.phase.kind === "saving" ? state.phase.job : null;

// What follows when something happens. What does not fit the state leaves it as it is.

export const edited = (state: SaveState): SaveState => ({ ...state, edit: state.edit + 1 });

/** A person asks for a save. */
export function asked(state: SaveState, intent: SaveIntent): SaveState {
  if (isFree(state)) return save(state, jobOf(state, intent));
  if (state.phase.kind !== "saving") return state;
  // A wish to keep the text is part of a wish to publish it, never the other way round.
  const next = intent.kind === "keep" && state.next ? state.next : intent;
  return { ...state, next };
}

/** The time for an automatic save has come. */
export const due = (state: SaveState): SaveState =>
  isFree(state) && state.isStored && hasUnsaved(state) ? save(state, autoJob(state)) : state;

export function saved(state: SaveState): SaveState {
  const job = runningJob(state);
  if (!job) return state;
  const known = {
    ...state,
    storedEdit: job.edit,
    ...(job.kind === "post" && { isStored: true, status: job.status, postEdit: job.edit }),
  };
  return known.next ? save(known, jobOf(known, known.next)) : { ...known, phase: { kind: "idle" } };
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
  // A request made during the save replaces the one that it waited for: the stronger request must not get lost.
  const open = state.next ? jobOf(state, state.next) : job;
  return { ...state, next: null, phase: { kind: because, job: open } };
}

/** The same save again, when it waited for a sign-in, or for a person after it failed. */
export const again = (state: SaveState, after: "signed-out" | "failed"): SaveState =>
  state.phase.kind === after ? save(state, state.phase.job) : state;

/**
 * A conflict's one answer. Nothing that readers have by now is taken from them on the way: that is a question of its own.
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

/** A conflict's other answer. */
export const tookTheirs = (state: SaveState, status: PostStatus): SaveState =>
  state.phase.kind === "conflict" ? settled({ ...state, status }) : state;

/** The text on the screen was replaced by what the post holds, for instance when a working copy is dropped. */
export const reverted = (state: SaveState): SaveState => (isFree(state) ? settled(state) : state);

/** Whether a new save may begin. */
const isFree = ({ phase }: SaveState) => phase.kind === "idle" || phase.kind === "failed";

/** Begins a save with the text as it is now, whatever the text was when the save was first asked for. */
const save = (state: SaveState, job: SaveJob): SaveState => ({
  ...state,
  next: null,
  phase: { kind: "saving", job: { ...job, edit: state.edit } },
});

function jobOf(state: SaveState, intent: SaveIntent): SaveJob {
  if (intent.kind === "keep") return { ...autoJob(state), byPerson: true };
  return { kind: "post", status: intent.status, byPerson: true, edit: state.edit };
}

/** Keeps the text where it changes nothing for readers, now or when a schedule is due. */
const autoJob = ({ isStored, status, edit }: SaveState): SaveJob =>
  isStored && status !== "draft"
    ? { kind: "working-copy", byPerson: false, edit }
    : { kind: "post", status: "draft", byPerson: false, edit };

/** The text on the screen is the post's own again. It counts as an edit, so that no answer on its way covers it. */
function settled(state: SaveState): SaveState {
  const edit = state.edit + 1;
  return { ...state, edit, storedEdit: edit, postEdit: edit, next: null, phase: { kind: "idle" } };
}
