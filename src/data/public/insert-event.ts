import { AppError } from "../client/app-error";
import type { Database } from "../database.types";
import { postJson } from "../client/plain-request";

export type EventTable = "analytics_events" | "blog_events" | "click_ids" | "user_sessions";
export type EventRow<T extends EventTable> = Database["public"]["Tables"][T]["Insert"];

/**
 * Adds one row to an insert-only table and survives the page being left. A row for which there is no room now is sent again,
 * under its own id, for as long as the page is open: resolves once it is stored.
 * @throws AppError when the row was not stored and will not be
 */
export async function insertEvent<T extends EventTable>(table: T, row: EventRow<T>): Promise<void> {
  try {
    await postJson(table, row);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "too_many") throw error;
    const { insertAgain } = await import("./insert-again");
    await insertAgain(table, row, error);
  }
}
