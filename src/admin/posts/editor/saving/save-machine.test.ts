import { describe, expect, it } from "vitest";
import type { PostStatus } from "@/data/posts/post.types";
import {
  asked,
  CONFLICT,
  DRAFT,
  DUE,
  EDITED,
  FAILED,
  fresh,
  KEEP,
  on,
  PUBLISH,
  run,
  SAVED,
  SIGNED_OUT,
} from "../testing/save-events";
import {
  hasUnsaved,
  hasWorkingCopy,
  runningJob,
  type SaveEvent,
  type SaveIntent,
  type SaveState,
  startSaving,
  step,
} from "./save-machine";

describe("a save that a person asks for", () => {
  it.each<[string, SaveState, SaveIntent, object]>([
    ["a new post as a draft", fresh(), DRAFT, { kind: "post", status: "draft" }],
    ["a new post at once for readers", fresh(), PUBLISH, { kind: "post", status: "published" }],
    ["a new post by the keyboard as a draft", fresh(), KEEP, { kind: "post", status: "draft" }],
    ["a draft by the keyboard as a draft", on("draft"), KEEP, { kind: "post", status: "draft" }],
    ["a published post by the keyboard for the writer only", on("published"), KEEP, { kind: "working-copy" }],
    ["a scheduled post by the keyboard for the writer only", on("scheduled"), KEEP, { kind: "working-copy" }],
    ["a published post as a draft", on("published"), DRAFT, { kind: "post", status: "draft" }],
    ["a published post for readers", on("published"), PUBLISH, { kind: "post", status: "published" }],
  ])("keeps %s", (_, state, intent, job) => {
    const saving = run(state, EDITED, asked(intent));
    expect(runningJob(saving)).toEqual({ ...job, byPerson: true, edit: 1 });
  });

  it("goes out without an edit too: publishing a finished draft changes no word", () => {
    expect(runningJob(run(on("draft"), asked(PUBLISH)))).toMatchObject({ status: "published" });
  });

  it("makes the post exist, in its new status, with nothing left to save", () => {
    const state = run(fresh(), EDITED, asked(PUBLISH), SAVED);
    expect(state).toMatchObject({ isStored: true, status: "published", phase: { kind: "idle" } });
    expect([hasUnsaved(state), hasWorkingCopy(state)]).toEqual([false, false]);
  });
});

describe("an automatic save", () => {
  it.each<[string, SaveState, SaveEvent[]]>([
    ["nothing was typed", on("draft"), []],
    ["the post does not exist yet", fresh(), [EDITED]],
    ["everything is saved", on("draft"), [EDITED, asked(KEEP), SAVED]],
    ["the session has ended", on("draft"), [EDITED, asked(KEEP), SIGNED_OUT]],
    ["a conflict waits for a decision", on("draft"), [EDITED, asked(KEEP), CONFLICT]],
  ])("does not begin when %s", (_, start, events) => {
    const state = run(start, ...events);
    expect(step(state, DUE)).toBe(state);
  });

  it("does not begin while a save is on its way, not even with more typed since", () => {
    const state = run(on("draft"), EDITED, asked(KEEP), EDITED);
    expect(step(state, DUE)).toBe(state);
  });

  it.each<[PostStatus, object]>([
    ["draft", { kind: "post", status: "draft" }],
    ["published", { kind: "working-copy" }],
    ["scheduled", { kind: "working-copy" }],
  ])("of a %s post changes nothing for readers", (status, job) => {
    expect(runningJob(run(on(status), EDITED, DUE))).toEqual({ ...job, byPerson: false, edit: 1 });
  });

  it("of a published post leaves a working copy, which the next one takes further", () => {
    const state = run(on("published"), EDITED, DUE, SAVED);
    expect([hasUnsaved(state), hasWorkingCopy(state), state.status]).toEqual([false, true, "published"]);
    expect(runningJob(run(state, EDITED, DUE))).toMatchObject({ kind: "working-copy", edit: 2 });
  });

  it("tries again by itself after a failure, with the newest text", () => {
    expect(runningJob(run(on("draft"), EDITED, DUE, FAILED, EDITED, DUE))).toMatchObject({ edit: 2 });
  });

  it("never repeats a person's failed publishing by itself", () => {
    const state = run(on("draft"), EDITED, asked(PUBLISH), FAILED, DUE);
    expect(runningJob(state)).toMatchObject({ kind: "post", status: "draft", byPerson: false });
  });
});

describe("what is typed while a save is on its way", () => {
  it("is not covered by its answer, and goes out next", () => {
    const state = run(on("draft"), EDITED, asked(KEEP), EDITED, EDITED, SAVED);
    expect([state.storedEdit, hasUnsaved(state)]).toEqual([1, true]);
    const next = run(state, DUE);
    expect(runningJob(next)).toMatchObject({ edit: 3 });
    expect(hasUnsaved(run(next, SAVED))).toBe(false);
  });

  it("goes along when publishing was asked for meanwhile", () => {
    const state = run(on("draft"), EDITED, DUE, EDITED, asked(PUBLISH), EDITED, SAVED);
    expect(runningJob(state)).toEqual({ kind: "post", status: "published", byPerson: true, edit: 3 });
    expect(state.next).toBeNull();
  });
});

describe("two wishes at once", () => {
  it("become one more save, however often a button is pressed", () => {
    const state = run(on("draft"), EDITED, asked(PUBLISH), asked(PUBLISH), asked(PUBLISH), SAVED);
    expect(runningJob(state)).toMatchObject({ status: "published" });
    expect(run(state, SAVED).phase).toEqual({ kind: "idle" });
  });

  it("keep the stronger one: the keyboard's save does not cancel a publishing that waits", () => {
    const state = run(on("draft"), EDITED, DUE, asked(PUBLISH), asked(KEEP), SAVED);
    expect(runningJob(state)).toMatchObject({ status: "published" });
  });

  it("take the later of two statuses", () => {
    const state = run(on("draft"), EDITED, DUE, asked(PUBLISH), asked(DRAFT), SAVED);
    expect(runningJob(state)).toMatchObject({ status: "draft" });
  });

  it("survive that the first one fails", () => {
    expect(runningJob(run(on("draft"), EDITED, DUE, asked(PUBLISH), FAILED))).toMatchObject({
      status: "published",
    });
  });

  it.each([
    ["conflict", CONFLICT],
    ["signed-out", SIGNED_OUT],
  ])("leave the stronger one open when the first ends in %s", (phase, event) => {
    const state = run(on("draft"), EDITED, DUE, asked(PUBLISH), event);
    expect(state).toMatchObject({ phase: { kind: phase, job: { status: "published" } }, next: null });
  });

  it("decide the place by the status that the first one leads to", () => {
    const state = run(on("draft"), EDITED, asked(PUBLISH), EDITED, asked(KEEP), SAVED);
    expect(runningJob(state)).toMatchObject({ kind: "working-copy", byPerson: true });
  });
});

describe("a save that fails", () => {
  it("leaves everything to be saved, and goes out again with the newest text", () => {
    const failed = run(on("published"), EDITED, asked(PUBLISH), FAILED, EDITED);
    expect(failed.phase).toMatchObject({ kind: "failed", job: { status: "published" } });
    expect(hasUnsaved(failed)).toBe(true);
    expect(runningJob(step(failed, { kind: "retried" }))).toMatchObject({ status: "published", edit: 2 });
  });

  it("goes on where it was after the person has signed in again", () => {
    const state = run(on("draft"), EDITED, asked(PUBLISH), SIGNED_OUT, EDITED, asked(KEEP));
    expect(state.phase.kind).toBe("signed-out");
    expect(runningJob(step(state, { kind: "signed-in" }))).toMatchObject({ status: "published", edit: 2 });
  });
});

describe("a conflict", () => {
  const conflict = run(on("draft"), EDITED, asked(PUBLISH), CONFLICT);

  it("waits for the person, who may go on typing", () => {
    const state = run(conflict, EDITED, DUE, asked(PUBLISH));
    expect(state.phase.kind).toBe("conflict");
    expect(hasUnsaved(state)).toBe(true);
  });

  it("keeps mine by saving again what was asked for", () => {
    const state = step(run(conflict, EDITED), { kind: "kept-mine", status: "draft" });
    expect(runningJob(state)).toEqual({ kind: "post", status: "published", byPerson: true, edit: 2 });
  });

  it("of an automatic save never takes a post offline that a colleague has published meanwhile", () => {
    const state = run(on("draft"), EDITED, DUE, CONFLICT, { kind: "kept-mine", status: "published" });
    expect(runningJob(state)).toMatchObject({ kind: "working-copy" });
  });

  it.each([
    ["the keyboard's save", KEEP],
    ["Save Draft", DRAFT],
  ])("keeps what %s was for as a working copy once a colleague has published the post", (_, intent) => {
    const state = run(on("draft"), EDITED, asked(intent), CONFLICT, {
      kind: "kept-mine",
      status: "published",
    });
    expect(runningJob(state)).toMatchObject({ kind: "working-copy", byPerson: true });
  });

  it("takes theirs, and then nothing is left to save", () => {
    const state = step(run(conflict, EDITED), { kind: "took-theirs", status: "published" });
    expect(state).toMatchObject({ status: "published", phase: { kind: "idle" } });
    expect([hasUnsaved(state), hasWorkingCopy(state)]).toEqual([false, false]);
  });
});

describe("a working copy", () => {
  it("is there when the post is opened with one, and nothing has to be saved", () => {
    const state = startSaving({ post: { status: "published" }, isWorkingCopy: true });
    expect([hasUnsaved(state), hasWorkingCopy(state)]).toEqual([false, true]);
  });

  it("is gone when it is published", () => {
    const state = run(
      startSaving({ post: { status: "published" }, isWorkingCopy: true }),
      asked(PUBLISH),
      SAVED,
    );
    expect(hasWorkingCopy(state)).toBe(false);
  });

  it("is gone when it is dropped", () => {
    const state = run(on("published"), EDITED, DUE, SAVED, { kind: "reverted" });
    expect([hasUnsaved(state), hasWorkingCopy(state)]).toEqual([false, false]);
  });

  it("cannot be dropped under a save", () => {
    const state = run(on("published"), EDITED, DUE);
    expect(step(state, { kind: "reverted" })).toBe(state);
  });
});
