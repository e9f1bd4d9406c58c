/** The longest time that the browser may be kept from answering a key or a tap. */
const MAX_TASK_MS = 12;

/** Not every browser has it, and no server. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Lets a long computation pause, so that the browser can respond. */
export class Turns {
  #resumedAt = performance.now();

  /** Whether it is time to yield. */
  get isOver(): boolean {
    return performance.now() - this.#resumedAt > MAX_TASK_MS;
  }

  async next(): Promise<void> {
    // After the fifth a browser delays a timer by 4 ms: a third more time.
    await (scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume)));
    this.#resumedAt = performance.now();
  }
}
