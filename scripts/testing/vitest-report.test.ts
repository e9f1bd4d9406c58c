import { expect, test } from "vitest";
import { readVitestReport } from "./vitest-report";

const passing = { fullName: "adds", status: "passed", failureMessages: [] };

const file = (status: string, tests: number) => ({
  name: "sums.test.ts",
  status,
  assertionResults: Array.from({ length: tests }, () => passing),
});

function report(testResults: readonly unknown[], sums: Readonly<Record<string, number>> = {}): string {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  return JSON.stringify({ ...none, ...sums, success: false, testResults });
}

test("reads the sums", () => {
  const sums = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  expect(readVitestReport(report([file("failed", 5)], sums))).toMatchObject({
    passed: 2,
    failed: 1,
    skipped: 2,
  });
});

test("counts a file that could not be loaded, which the sums leave out", () => {
  const text = report([file("passed", 2), file("failed", 0)], { numPassedTests: 2 });
  expect(readVitestReport(text)).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
});

test("says which tests failed and why, and which files could not be loaded", () => {
  const failing = { fullName: "subtracts", status: "failed", failureMessages: ["expected 1 to be 2"] };
  const text = report([
    file("passed", 1),
    { ...file("failed", 1), assertionResults: [passing, failing] },
    { name: "broken.test.ts", status: "failed", message: "no such module", assertionResults: [] },
  ]);
  expect(readVitestReport(text)?.failures).toBe(
    "sums.test.ts > subtracts\nexpected 1 to be 2\n\nbroken.test.ts\nno such module",
  );
  expect(readVitestReport(report([file("passed", 2)]))?.failures).toBe("");
});

test("answers null for anything that is no report", () => {
  expect(readVitestReport("")).toBeNull();
  expect(readVitestReport(report([]).slice(0, -2))).toBeNull();
  expect(readVitestReport('{"numPassedTests":"2"}')).toBeNull();
});
