import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
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

/** Reports whether it holds the lock, and keeps it until its input ends. */
const PROGRAM = `
  import { takeLock } from "./scripts/local/lock";
  process.stdin.once("data", () => {
    console.log(takeLock(process.argv[1]).release ? "holds" : "waits");
  });
  process.stdin.on("end", () => process.exit());
  console.log("ready");`;

it("one of several processes that start at once takes over the lock of a dead one", async () => {
  const { lock } = localPaths(temporary.path);
  writeFileSync(lock, `${2 ** 22 + 1}`);
  const args = ["--import", "tsx", "--input-type=module", "-e", PROGRAM, lock];
  const processes = Array.from({ length: 4 }, () => spawn(process.execPath, args));
  const answer = async ({ stdout }: (typeof processes)[number]) =>
    String((await once(stdout, "data"))[0]).trim();
  expect(await Promise.all(processes.map(answer))).toEqual(Array(4).fill("ready"));
  const answers = Promise.all(processes.map(answer));
  for (const { stdin } of processes) stdin.write("now");
  expect((await answers).toSorted()).toEqual(["holds", "waits", "waits", "waits"]);
  expect(readdirSync(temporary.path)).toEqual(["lock"]);
  await Promise.all(
    processes.map(async (one) => {
      one.stdin.end();
      await once(one, "exit");
    }),
  );
});
