import { discard, store, type Row } from "./rest";

/** Remembers what a test puts into the database, so that nothing of it stays. */
export class Sandbox {
  private readonly tasks: (() => Promise<void>)[] = [];

  /** Adds a row with the secret key, to be removed at the end. */
  async add(table: string, row: Row, filter: string): Promise<void> {
    await store(table, row);
    this.expect(table, filter);
  }

  /** What the test itself may add. */
  expect(table: string, filter: string): void {
    this.afterwards(() => discard(`${table}?${filter}`));
  }

  afterwards(task: () => Promise<void>): void {
    this.tasks.unshift(task);
  }

  /** Undoes everything, the latest first. */
  async clear(): Promise<void> {
    for (const task of this.tasks.splice(0)) await task();
  }
}
