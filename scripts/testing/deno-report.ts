import type { Counts } from "./result";

const SUMMARY =
  /^(?:ok|FAILED) \| (?<passed>\d+) passed(?: \([^)]*\))? \| (?<failed>\d+) failed(?: \([^)]*\))?(?: \| (?<ignored>\d+) ignored)?/m;

/**
 * Counts from the summary line of `deno test`. Its JUnit file is no substitute: a test file that
 * could not be loaded is missing there. Null when there is no summary, as after a type error.
 */
export function readDenoSummary(output: string): Counts | null {
  const groups = SUMMARY.exec(output)?.groups;
  if (!groups) return null;
  return {
    passed: Number(groups["passed"]),
    failed: Number(groups["failed"]),
    skipped: Number(groups["ignored"] ?? 0),
  };
}
