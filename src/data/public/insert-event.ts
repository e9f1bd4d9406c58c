import { AppError } from "../client/app-error";
import type { Database } from "../database.types";
import { postJson } from "../client/plain-request";

type EventTable = "analytics_events" | "blog_events" | "user_sessions";

const TOO_MANY = 429;
const ALREADY_STORED = 409;
/** Where the host does not let the page read how long to wait. */
const DEFAULT_WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 86_400;
/** So that all who were refused in one minute do not come back in the same second of the next. */
const SPREAD_SECONDS = 5;

/**
 * Adds one row to an insert-only table and survives the page being left. A row for which there is no room now is sent again,
 * under its own id, for as long as the page is open: resolves once it is stored.
 * @throws AppError when the row was not stored and will not be
 */
export async function insertEvent<T extends EventTable>(
  table: T,
  row: Database["public"]["Tables"][T]["Insert"],
): Promise<void> {
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      return await postJson(table, row);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Repeated, it may have arrived before.
      if (isRepeated && error.status === ALREADY_STORED) return;
      if (error.status !== TOO_MANY) throw error;
      const seconds = error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS;
      await sleep(Math.min(seconds, MAX_WAIT_SECONDS) + Math.random() * SPREAD_SECONDS);
    }
  }
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
