import { stopRunningCommands } from "./command";
import { durationInWords, type StepResult, totalLine } from "./result";
import type { Step } from "./steps";

/** Thrown between steps once someone asked the run to stop, so that every `finally` on the way cleans up. */
export class Interrupted extends Error {}

/** Runs steps one after the other, prints how each went, and keeps what they came to. */
export class Run {
  readonly signal: AbortSignal;
  readonly #results: StepResult[] = [];
  readonly #print: (line: string) => void;

  constructor(signal: AbortSignal, print: (line: string) => void = console.log) {
    this.signal = signal;
    this.#print = print;
  }

  /**
   * Runs every step, whatever the ones before came to, and answers their results. Steps that stand in a list of their own
   * run beside each other.
   */
  async section(title: string, steps: readonly (Step | readonly Step[])[]): Promise<StepResult[]> {
    this.#print(`\n${title}`);
    const results: StepResult[] = [];
    for (const step of steps) {
      const together = "run" in step ? [step] : step;
      results.push(...(await Promise.all(together.map((one) => this.#step(one)))));
    }
    return results;
  }

  get total(): string {
    return totalLine(this.#results);
  }

  get isPassed(): boolean {
    return this.#results.every((result) => result.failed === 0);
  }

  async #step(step: Step): Promise<StepResult> {
    if (this.signal.aborted) throw new Interrupted();
    const startedAt = performance.now();
    const result = await step.run();
    if (this.signal.aborted) throw new Interrupted();
    this.#results.push(result);
    this.#print(stepLine(step.name, result, performance.now() - startedAt));
    if (result.failed > 0) this.#print(indented(result.output));
    return result;
  }
}

/**
 * Ctrl-C and a plain kill stop the running command and abort the signal; whoever holds it cleans up and ends. Pressing
 * Ctrl-C again changes nothing, since ending at once would leave a stack behind.
 */
export function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.on(name, () => {
      controller.abort();
      stopRunningCommands();
    });
  }
  return controller.signal;
}

function stepLine(name: string, result: StepResult, milliseconds: number): string {
  const mark = result.failed > 0 ? "FAILED" : "ok";
  const counts = [`${result.passed} passed`];
  if (result.failed > 0) counts.push(`${result.failed} failed`);
  if (result.skipped > 0) counts.push(`${result.skipped} skipped`);
  return `  ${mark.padEnd(7)} ${name.padEnd(28)} ${durationInWords(milliseconds).padStart(12)}   ${counts.join(", ")}`;
}

function indented(output: string): string {
  return output.trim().replace(/^/gm, "    | ");
}
