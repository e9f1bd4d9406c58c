import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { inParallel } from "./in-parallel";

it("inParallel runs each task once, within the limit", async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, ++running);
    await sleep(item);
    running--;
    done.push(item);
  });
  expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("inParallel starts no task after a failure, and throws it", async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await sleep(1);
    if (item === 2) throw new Error("the second");
  };
  await expect(inParallel([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow("the second");
  await sleep(20);
  expect(begun).not.toContain(6);
});
