import { AppError } from "@/data/client/app-error";
import { postJson } from "@/data/client/plain-request";
import { insertEvent } from "@/data/public/insert-event";
import { localStore } from "@/lib/safe-storage";
import { AD_CLICKS, UNSENT } from "@/lib/storage-keys";
import { arrivedIds, carryIds, type ClickId, ID, KINDS } from "./carried-ids";
import { consent } from "./consent";
import { keepUnsent } from "./unsent";

const MAX_AGE_MS = 90 * 86_400_000;

// AD_CLICKS contains for each kind the moment since when its id is kept, and
/** the key that only this browser has, for deleting its rows; */
const BROWSER = "browser";
/** keys whose rows are still to be deleted. */
const FORGET = "forget";

const UNSENT_IDS = `${UNSENT}ids-` as const;

/** Applies the visitor's answer to the ids of this visit; for each page and each answer. */
export const followAnswer = (): void => applyConsent(arrivedIds());

/** Whether an agreement would store something: an id, or data of a tag manager; and the visitor has not answered. */
export const isAnswerDue = (hasTagManager: boolean): boolean =>
  consent() === "unasked" && (hasTagManager || arrivedIds().length > 0);

/**
 * Keeps the ids of clicks on advertisements while the visitor agrees, removes them after a refusal, and carries them until the
 * answer.
 * @param ids of the address
 */
export function applyConsent(ids: readonly ClickId[]): void {
  if (consent() === "granted") keep(ids);
  else remove();
  carryIds(ids);
  // Also the rows that an earlier page failed to delete.
  readNotes().getAll(FORGET).forEach(forget);
}

/** Stores the kept ids with the code of a click. Without storage no ids are stored, because they could never be deleted again. */
export function sendClickIds(code: string): void {
  const browser = readNotes().get(BROWSER);
  for (const kind of KINDS) {
    const value = localStore.get(kind) ?? "";
    if (consent() !== "granted" || !browser || !ID.test(value)) continue;
    const row = { id: crypto.randomUUID(), code, kind, value, browser };
    insertEvent("click_ids", row)
      .catch((error: unknown) => {
        // The code of a call is shared for an hour, and may have this id already.
        if (error instanceof AppError && error.code === "conflict") return;
        keepUnsent(error, "click_ids", `ids-${code}-${kind}`, row);
      })
      // The visitor may have withdrawn during the request.
      .then(() => consent() === "granted" || forget(browser))
      .catch((error: unknown) => console.warn("A click id could not be stored.", error));
  }
}

function keep(found: readonly ClickId[]): void {
  const notes = readNotes();
  for (const [kind, id] of found) {
    localStore.set(kind, id);
    notes.set(kind, `${Date.now()}`);
  }
  for (const kind of KINDS) {
    if (Math.abs(Date.now() - Number(notes.get(kind))) < MAX_AGE_MS) continue;
    localStore.remove(kind);
    notes.delete(kind);
  }
  if (found.length > 0 && !notes.has(BROWSER)) notes.set(BROWSER, crypto.randomUUID());
  writeNotes(notes);
}

function remove(): void {
  const notes = readNotes();
  for (const key of [...KINDS, ...localStore.keys(UNSENT_IDS)]) localStore.remove(key);
  const toForget = [...notes.getAll(FORGET), ...notes.getAll(BROWSER)];
  writeNotes(new URLSearchParams(toForget.map((browser) => [FORGET, browser])));
}

/** Deletes the rows of a browser. When that fails, the next page tries again. */
function forget(browser: string): void {
  const note = (isPending: boolean) => {
    const notes = readNotes();
    notes.delete(FORGET, browser);
    if (isPending) notes.append(FORGET, browser);
    writeNotes(notes);
  };
  note(true);
  postJson("rpc/forget_click_ids", { p_browser: browser })
    .then(() => note(false))
    .catch((error: unknown) => console.warn("The click ids are deleted later.", error));
}

/** Read as a query: storage may contain anything, and every text is a valid query. */
const readNotes = () => new URLSearchParams(localStore.get(AD_CLICKS) ?? "");

function writeNotes(notes: URLSearchParams): void {
  const text = notes.toString();
  if (text) localStore.set(AD_CLICKS, text);
  else localStore.remove(AD_CLICKS);
}
