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

export type SaveEvent =
  | { kind: "edited" }
  | { kind: "asked"; intent: SaveIntent }
  /** The time for an automatic save has come. */
  | { kind: "due" }
  | { kind: "saved" }
  | { kind: "failed" }
  | { kind: "refused"; because: "conflict" | "signed-out" }
  | { kind: "signed-in" }
  | { kind: "retried" }
  /** A conflict's answers; `status` is the one of the newer version. */
  | { kind: "kept-mine"; status: PostStatus }
  | { kind: "took-theirs"; status: PostStatus }
  /** The post has got another status without a save of its text, by its schedule for instance. */
  | { kind: "moved"; status: PostStatus }
  /** The text on the screen was replaced by what the post holds, for instance when a working copy is dropped. */
  | { kind: "reverted" };

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

/** What follows when something happens. What does not fit the state leaves it as it is. */
export function step(state: SaveState, event: SaveEvent): SaveState {
  switch (event.kind) {
    case "edited":
      return { ...state, edit: state.edit + 1 };
    case "asked":
      return ask(state, event.intent);
    case "due":
      return isFree(state) && state.isStored && hasUnsaved(state) ? save(state, autoJob(state)) : state;
    case "saved":
    case "failed":
    case "refused":
      return state.phase.kind === "saving" ? answered(state, state.phase.job, event) : state;
    case "signed-in":
      return state.phase.kind === "signed-out" ? save(state, state.phase.job) : state;
    case "retried":
      return state.phase.kind === "failed" ? save(state, state.phase.job) : state;
    case "kept-mine":
      return state.phase.kind === "conflict" ? keepMine(state, state.phase.job, event.status) : state;
    case "took-theirs":
      return state.phase.kind === "conflict" ? settled({ ...state, status: event.status }) : state;
    case "moved":
      return { ...state, status: event.status };
    case "reverted":
      return isFree(state) ? settled(state) : state;
  }
}

/** Whether a new save may begin. */
const isFree = ({ phase }: SaveState) => phase.kind === "idle" || phase.kind === "failed";

function ask(state: SaveState, intent: SaveIntent): SaveState {
  if (isFree(state)) return save(state, jobOf(state, intent));
  if (state.phase.kind !== "saving") return state;
  // A wish to keep the text is part of a wish to publish it, never the other way round.
  const next = intent.kind === "keep" && state.next ? state.next : intent;
  return { ...state, next };
}

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

function answered(
  state: SaveState,
  job: SaveJob,
  event: Extract<SaveEvent, { kind: "saved" | "failed" | "refused" }>,
): SaveState {
  if (event.kind === "saved") {
    const known = {
      ...state,
      storedEdit: job.edit,
      ...(job.kind === "post" && { isStored: true, status: job.status, postEdit: job.edit }),
    };
    return known.next ? save(known, jobOf(known, known.next)) : { ...known, phase: { kind: "idle" } };
  }
  // A request made during the save replaces the one that it waited for: the stronger request must not get lost.
  const open = state.next ? jobOf(state, state.next) : job;
  if (event.kind === "refused") return { ...state, next: null, phase: { kind: event.because, job: open } };
  // A failure ends only its own save. A request made in the meantime has not failed.
  return state.next ? save(state, open) : { ...state, phase: { kind: "failed", job } };
}

/** Nothing that readers have by now is taken from them on the way: that is a question of its own. */
function keepMine(state: SaveState, job: SaveJob, status: PostStatus): SaveState {
  const known = { ...state, isStored: true, status };
  const hasPendingStatus =
    job.byPerson && job.kind === "post" && (job.status !== "draft" || status === "draft");
  return save(known, hasPendingStatus ? job : { ...autoJob(known), byPerson: job.byPerson });
}

/** The text on the screen is the post's own again. It counts as an edit, so that no answer on its way covers it. */
function settled(state: SaveState): SaveState {
  const edit = state.edit + 1;
  return { ...state, edit, storedEdit: edit, postEdit: edit, next: null, phase: { kind: "idle" } };
}
