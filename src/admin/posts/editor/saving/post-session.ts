import { AppError } from "@/data/client/errors";
import { PostConflict, type SavedPost } from "@/data/staff/saved-post";
import { type PostDraft, isSameDraft } from "@domain/post-draft";
import { type DraftProblem, draftProblem } from "@domain/post-draft-problem";
import type { PostServer } from "@/data/staff/post.mutations";
import { draftOf, type EditorForm, formOf } from "../form/editor-form";
import { isOnlyItsTime, isPublishedOnTime, isSameText, withStatus } from "./session-drafts";
import { crashCopiesOf } from "./crash-copy";
import type { SessionNotice, SessionStart, SessionView } from "./post-session.types";
import * as step from "./save-machine";
import { hasUnsaved, runningJob, type SaveIntent, type SaveJob, type SaveState } from "./save-machine";

export type PostSession = ReturnType<typeof createPostSession>;

/** The text of one post on one screen, and its saves. Independent of the interface, which subscribes to it. */
export function createPostSession(start: SessionStart, server: PostServer, now: () => number) {
  const { id, calendarItemId } = start;
  // A save keeps its id until an answer to it arrives: the server knows by it that an earlier try has arrived already.
  let saveId: string | null = null;
  /** What the next save links to the post: it is linked once. */
  let unlinkedItemId = calendarItemId;
  const copies = crashCopiesOf(start.userId);
  const listeners = new Set<() => void>();
  let form = start.form;
  let version = start.version;
  /** As it was when a save was sent last. */
  let sent = form;
  let isOnHold = false;
  let onNotice: (notice: SessionNotice) => void = () => {};
  let view: SessionView = {
    saving: step.startSaving(start.post?.draft.post.status, start.isWorkingCopy),
    post: start.post,
    conflict: null,
    error: null,
    savedAt: start.savedAt,
    uncopiedEdit: null,
    epoch: 0,
  };

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function setSaving(saving: SaveState, change: Partial<SessionView> = {}): void {
    const before = runningJob(view.saving);
    view = { ...view, ...change, saving };
    const job = runningJob(view.saving);
    if (job && job !== before) {
      view = { ...view, error: null, conflict: null };
      void send(job);
    }
    tell();
  }

  function problemOf(intent: SaveIntent, isWorkingCopy = false): DraftProblem | undefined {
    const status = intent.kind === "status" ? intent.status : "draft";
    return draftProblem(withStatus(draftOf(form), status), { isWorkingCopy, now: now() });
  }

  async function send(job: SaveJob): Promise<void> {
    sent = form;
    const draft = job.kind === "post" ? withStatus(draftOf(form), job.status) : draftOf(form);
    const { post } = view;
    try {
      if (job.kind === "post") {
        const isRepeated = saveId !== null;
        saveId ??= crypto.randomUUID();
        const saved = await server.save({
          id,
          version: post && version,
          saveId,
          draft,
          calendarItemId: unlinkedItemId,
        });
        saveId = null;
        unlinkedItemId = null;
        if (isRepeated && !isSameDraft(saved.draft, draft)) continueFrom(job, saved);
        else accept(job, saved);
      } else if (post) {
        const current = await server.saveWorkingCopy({ id, version, draft });
        // Kept again, as one of the published version.
        if (current && isOnlyItsTime(job, known(), current)) return rebase(current);
        setSaving(step.saved(view.saving), { savedAt: now() });
        onNotice({ kind: "kept", job });
      }
    } catch (error) {
      await refuse(job, draft, error);
    }
  }

  function accept(job: SaveJob, saved: SavedPost): void {
    const before = view.post;
    version = saved.version;
    const { slug, status } = saved.draft.post;
    const former = before?.draft.post.status ?? "draft";
    // A status that was only selected waits for its button through every other save.
    const isWaiting = sent.status !== former && status === former;
    form = {
      ...form,
      isSlugOwn: true,
      // One that merely followed the title is fixed by the first save.
      slug: form.isSlugOwn && form.slug !== sent.slug ? form.slug : slug,
      status: isWaiting || form.status !== sent.status ? form.status : status,
    };
    setSaving(step.saved(view.saving), { post: saved, savedAt: now() });
    onNotice({ kind: "saved", job, before, after: saved });
  }

  /** The answer to an earlier try, which was lost on its way. What was typed since then is saved now. */
  function continueFrom(job: SaveJob, saved: SavedPost): void {
    const before = view.post;
    rebase(saved);
    onNotice({ kind: "saved", job: { ...job, byPerson: false }, before, after: saved });
  }

  async function refuse(job: SaveJob, draft: PostDraft, error: unknown): Promise<void> {
    if (error instanceof PostConflict) {
      const { current } = error;
      saveId = null;
      // Another window of the same person, say.
      if (!current.deleted_at && isSameDraft(current.draft, draft)) return accept(job, current);
      if (isOnlyItsTime(job, known(), current)) return rebase(current);
      setSaving(step.refused(view.saving, "conflict"), { conflict: current });
      onNotice({ kind: "conflict", job });
      return;
    }
    if (await isAboutTheSession(error)) return setSaving(step.refused(view.saving, "signed-out"));
    setSaving(step.failed(view.saving), { error });
    onNotice({ kind: "failed", job, error });
  }

  /** The post that the text started from, where that is known. */
  const known = (): SavedPost | null => (view.post?.version === version ? view.post : null);

  /** The text on the screen belongs to the newer version. */
  function takeVersion(current: SavedPost): void {
    version = current.version;
    const { status } = current.draft.post;
    const isChosen = form.status !== (view.post?.draft.post.status ?? "draft");
    form = { ...form, isSlugOwn: true, status: isChosen ? form.status : status };
  }

  /** Continues from a version with the same words. */
  function adopt(current: SavedPost): void {
    takeVersion(current);
    setSaving({ ...view.saving, status: current.draft.post.status }, { post: current });
  }

  /** Shows a post that came back from the trash. Had somebody saved other words by then, the next save asks what is to happen. */
  function restored(post: SavedPost): void {
    if (view.post && isSameText(post.draft, view.post.draft)) return adopt(post);
    view = { ...view, post };
    tell();
  }

  /** Saves the text on the screen as one of the newer version. */
  function rebase(current: SavedPost): void {
    takeVersion(current);
    setSaving(step.refused(view.saving, "conflict"));
    setSaving(step.keptMine(view.saving, current.draft.post.status), { post: current });
  }

  /** Whether the post that is shown as scheduled is published by now; while something is typed, its save tells. */
  async function readWhenDue(scheduled: SavedPost): Promise<void> {
    try {
      const current = await server.read(id);
      const isShown = known() === scheduled && view.saving.phase.kind === "idle";
      if (isShown && isPublishedOnTime(scheduled, current)) adopt(current);
    } catch (error) {
      // The next look or save tells.
      console.warn("The post could not be read at its time.", error);
    }
  }

  /** Whether nobody is signed in any more; the shell, which asks for the sign-in, learns it as well. */
  const isAboutTheSession = async (error: unknown): Promise<boolean> =>
    error instanceof AppError &&
    (error.code === "unauthorized" || error.code === "forbidden") &&
    (await server.isSignedOut());

  /** Whether a press of a button asks for what an earlier one has sent already: the same text, and the same time of a schedule. */
  function isOnItsWay(intent: SaveIntent): boolean {
    const job = runningJob(view.saving);
    if (job?.kind !== "post" || intent.kind !== "status" || view.saving.next) return false;
    return job.byPerson && job.status === intent.status && form === sent;
  }

  /** Shows another text in all fields. */
  function replace(next: EditorForm, saving: SaveState, change: Partial<SessionView> = {}): void {
    form = next;
    setSaving(saving, { epoch: view.epoch + 1, ...change });
  }

  return {
    /** The browser's copies of what the writer has typed, for all posts. */
    copies,
    /** Of the post, also before it is stored. */
    id,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    form: (): EditorForm => form,
    view: (): SessionView => view,
    version: (): number => version,
    /** Has the browser keep a copy of the text until the server has it. */
    keepCopy(): void {
      const isKept = copies.write(id, { form, version, saveId, at: now(), calendarItemId });
      const uncopiedEdit = isKept ? null : view.saving.edit;
      if (uncopiedEdit === view.uncopiedEdit) return;
      view = { ...view, uncopiedEdit };
      tell();
    },
    /** Takes over who is told about answers; there is one such place. */
    listen(listener: (notice: SessionNotice) => void): () => void {
      onNotice = listener;
      return () => (onNotice = () => {});
    },
    /** Typing, and anything else that is to be saved. */
    change(update: (form: EditorForm) => EditorForm): void {
      const next = update(form);
      if (next === form) return;
      form = next;
      setSaving(step.edited(view.saving));
    },
    /** A status or a schedule is a wish until a button says so: no automatic save carries it out. */
    choose(choice: Partial<Pick<EditorForm, "status" | "scheduledDate" | "scheduledTime">>): void {
      form = { ...form, ...choice };
      tell();
    },
    /**
     * Another text as a whole, such as a revision; it is to be saved like anything typed. `from` says what it is based on,
     * `unanswered` is the id of a save of it that may have arrived.
     */
    replace(next: EditorForm, from = version, unanswered = saveId): void {
      version = from;
      saveId = unanswered;
      replace(next, step.edited(view.saving));
    },
    /** The problem that would block a save. */
    problemOf,
    isOnItsWay,
    /** @returns the blocking problem; nothing is sent then */
    ask(intent: SaveIntent): DraftProblem | undefined {
      const { isStored } = view.saving;
      // Nothing to keep: no version for its own sake, and no working copy that says what the post says.
      if (intent.kind === "keep" && isStored && !hasUnsaved(view.saving)) return undefined;
      if (isOnItsWay(intent)) return undefined;
      const problem = problemOf(intent);
      if (problem) return problem;
      // A button that leaves the status as it is withdraws what was selected.
      if (intent.kind === "status" && intent.status === view.saving.status && intent.status !== form.status)
        form = { ...form, status: intent.status };
      setSaving(step.asked(view.saving, intent));
      return undefined;
    },
    /** Puts automatic saves off, for as long as what is stored is about to change otherwise. */
    hold(isHeld: boolean): void {
      isOnHold = isHeld;
    },
    /** An automatic save, when there is something to save and it would be accepted. */
    due(): void {
      const { isStored, status } = view.saving;
      if (isOnHold) return;
      // Half a text of a published post is kept, for its writer alone.
      const isWorkingCopy = isStored && status !== "draft";
      const { post, saving } = view;
      const isTime = status === "scheduled" && Date.parse(post?.draft.post.scheduled_at ?? "") <= now();
      if (post && isTime && !hasUnsaved(saving)) void readWhenDue(post);
      else if (!problemOf({ kind: "keep" }, isWorkingCopy)) setSaving(step.due(view.saving));
    },
    retry: (): void => setSaving(step.again(view.saving, "failed")),
    signedIn: (): void => setSaving(step.again(view.saving, "signed-out")),
    /** Saves over the newer version; it stays among the revisions. */
    keepMine(current: SavedPost): void {
      version = current.version;
      setSaving(step.keptMine(view.saving, current.draft.post.status), { post: current });
    },
    /** Shows the newer version. @returns the text that it replaced */
    takeTheirs(current: SavedPost): EditorForm {
      const mine = form;
      version = current.version;
      replace(formOf(current.draft), step.tookTheirs(view.saving, current.draft.post.status), {
        post: current,
        conflict: null,
        savedAt: Date.parse(current.updated_at),
      });
      return mine;
    },
    restored,
    /**
     * Shows the post as it is stored, after its working copy was dropped.
     * @returns false, and does nothing, under a save that is on its way or waits for a decision
     */
    revert(post: SavedPost): boolean {
      const { kind } = view.saving.phase;
      if (kind !== "idle" && kind !== "failed") return false;
      version = post.version;
      replace(formOf(post.draft), step.reverted(view.saving), { post, savedAt: Date.parse(post.updated_at) });
      return true;
    },
  };
}
