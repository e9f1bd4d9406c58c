import { AppError, type AppErrorCode } from "@/data/client/app-error";
import { type EventRow, type EventTable, insertEvent } from "@/data/public/insert-event";
import { localStore } from "@/lib/safe-storage";
import { consent } from "./consent";
import { unsentKeys } from "./unsent";

/**
 * A click counts on the day of its arrival, so an older one would falsify that day. The limit is three days, not one: a clock
 * that is corrected by a day must not lose a click of a minute ago.
 */
const MAX_AGE_MS = 3 * 86_400_000;

interface Kept {
  at: number;
  table: EventTable;
  row: EventRow<EventTable>;
}

/** After one of these errors the other rows have to wait as well. */
const FOR_LATER: readonly AppErrorCode[] = ["offline", "unavailable", "too_many"];

let isSending = false;

/**
 * Sends each kept row, and forgets it once it is stored or refused. A row that had arrived before, without its answer, is a
 * conflict.
 */
export async function sendKept(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (const key of unsentKeys()) {
    const kept = readKept(localStore.get(key));
    try {
      if (kept) await insertEvent(kept.table, kept.row);
    } catch (error) {
      const code = error instanceof AppError ? error.code : "unknown";
      if (FOR_LATER.includes(code)) break;
      if (code !== "conflict") console.warn("A contact click could not be counted later.", error);
    }
    localStore.remove(key);
  }
  isSending = false;
}

/** A row that may be sent now; the browser's storage may contain anything. */
function readKept(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? "") as Kept;
    const isAllowed =
      kept.table === "analytics_events" || (kept.table === "click_ids" && consent() === "granted");
    return isAllowed && Math.abs(Date.now() - kept.at) < MAX_AGE_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}
