import { AppError } from "@/data/client/app-error";
import type { EventRow, EventTable } from "@/data/public/insert-event";
import { localStore } from "@/lib/safe-storage";
import { UNSENT } from "@/lib/storage-keys";

/** More clicks than a person makes without a network, and fewer than one network may send in a minute. */
const MAX_ROWS = 20;

/** No answer came, or the limit of the minute or the day was reached. */
const isForLater = (error: unknown) =>
  error instanceof AppError && (error.code === "offline" || error.code === "too_many");

/**
 * Keeps a row that may be stored later: when the browser has a network again, opens another page or comes back to this one.
 * @param id under which the row is stored once
 * @throws any other error
 */
export function keepUnsent<T extends EventTable>(
  error: unknown,
  table: T,
  id: string,
  row: EventRow<T>,
): void {
  if (!isForLater(error) || unsentKeys().length >= MAX_ROWS) throw error;
  localStore.set(`${UNSENT}${id}`, JSON.stringify({ at: Date.now(), table, row }));
}

export const unsentKeys = () => localStore.keys(UNSENT);
