import fc from "fast-check";
import { expect, it } from "vitest";
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

const start: UploadEvent = { type: "started", id: 1 };
const cancel: UploadEvent = { type: "cancelled", id: 1 };
const end: UploadEvent = { type: "finished", id: 1, url };
const retry: UploadEvent = { type: "retried", id: 1 };
const sending: UploadEvent = { type: "sending", id: 1, isOriginal: false };
const fail = (canRetry: boolean): UploadEvent => ({ type: "failed", id: 1, error: "no", canRetry });
const progressed = (share: number): UploadEvent => ({ type: "progressed", id: 1, share });

it.each<[string, UploadEvent[], string]>([
  ["a start after the cancel", [cancel, start], "cancelled"],
  ["an end after the cancel", [start, cancel, end], "cancelled"],
  ["a failure after the cancel", [start, cancel, fail(true)], "cancelled"],
  ["a cancel after the end", [start, end, cancel], "done"],
  ["a retry of what is on its way", [start, retry], "checking"],
  ["a retry of what was refused", [start, fail(false), retry], "failed"],
  ["news of a file that nobody knows", [start, { ...end, id: 9 }], "checking"],
])("a late event changes nothing: %s", (_what, events, phase) => {
  expect(phases(after(added(1), ...events))).toEqual([phase]);
});

it("progress never goes back, and a failed upload starts again on retry", () => {
  const queue = after(added(1), start, sending, progressed(0.6), progressed(0.4));
  expect(queue[0]?.progress).toBe(0.6);
  expect([fail(true), { type: "reported" } as const, retry].reduce(uploadQueue, queue)).toEqual(
    after(added(1)),
  );
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
        for (const item of done) expect(queue.find(({ id }) => id === item.id) ?? item).toEqual(item);
        // Nothing that is on its way disappears from the list.
        const lost = next.type === "dismissed" ? pending - queue.filter(isPending).length : 0;
        expect(lost).toBe(0);
      }
    }),
  );
});
