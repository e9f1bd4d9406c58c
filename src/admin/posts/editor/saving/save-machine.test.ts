import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PostStatus } from "@domain/post-draft";
import * as step from "./save-machine";
import { hasUnsaved, hasWorkingCopy, runningJob, type SaveIntent, type SaveState } from "./save-machine";

type Step = (state: SaveState) => SaveState;

const PUBLISH: SaveIntent = { kind: "status", status: "published" };
const DRAFT: SaveIntent = { kind: "status", status: "draft" };
const KEEP: SaveIntent = { kind: "keep" };
const asked =
  (intent: SaveIntent): Step =>
  (state) =>
    step.asked(state, intent);
const { edited: EDITED, due: DUE, saved: SAVED, failed: FAILED, reverted: REVERTED } = step;
const CONFLICT: Step = (state) => step.refused(state, "conflict");
const SIGNED_OUT: Step = (state) => step.refused(state, "signed-out");

const run = (state: SaveState, ...steps: Step[]) => steps.reduce((before, next) => next(before), state);
const on = (status: PostStatus) => step.startSaving(status);
const fresh = () => step.startSaving();

describe("a manual save", () => {
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
    expect(runningJob(run(state, EDITED, asked(intent)))).toEqual({ ...job, byPerson: true, edit: 1 });
    expect(runningJob(run(state, asked(intent)))).toEqual({ ...job, byPerson: true, edit: 0 });
  });
});

describe("an automatic save", () => {
  it.each<[string, SaveState, Step[]]>([
    ["nothing was typed", on("draft"), []],
    ["the post does not exist yet", fresh(), [EDITED]],
    ["everything is saved", on("draft"), [EDITED, asked(KEEP), SAVED]],
    ["the session has ended", on("draft"), [EDITED, asked(KEEP), SIGNED_OUT]],
    ["a conflict waits for a decision", on("draft"), [EDITED, asked(KEEP), CONFLICT]],
  ])("does not start when %s", (_, start, events) => {
    const state = run(start, ...events);
    expect(DUE(state)).toBe(state);
  });

  it.each<[PostStatus, object]>([
    ["draft", { kind: "post", status: "draft" }],
    ["published", { kind: "working-copy" }],
    ["scheduled", { kind: "working-copy" }],
  ])("of a %s post changes nothing for readers", (status, job) => {
    expect(runningJob(run(on(status), EDITED, DUE))).toEqual({ ...job, byPerson: false, edit: 1 });
  });

  it("of a published post stores a working copy, which the next one updates", () => {
    const state = run(on("published"), EDITED, DUE, SAVED);
    expect([hasUnsaved(state), hasWorkingCopy(state), state.status]).toEqual([false, true, "published"]);
    expect(runningJob(run(state, EDITED, DUE))).toMatchObject({ kind: "working-copy", edit: 2 });
  });

  it("never retries a person's failed publishing", () => {
    const state = run(on("draft"), EDITED, asked(PUBLISH), FAILED, DUE);
    expect(runningJob(state)).toMatchObject({ kind: "post", status: "draft", byPerson: false });
  });
});

describe("two requests at once", () => {
  it.each([
    [
      "keep the stronger one: a keyboard save does not cancel a waiting publication",
      [PUBLISH, KEEP],
      SAVED,
      "published",
    ],
    ["take the later of two statuses", [PUBLISH, DRAFT], SAVED, "draft"],
    ["survive a failure of the first one", [PUBLISH], FAILED, "published"],
  ])("%s", (_, intents, event, status) => {
    const state = run(on("draft"), EDITED, DUE, ...intents.map(asked), event);
    expect(runningJob(state)).toMatchObject({ status });
  });

  it.each([
    ["conflict", CONFLICT],
    ["signed-out", SIGNED_OUT],
  ])("keep the stronger one when the first ends in %s", (phase, event) => {
    const state = run(on("draft"), EDITED, DUE, asked(PUBLISH), event);
    expect(state).toMatchObject({ phase: { kind: phase, job: { status: "published" } }, next: null });
  });

  it("are stored by the status that the first one results in", () => {
    const state = run(on("draft"), EDITED, asked(PUBLISH), EDITED, asked(KEEP), SAVED);
    expect(runningJob(state)).toMatchObject({ kind: "working-copy", byPerson: true });
  });
});

describe("a conflict", () => {
  const conflict = run(on("draft"), EDITED, asked(PUBLISH), CONFLICT);

  it("keeps mine by repeating the requested save", () => {
    const state = step.keptMine(run(conflict, EDITED), "draft");
    expect(runningJob(state)).toEqual({ kind: "post", status: "published", byPerson: true, edit: 2 });
  });

  it.each([
    ["an automatic save", DUE, false],
    ["the keyboard's save", asked(KEEP), true],
    ["Save Draft", asked(DRAFT), true],
  ])("of %s never takes a post offline that a colleague has published", (_, event, byPerson) => {
    const state = step.keptMine(run(on("draft"), EDITED, event, CONFLICT), "published");
    expect(runningJob(state)).toMatchObject({ kind: "working-copy", byPerson });
  });

  it("takes theirs, and then nothing is left to save", () => {
    const state = step.tookTheirs(run(conflict, EDITED), "published");
    expect(state).toMatchObject({ status: "published", phase: { kind: "idle" } });
    expect([hasUnsaved(state), hasWorkingCopy(state)]).toEqual([false, false]);
  });
});

describe("a working copy", () => {
  const loaded = step.startSaving("published", true);

  it("is loaded with the post, with nothing to save, and is removed when it is published", () => {
    expect([hasUnsaved(loaded), hasWorkingCopy(loaded)]).toEqual([false, true]);
    expect(hasWorkingCopy(run(loaded, asked(PUBLISH), SAVED))).toBe(false);
  });

  it("is removed when it is discarded, but not during a save", () => {
    const saving = run(on("published"), EDITED, DUE);
    expect(REVERTED(saving)).toBe(saving);
    const state = run(saving, SAVED, REVERTED);
    expect([hasUnsaved(state), hasWorkingCopy(state)]).toEqual([false, false]);
  });
});

const STATUSES = ["draft", "published", "scheduled"] as const;
const REQUESTS = new Map(STATUSES.map((status) => [asked({ kind: "status", status }), status]));
const ANSWERS = [SAVED, FAILED, CONFLICT, SIGNED_OUT];
const STEPS: Step[] = [
  EDITED,
  DUE,
  asked(KEEP),
  ...REQUESTS.keys(),
  ...ANSWERS,
  (state) => step.again(state, "signed-out"),
  (state) => step.again(state, "failed"),
  (state) => step.keptMine(state, "published"),
  (state) => step.tookTheirs(state, "draft"),
  REVERTED,
];

it("no order of steps loses an edit, starts a second save beside the first, or publishes unasked", () => {
  const start = fc.constantFrom(fresh(), ...STATUSES.map(on));
  const orders = fc.array(fc.constantFrom(...STEPS), { maxLength: 60, size: "max" });
  fc.assert(
    fc.property(start, orders, (first, steps) => {
      let state = first;
      const requested = new Set<PostStatus | undefined>(["draft"]);
      for (const next of steps) {
        const before = state;
        state = next(state);
        requested.add(REQUESTS.get(next));
        const [running, job] = [runningJob(before), runningJob(state)];
        const begins = job !== null && job !== running;
        // A save is replaced only after its answer, and a new one includes the newest text.
        const isInOrder = !running || job === running || ANSWERS.includes(next);
        // Without a person's request, a save only writes a draft, and only of a draft.
        const isAllowed =
          job?.kind !== "post" || (requested.has(job.status) && (job.byPerson || state.status === "draft"));
        expect([isInOrder, isAllowed, !begins || job.edit === state.edit]).toEqual([true, true, true]);
        expect(hasUnsaved(state) || next !== EDITED).toBe(true);
        expect(state.postEdit).toBeLessThanOrEqual(state.storedEdit);
        expect(state.storedEdit).toBeLessThanOrEqual(state.edit);
      }
    }),
    { numRuns: 400 },
  );
});

it("changes of a language that was kept go into a working copy at once, and not into the post", () => {
  const only: SaveIntent = { kind: "status", status: "published", keeps: "ar" };
  const sent = run(on("published"), EDITED, asked(only));
  expect(runningJob(sent)).toMatchObject({ kind: "post", keeps: "ar" });
  const kept = run(sent, SAVED);
  expect(runningJob(kept)).toEqual({ kind: "working-copy", byPerson: false, edit: 1 });
  const stored = run(kept, SAVED);
  expect([hasUnsaved(stored), hasWorkingCopy(stored), runningJob(stored)]).toEqual([false, true, null]);
});
