import { expect, test } from "vitest";
import { readVitestReport } from "./vitest-report";

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) });

function report(testResults: readonly unknown[], sums: Readonly<Record<string, number>> = {}): string {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  return JSON.stringify({ ...none, ...sums, success: false, testResults });
}

test("reads the sums", () => {
  const sums = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  expect(readVitestReport(report([file("failed", 5)], sums))).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test("counts a file that could not be loaded, which the sums leave out", () => {
  const text = report([file("passed", 2), file("failed", 0)], { numPassedTests: 2 });
  expect(readVitestReport(text)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test("answers null for anything that is no report", () => {
  expect(readVitestReport("")).toBeNull();
  expect(readVitestReport(report([]).slice(0, -2))).toBeNull();
  expect(readVitestReport('{"numPassedTests":"2"}')).toBeNull();
});
