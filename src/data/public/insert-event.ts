import type { Database } from "../database.types";
import { postJson } from "../client/plain-request";

export type EventTable = "analytics_events" | "blog_events" | "click_ids" | "user_sessions";
export type EventRow<T extends EventTable> = Database["public"]["Tables"][T]["Insert"];

/** Adds one row to an insert-only table, also while the page is being left. @throws AppError when it was not stored */
export const insertEvent = <T extends EventTable>(table: T, row: EventRow<T>): Promise<void> =>
  postJson(table, row);
