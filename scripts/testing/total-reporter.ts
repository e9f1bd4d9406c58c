import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";

declare module "vitest" {
  interface TaskMeta {
    /** The counts of a test that runs another program's tests. */
    counts?: { passed: number; failed: number };
  }
}

/**
 * Ends the output with `Total: N passed, N failed`, which programs read. It is never better than the run: a file that could not
 * be loaded, a failed hook, an error outside the tests or a bad exit each count as a failure.
 */
export class TotalReporter implements Reporter {
  onInit(vitest: Vitest): void {
    if (vitest.config.watch) return;
    let total: { passed: number; failed: number } | undefined;
    this.onTestRunEnd = (modules, errors) => {
      total = countTotal(modules, errors.length);
    };
    // At the very end, after the output of closing; not after Ctrl-C, when nothing was counted.
    process.once("exit", () => {
      if (!total) return;
      // A run without any test has shown nothing.
      if (total.passed === 0) process.exitCode ||= 1;
      if (process.exitCode && total.failed === 0) total.failed = 1;
      console.log(`\nTotal: ${total.passed} passed, ${total.failed} failed`);
    });
  }

  onTestRunEnd?: (modules: readonly TestModule[], errors: readonly unknown[]) => void;
}

function countTotal(modules: readonly TestModule[], errors: number) {
  const total = { passed: 0, failed: errors };
  for (const module of modules) {
    const before = total.failed;
    for (const test of module.children.allTests()) {
      const { passed, failed } = countTest(test);
      total.passed += passed;
      total.failed += failed;
    }
    if (module.state() === "failed" && total.failed === before) total.failed += 1;
  }
  return total;
}

function countTest(test: TestCase) {
  const { state } = test.result();
  const { counts } = test.meta();
  if (state === "failed") return { passed: counts?.passed ?? 0, failed: Math.max(counts?.failed ?? 1, 1) };
  return state === "passed" ? (counts ?? { passed: 1, failed: 0 }) : { passed: 0, failed: 0 };
}
