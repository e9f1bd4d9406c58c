import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isActive,
  isPending,
  nextUploads,
  PARALLEL_UPLOADS,
  type UploadEvent,
  type UploadQueue,
  uploadQueue,
} from "./upload-queue";

const added = (count: number): UploadEvent => ({
  type: "added",
  items: Array.from({ length: count }, (_, index) => ({ id: index + 1, fileName: `${index + 1}.png` })),
});
const after = (...events: UploadEvent[]): UploadQueue => events.reduce<UploadQueue>(uploadQueue, []);
const phases = (queue: UploadQueue) => queue.map(({ phase }) => phase);
const url = "https://media.example.com/1.png";

describe("a late event changes nothing:", () => {
  const start: UploadEvent = { type: "started", id: 1 };
  it.each<[string, UploadEvent[], string]>([
    ["a start after the cancel", [{ type: "cancelled", id: 1 }, start], "cancelled"],
    [
      "an end after the cancel",
      [start, { type: "cancelled", id: 1 }, { type: "finished", id: 1, url }],
      "cancelled",
    ],
    [
      "a failure after the cancel",
      [start, { type: "cancelled", id: 1 }, { type: "failed", id: 1, error: "", canRetry: true }],
      "cancelled",
    ],
    [
      "a cancel after the end",
      [start, { type: "finished", id: 1, url }, { type: "cancelled", id: 1 }],
      "done",
    ],
    ["a retry of what is on its way", [start, { type: "retried", id: 1 }], "checking"],
    [
      "a retry of what was refused",
      [start, { type: "failed", id: 1, error: "", canRetry: false }, { type: "retried", id: 1 }],
      "failed",
    ],
    ["news of a file that nobody knows", [start, { type: "finished", id: 9, url }], "checking"],
  ])("%s", (_what, events, phase) => {
    expect(phases(after(added(1), ...events))).toEqual([phase]);
  });

  it("progress never goes back", () => {
    const sending: UploadEvent = { type: "sending", id: 1, isOriginal: false };
    const progressed = (share: number): UploadEvent => ({ type: "progressed", id: 1, share });
    const queue = after(added(1), start, sending, progressed(0.6), progressed(0.4));
    expect(queue[0]?.progress).toBe(0.6);
  });
});

it("a failed upload starts again on retry", () => {
  const queue = after(
    added(1),
    { type: "started", id: 1 },
    { type: "sending", id: 1, isOriginal: true },
    { type: "progressed", id: 1, share: 0.9 },
    { type: "failed", id: 1, error: "no", canRetry: true },
    { type: "reported" },
    { type: "retried", id: 1 },
  );
  expect(queue).toEqual(after(added(1)));
});

it("at most three uploads are active and finished ones never restart, for any events", () => {
  const id = fc.integer({ min: 1, max: 8 });
  const event: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc.record({ type: fc.constant("finished" as const), id, url: fc.constant(url) }),
    fc.record({ type: fc.constant("failed" as const), id, error: fc.constant("no"), canRetry: fc.boolean() }),
    fc.record({ type: fc.constantFrom("cancelled" as const, "retried" as const, "dismissed" as const), id }),
    fc.record({ type: fc.constant("sending" as const), id, isOriginal: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let queue = after(added(8));
      for (const next of events) {
        for (const item of nextUploads(queue)) queue = uploadQueue(queue, { type: "started", id: item.id });
        expect(queue.filter(isActive).length).toBeLessThanOrEqual(PARALLEL_UPLOADS);
        const done = queue.filter(({ phase }) => phase === "done");
        const pending = queue.filter(isPending).length;
        queue = uploadQueue(queue, next);
        for (const item of done) {
          const now = queue.find(({ id }) => id === item.id);
          expect(now ?? item).toEqual(item);
        }
        // Nothing that is on its way disappears from the list.
        const lost = next.type === "dismissed" ? pending - queue.filter(isPending).length : 0;
        expect(lost).toBe(0);
      }
    }),
  );
});
