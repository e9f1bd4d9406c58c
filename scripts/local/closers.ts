/** Steps to undo when the stack ends, in the reverse order. */
export class Closers {
  private readonly steps: (() => unknown)[] = [];
  private closing: Promise<void> | undefined;

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Runs every step, also after one has failed; a second call waits for the first. @throws the first failure. */
  close(): Promise<void> {
    this.closing ??= this.run();
    return this.closing;
  }

  private async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.steps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
