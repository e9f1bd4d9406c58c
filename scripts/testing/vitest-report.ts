import { z } from "zod";
import type { Counts } from "./result";

const Test = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
});

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(Test),
    }),
  ),
});

/** `failures` says which tests failed and why, one after the other; empty when none did. */
export interface VitestReport extends Counts {
  failures: string;
}

/**
 * Counts from vitest's JSON reporter. A file that could not be loaded has no tests and is missing from the reporter's
 * own sums: it counts as one failure. Null when the text is no such report.
 */
export function readVitestReport(text: string): VitestReport | null {
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
    failures: testResults.flatMap(failuresOf).join("\n\n"),
  };
}

function failuresOf(file: z.infer<typeof Report>["testResults"][number]): string[] {
  if (file.assertionResults.length === 0)
    return file.status === "failed" ? [`${file.name}\n${file.message ?? ""}`.trim()] : [];
  return file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) =>
      [`${file.name} > ${fullName}`, ...(failureMessages ?? [])].join("\n"),
    );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // cut off or never written: the caller counts that as a failure
  }
}
