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
  SAVED,
  SIGNED_OUT,
} from "../testing/save-events";
import { hasUnsaved, runningJob, type SaveEvent, step } from "./save-machine";

describe("any order of events", () => {
  const EVENTS: SaveEvent[] = [
    EDITED,
    DUE,
    asked(KEEP),
    asked(DRAFT),
    asked(PUBLISH),
    asked({ kind: "status", status: "scheduled" }),
    SAVED,
    FAILED,
    CONFLICT,
    SIGNED_OUT,
    { kind: "signed-in" },
    { kind: "retried" },
    { kind: "kept-mine", status: "published" },
    { kind: "took-theirs", status: "draft" },
    { kind: "reverted" },
  ];

  const ANSWERS = ["saved", "failed", "refused"];

  it("never loses an edit, never starts a second save, never publishes unasked", () => {
    for (let seed = 1; seed <= 400; seed++) {
      const pick = dice(seed);
      let state =
        seed % 2 ? on((["draft", "published", "scheduled"] as const)[seed % 3] ?? "draft") : fresh();
      const wished = new Set<PostStatus>(["draft"]);
      for (let turn = 0; turn < 60; turn++) {
        const event = EVENTS[pick(EVENTS.length)] ?? DUE;
        const before = state;
        state = step(state, event);
        if (event.kind === "asked" && event.intent.kind === "status") wished.add(event.intent.status);
        const [running, job] = [runningJob(before), runningJob(state)];
        const begins = job !== null && job !== running;
        // A save is replaced by another only once its answer has come, and a new one takes the newest text along.
        const isInOrder = !running || job === running || ANSWERS.includes(event.kind);
        // What nobody asked for may only write a draft, and only of a post that is one.
        const isAllowed =
          job?.kind !== "post" || (wished.has(job.status) && (job.byPerson || state.status === "draft"));
        expect([isInOrder, isAllowed, !begins || job.edit === state.edit]).toEqual([true, true, true]);
        expect(hasUnsaved(state) || event.kind !== "edited").toBe(true);
        expect(state.postEdit).toBeLessThanOrEqual(state.storedEdit);
        expect(state.storedEdit).toBeLessThanOrEqual(state.edit);
      }
    }
  });
});

/** Numbers that look random and are the same at every run. */
function dice(seed: number) {
  let value = seed * 2654435761;
  return (sides: number) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return value % sides;
  };
}
