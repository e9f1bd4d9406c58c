import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { localPaths } from "./local-dir";
import { acquireLock, lockHolder } from "./lock";
import { temporaryDirPerTest } from "./testing/temporary-dir-per-test";

const temporary = temporaryDirPerTest();

it("a lock names the process that holds the folder until it releases it", () => {
  const paths = localPaths(temporary.path);
  const release = acquireLock(paths);
  expect(() => acquireLock(paths)).toThrow(`in use by process ${process.pid}`);
  expect(lockHolder(paths)).toBe(process.pid);
  release();
  expect(lockHolder(paths)).toBeUndefined();
  acquireLock(paths)();
});

it.each([
  ["of a process that is gone", `${2 ** 22 + 1}`],
  ["of an earlier process with the same number", `${process.pid} earlier`],
  ["that was cut off", ""],
])("a lock %s is taken over", (_case, content) => {
  const paths = localPaths(temporary.path);
  writeFileSync(paths.lock, content);
  const release = acquireLock(paths);
  expect(lockHolder(paths)).toBe(process.pid);
  release();
});
