import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runToEnd } from "../local/child-process";
import { createTemporaryDir } from "../local/temporary-dir";

let folder: ReturnType<typeof createTemporaryDir>;
beforeEach(() => {
  folder = createTemporaryDir();
});
afterEach(() => folder.remove());

const CONFIG = `
  import { TotalReporter } from "${import.meta.dirname}/total-reporter.ts";
  export default { test: { globals: true, reporters: ["default", new TotalReporter()] } };
`;

/** Runs test files by their texts. @returns the last line and whether the run counts as good */
async function totalOf(files: Readonly<Record<string, string>>, ...options: string[]) {
  writeFileSync(path.join(folder.path, "vitest.config.ts"), CONFIG);
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder.path, `${name}.test.js`), text);
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--root", folder.path];
  const { code, lines } = await runToEnd(process.execPath, [...vitest, ...options]);
  return { last: lines.findLast(Boolean), isGood: code === 0 };
}

const PASSES = 'test("passes", () => {});';

test("counts tests, and those of another program by what it says", async () => {
  const counted = 'test("runs others", ({ task }) => { task.meta.counts = { passed: 3, failed: 0 }; });';
  const total = await totalOf({
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

test("counts one failure for each file that went wrong in whatever way", async () => {
  const { last, isGood } = await totalOf(FAILURES);
  expect(last).toMatch(new RegExp(`^Total: \\d+ passed, ${Object.keys(FAILURES).length} failed$`));
  expect(isGood).toBe(false);
});

test("a run without a test is none that passed", async () => {
  const nothing = { last: "Total: 0 passed, 1 failed", isGood: false };
  expect(await totalOf({})).toEqual(nothing);
  expect(await totalOf({ passes: PASSES }, "--testNamePattern", "no such test")).toEqual(nothing);
});
