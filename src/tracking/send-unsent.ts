import { AppError } from "@/data/client/app-error";
import { insertAgain } from "@/data/public/insert-again";
import type { EventRow, EventTable } from "@/data/public/insert-event";
import { localStore } from "@/lib/safe-storage";
import { consent } from "./consent";
import { unsentKeys } from "./unsent";

/**
 * A press counts on the day on which it arrives, so an older one would falsify that day. Three days, not one: a clock that is put
 * right by a day in between must not lose what was pressed a minute ago.
 */
const MAX_AGE_MS = 3 * 86_400_000;

interface Kept {
  at: number;
  table: EventTable;
  row: EventRow<EventTable>;
}

let isSending = false;

/** Sends each kept row, and forgets it once it is stored or refused. */
export async function sendKept(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (const key of unsentKeys()) {
    const kept = readKept(localStore.get(key));
    try {
      if (kept) await insertAgain(kept.table, kept.row);
    } catch (error) {
      if (error instanceof AppError && ["offline", "unavailable"].includes(error.code)) break;
      console.warn("A contact click could not be counted later.", error);
    }
    localStore.remove(key);
  }
  isSending = false;
}

/** What may be sent now; the browser's storage may contain anything. */
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
