import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { descendants, parentOf, processTreeMemory } from "./memory";

test("finds a process and everything below it, and nothing beside it", () => {
  const parents = new Map([
    [10, 1],
    [11, 10],
    [12, 11],
    [20, 1],
    [21, 20],
  ]);
  expect(descendants(10, parents)).toEqual([10, 11, 12]);
});

test("reads the parent behind any name", () => {
  expect(parentOf("42 (node) S 7 42 42 0")).toBe(7);
  expect(parentOf("42 (a b) S) (c) R 8 42 42 0")).toBe(8);
});

test.runIf(existsSync("/proc/self/stat"))("counts the memory of child processes in", async () => {
  const before = processTreeMemory(process.pid);
  const child = spawn(process.execPath, ["-e", "console.log(1); setInterval(() => {}, 1000)"]);
  try {
    await once(child.stdout, "data");
    const after = processTreeMemory(process.pid);
    expect(after?.processes).toBeGreaterThan(before?.processes ?? Infinity);
    expect(after?.megabytes).toBeGreaterThan(0);
  } finally {
    child.kill();
  }
});
