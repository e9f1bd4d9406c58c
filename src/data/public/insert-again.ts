import { AppError } from "../client/app-error";
import { postJson } from "../client/plain-request";
import type { EventRow, EventTable } from "./insert-event";

const TOO_MANY = 429;
const ALREADY_STORED = 409;
/** Where the host does not let the page read how long to wait. */
const DEFAULT_WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 86_400;
/** So that all who were refused in one minute do not come back in the same second of the next. */
const SPREAD_SECONDS = 5;

/**
 * Adds a row that was sent before, and may be stored: then it is stored once. Waits for as long as there is no room for it, and
 * resolves once it is stored.
 * @param refusal the last one
 * @throws AppError when the row was not stored and will not be
 */
export async function insertAgain<T extends EventTable>(
  table: T,
  row: EventRow<T>,
  refusal?: AppError,
): Promise<void> {
  for (let last = refusal; ;) {
    try {
      if (last) await sleep(waitingTime(last));
      return await postJson(table, row);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.status === ALREADY_STORED) return;
      if (error.status !== TOO_MANY) throw error;
      last = error;
    }
  }
}

const waitingTime = ({ retryAfterSeconds }: AppError): number =>
  Math.min(retryAfterSeconds ?? DEFAULT_WAIT_SECONDS, MAX_WAIT_SECONDS) + Math.random() * SPREAD_SECONDS;

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
