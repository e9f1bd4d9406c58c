/** As long as the browser may be kept from answering a key or a tap. */
const MAX_TASK_MS = 12;

/** Lets a long computation stop in between, so that the browser answers. */
export class Turns {
  #resumedAt = performance.now();

  /** Whether it is the browser's turn. */
  get isOver(): boolean {
    return performance.now() - this.#resumedAt > MAX_TASK_MS;
  }

  async next(): Promise<void> {
    await new Promise((resume) => setTimeout(resume));
    this.#resumedAt = performance.now();
  }
}
