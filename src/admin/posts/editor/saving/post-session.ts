import { AppError } from "@/data/client/errors";
import type { PostServer } from "@/data/staff/post.mutations";
import { PostConflict, type SavedPost } from "@/data/staff/saved-post";
import type { DraftProblem } from "@domain/post-draft-problem";
import type { EditorForm } from "../form/editor-form";
import { crashCopiesOf } from "./crash-copy";
import type { SessionNotice, SessionStart, SessionView } from "./post-session.types";
import { again, edited, runningJob, type SaveIntent } from "./save-machine";
import * as step from "./session-state";

export type PostSession = ReturnType<typeof createPostSession>;

/**
 * The text of one post on one screen, and its saves. session-state.ts has the state and what follows from each event; this
 * sends a save when one begins there, and passes its answer on. It is independent of the interface, which subscribes to it.
 */
export function createPostSession(start: SessionStart, server: PostServer, now: () => number) {
  const { id, calendarItemId } = start;
  const copies = crashCopiesOf(start.userId);
  const listeners = new Set<() => void>();
  let onNotice: (notice: SessionNotice) => void = () => {};
  let state = step.startSession(start);

  /** Sets the next state, and sends the save that begins with it. */
  function set(next: step.SessionState): void {
    const job = runningJob(next.saving);
    if (job && job !== runningJob(state.saving)) {
      const begun = step.begun(next, job, crypto.randomUUID());
      state = begun;
      void send(begun);
    } else state = next;
    for (const listener of listeners) listener();
  }

  async function send(begun: step.BegunState): Promise<void> {
    const answer = await answerTo(begun);
    // The state by now: the text may have changed since the save was sent.
    const { after, notice } = step.next(state, answer, now());
    set(after);
    if (notice) onNotice(notice);
  }

  async function answerTo(begun: step.BegunState): Promise<step.Answer> {
    const { post, version, unlinkedItemId } = begun;
    const { job, saveId, draft } = begun.sent;
    try {
      if (job.kind === "working-copy")
        return { kind: "kept", newer: await server.saveWorkingCopy({ id, version, draft }) };
      const { reason } = job;
      const save = { id, version: post && version, saveId, draft, calendarItemId: unlinkedItemId, reason };
      return { kind: "saved", post: await server.save(save) };
    } catch (error) {
      if (error instanceof PostConflict) return { kind: "conflict", current: error.current };
      return (await isAboutTheSession(error)) ? { kind: "signed-out" } : { kind: "failed", error };
    }
  }

  /** Whether the session has ended; the shell notices it, too, and shows the sign-in. */
  const isAboutTheSession = async (error: unknown): Promise<boolean> =>
    error instanceof AppError &&
    (error.code === "unauthorized" || error.code === "forbidden") &&
    (await server.isSignedOut());

  async function readAgain(scheduled: SavedPost): Promise<void> {
    try {
      const current = await server.read(id);
      set(step.readAgain(state, scheduled, current));
    } catch (error) {
      // The next check or save finds out.
      console.warn("The post could not be read at its time.", error);
    }
  }

  return {
    /** The browser's copies of unsaved texts, for all posts. */
    copies,
    /** The post's id, also before it is stored. */
    id,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    form: (): EditorForm => state.form,
    view: (): SessionView => state,
    version: (): number => state.version,
    /** Keeps a copy of the text in the browser until the server has it. */
    keepCopy(): void {
      const { form, version, saveId } = state;
      const isKept = copies.write(id, { form, version, saveId, at: now(), calendarItemId });
      const uncopiedEdit = isKept ? null : state.saving.edit;
      if (uncopiedEdit !== state.uncopiedEdit) set({ ...state, uncopiedEdit });
    },
    /** Sets the listener for the answers of saves. There is one listener. */
    listen(listener: (notice: SessionNotice) => void): () => void {
      onNotice = listener;
      return () => (onNotice = () => {});
    },
    /** A change that is to be saved, such as typing. */
    change(update: (form: EditorForm) => EditorForm): void {
      const form = update(state.form);
      if (form !== state.form) set({ ...state, form, saving: edited(state.saving) });
    },
    /** Selects a status or a schedule. Only a button applies it, never an automatic save. */
    choose: (choice: Partial<Pick<EditorForm, "status" | "scheduledDate" | "scheduledTime">>): void =>
      set({ ...state, form: { ...state.form, ...choice } }),
    replace: (form: EditorForm, version = state.version, saveId = state.saveId): void =>
      set(step.replaced(state, form, version, saveId)),
    problemOf: (intent: SaveIntent): DraftProblem | undefined => step.problemOf(state, intent, now()),
    isOnItsWay: (intent: SaveIntent): boolean => step.isOnItsWay(state, intent),
    /** A person's request of a save. @returns the problem that blocks it; nothing is sent then */
    ask(intent: SaveIntent): DraftProblem | undefined {
      if (step.isNeedless(state, intent)) return undefined;
      const problem = step.problemOf(state, intent, now());
      if (!problem) set(step.asked(state, intent));
      return problem;
    },
    /** Holds automatic saves while the stored post is about to be changed in another way. */
    hold: (isOnHold: boolean): void => set({ ...state, isOnHold }),
    /** The time for an automatic save has come. */
    due(): void {
      const scheduled = step.postToRead(state, now());
      if (scheduled) void readAgain(scheduled);
      else set(step.due(state, now()));
    },
    retry: (): void => set({ ...state, saving: again(state.saving, "failed") }),
    signedIn: (): void => set({ ...state, saving: again(state.saving, "signed-out") }),
    keepMine: (current: SavedPost): void => set(step.keptMine(state, current)),
    /** Shows the newer version. @returns the text that it replaced */
    takeTheirs(current: SavedPost): EditorForm {
      const mine = state.form;
      set(step.tookTheirs(state, current));
      return mine;
    },
    restored: (post: SavedPost): void => set(step.restored(state, post)),
    /**
     * Shows the stored post, after its working copy was discarded.
     * @returns false, without an effect, while a save is running or waits for a decision
     */
    revert(post: SavedPost): boolean {
      const { kind } = state.saving.phase;
      if (kind !== "idle" && kind !== "failed") return false;
      set(step.reverted(state, post));
      return true;
    },
  };
}
