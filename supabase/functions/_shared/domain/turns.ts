/** As long as the browser may be kept from answering a key or a tap. */
const MAX_TASK_MS = 12;

/** Not every browser has it, and no server. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Lets a long computation stop in between, so that the browser answers. */
export class Turns {
  #resumedAt = performance.now();

  /** Whether it is the browser's turn. */
  get isOver(): boolean {
    return performance.now() - this.#resumedAt > MAX_TASK_MS;
  }

  async next(): Promise<void> {
    // After the fifth a browser lets a timer wait for 4 ms: a third as long again.
    await (scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume)));
    this.#resumedAt = performance.now();
  }
}
