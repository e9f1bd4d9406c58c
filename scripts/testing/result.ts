/** What one step of a run came to. `output` is shown when something failed. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** One check that either holds or does not. */
export function singleResult(isPassed: boolean, output: string): StepResult {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, output };
}

/**
 * Joins what a test program reported with how it ended, so that the total cannot look better than the run was:
 * no report, no test at all, or a bad exit that no failed test explains, each count as one failure.
 */
export function countedResult(counts: Counts | null, exitCode: number, output: string): StepResult {
  if (!counts) return singleResult(false, `${output}\nIt ended with code ${exitCode} and without a report.`);
  if (counts.passed + counts.failed === 0) {
    return { ...counts, failed: 1, output: `${output}\nNo test ran.` };
  }
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return { ...counts, failed: isUnexplained ? 1 : counts.failed, output };
}

/** The last line of a run: programs read it, so its form is fixed. */
export function totalLine(results: readonly Counts[]): string {
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
  return `Total: ${sum("passed")} passed, ${sum("failed")} failed`;
}

/** `0.4 s`, `12.3 s`, `2 min 05 s` */
export function durationInWords(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}
