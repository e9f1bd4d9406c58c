import { z } from "zod";
import type { Counts } from "./result";

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/**
 * Counts from vitest's JSON reporter. A file that could not be loaded has no tests and is missing from the reporter's
 * own sums: it counts as one failure. Null when the text is no such report.
 */
export function readVitestReport(text: string): Counts | null {
  const report = Report.safeParse(parseJson(text));
  if (!report.success) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report.data;
  const unloadedFiles = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadedFiles,
    skipped: numPendingTests + numTodoTests,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // cut off or never written: the caller counts that as a failure
  }
}
