import { randomUUID } from "node:crypto";
import { service } from "./callers";
import type { Entry } from "./fixture";
import { discard, store, stored, update, type Row } from "./rest";

/** Records a test's additions to the database, so that all are removed. */
export class Sandbox {
  private readonly tasks: (() => PromiseLike<unknown>)[] = [];

  /** Adds a row with the secret key, to be removed at the end. */
  async add(table: string, row: Row, filter: string): Promise<void> {
    await store(table, row);
    this.expect(table, filter);
  }

  /** Adds a row with a new id and, if the table needs one, a slug. @returns the id */
  async addRow(table: string, columns: Row = {}): Promise<string> {
    const id = this.newId(table);
    const named = table === "services" || table === "locations" ? { slug: `test-${id}` } : {};
    await store(table, { id, ...named, ...columns });
    return id;
  }

  /** Adds a row that these columns identify, or borrows the existing one. @returns its path */
  async place([table, row]: Entry, keys = ["id"]): Promise<string> {
    const filter = keys.map((key) => `${key}=eq.${String(row[key])}`).join("&");
    const path = `${table}?${filter}`;
    if ((await stored(path)).length > 0) await this.borrow(table, filter);
    else await this.add(table, row, filter);
    return path;
  }

  /** An id for a row that the test itself may add. */
  newId(table: string, column = "id"): string {
    const id = randomUUID();
    this.expect(table, `${column}=eq.${id}`);
    return id;
  }

  /** A row that the test itself may add. */
  expect(table: string, filter: string): void {
    this.afterwards(() => discard(`${table}?${filter}`));
  }

  /** A row that the test changes or removes: it is restored afterwards. */
  async borrow(table: string, filter: string): Promise<void> {
    const path = `${table}?${filter}`;
    const [before] = await stored(path);
    if (!before) throw new Error(`There is no ${path}.`);
    this.afterwards(async () => {
      if ((await stored(path)).length > 0) await update(service, path, before);
      else await store(table, before);
    });
  }

  afterwards(task: () => PromiseLike<unknown>): void {
    this.tasks.unshift(task);
  }

  /** Undoes everything, the latest first. */
  async clear(): Promise<void> {
    for (const task of this.tasks.splice(0)) await task();
  }
}
