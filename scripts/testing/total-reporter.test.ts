import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryDirPerTest } from "../local/testing/temporary-dir-per-test";

const folder = temporaryDirPerTest();

const CONFIG = `
  import { TotalReporter } from "${import.meta.dirname}/total-reporter.ts";
  export default { test: { globals: true, reporters: ["default", new TotalReporter()], pool: "threads", isolate: false } };
`;

/** Runs test files from their texts. @returns the last line and whether the run counts as good */
function totalOf(files: Readonly<Record<string, string>>, ...options: string[]) {
  writeFileSync(path.join(folder.path, "vitest.config.ts"), CONFIG);
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder.path, `${name}.test.js`), text);
  // One file for output and errors, as in a terminal: two pipes do not keep the order between them.
  const output = path.join(folder.path, "output.txt");
  const stream = openSync(output, "w");
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--root", folder.path];
  const { status } = spawnSync(process.execPath, [...vitest, ...options], {
    stdio: ["ignore", stream, stream],
  });
  closeSync(stream);
  return { last: readFileSync(output, "utf8").split("\n").findLast(Boolean), isGood: status === 0 };
}

const PASSES = 'test("passes", () => {});';

test("the reporter counts tests, and those of another program by its output", () => {
  const counted = 'test("runs others", ({ task }) => { task.meta.counts = { passed: 3, failed: 0 }; });';
  const total = totalOf({
    passes: PASSES,
    counted,
    skipped: `test.skip("later", () => {}); ${PASSES}`,
  });
  expect(total).toEqual({ last: "Total: 5 passed, 0 failed", isGood: true });
});

const FAILURES = {
  test: 'test("fails", () => { throw new Error(); });',
  notLoaded: 'import "./missing.js";',
  notCollected: `describe("suite", () => { throw new Error(); }); ${PASSES}`,
  hook: `describe("suite", () => { beforeAll(() => { throw new Error(); }); ${PASSES} });`,
  lastHook: `${PASSES} afterAll(() => { throw new Error(); });`,
  outsideOfTests: `void Promise.reject(new Error()); ${PASSES}`,
  withoutTests: "",
  othersFailed:
    'test("runs others", ({ task }) => { task.meta.counts = { passed: 3, failed: 1 }; throw new Error(); });',
  othersNotCounted:
    'test("runs others", ({ task }) => { task.meta.counts = { passed: 0, failed: 0 }; throw new Error(); });',
};

test("the reporter counts one failure for each failed file", () => {
  const { last, isGood } = totalOf(FAILURES);
  expect(last).toMatch(new RegExp(`^Total: \\d+ passed, ${Object.keys(FAILURES).length} failed$`));
  expect(isGood).toBe(false);
});

test("a run without tests does not pass", () => {
  const nothing = { last: "Total: 0 passed, 1 failed", isGood: false };
  expect(totalOf({})).toEqual(nothing);
  expect(totalOf({ passes: PASSES }, "--testNamePattern", "no such test")).toEqual(nothing);
});
