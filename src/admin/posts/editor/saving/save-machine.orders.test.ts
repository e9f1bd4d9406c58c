import fc from "fast-check";
import { expect, it } from "vitest";
import type { PostStatus } from "@domain/post-draft";
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
const STATUSES = ["draft", "published", "scheduled"] as const;

it("no order of events loses an edit, starts a second save beside the first, or publishes unasked", () => {
  const start = fc.constantFrom(fresh(), ...STATUSES.map(on));
  const orders = fc.array(fc.constantFrom(...EVENTS), { maxLength: 60, size: "max" });
  fc.assert(
    fc.property(start, orders, (first, events) => {
      let state = first;
      const requested = new Set<PostStatus>(["draft"]);
      for (const event of events) {
        const before = state;
        state = step(state, event);
        if (event.kind === "asked" && event.intent.kind === "status") requested.add(event.intent.status);
        const [running, job] = [runningJob(before), runningJob(state)];
        const begins = job !== null && job !== running;
        // A save is replaced by another only once its answer has come, and a new one takes the newest text along.
        const isInOrder = !running || job === running || ANSWERS.includes(event.kind);
        // What nobody asked for may only write a draft, and only of a post that is one.
        const isAllowed =
          job?.kind !== "post" || (requested.has(job.status) && (job.byPerson || state.status === "draft"));
        expect([isInOrder, isAllowed, !begins || job.edit === state.edit]).toEqual([true, true, true]);
        expect(hasUnsaved(state) || event.kind !== "edited").toBe(true);
        expect(state.postEdit).toBeLessThanOrEqual(state.storedEdit);
        expect(state.storedEdit).toBeLessThanOrEqual(state.edit);
      }
    }),
    { numRuns: 400 },
  );
});
