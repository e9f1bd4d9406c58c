import { expect, test } from "vitest";
import { readDenoSummary } from "./deno-report";

test("reads a summary where all passed", () => {
  expect(readDenoSummary("some output\n\nok | 23 passed | 0 failed (912ms)\n")).toEqual({
    passed: 23,
    failed: 0,
    skipped: 0,
  });
});

test("reads failures, steps and ignored tests", () => {
  const output = "FAILED | 1 passed (1 step) | 3 failed (2 steps) | 1 ignored (111ms)\n\nerror: Test failed";
  expect(readDenoSummary(output)).toEqual({ passed: 1, failed: 3, skipped: 1 });
});

test("answers null when it ended before the tests", () => {
  expect(readDenoSummary("error: Type checking failed.")).toBeNull();
  expect(readDenoSummary("a test printed: ok | 3 passed | 0 failed")).toBeNull();
});
