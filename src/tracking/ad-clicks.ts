import { AppError } from "@/data/client/app-error";
import { postJson } from "@/data/client/plain-request";
import { insertEvent } from "@/data/public/insert-event";
import { localStore } from "@/lib/safe-storage";
import { AD_CLICKS, UNSENT } from "@/lib/storage-keys";
import { arrivedIds, carryIds, type ClickId, ID, KINDS } from "./carried-ids";
import { consent } from "./consent";
import { keepUnsent } from "./unsent";

const MAX_AGE_MS = 90 * 86_400_000;

// What is noted under AD_CLICKS: of each kind the moment since when its id is kept, and
/** the key that only this browser knows, with which its rows can be deleted; */
const BROWSER = "browser";
/** such keys whose rows are to be deleted. */
const FORGET = "forget";

const UNSENT_IDS = `${UNSENT}ids-` as const;

/** Does with the ids with which the visitor came what they have answered; for each page and each answer. */
export const followAnswer = (): void => applyConsent(arrivedIds());

/** Whether something would be stored if the visitor agreed: an id, or what a tag manager keeps; and nobody has answered. */
export const isAnswerDue = (hasTagManager: boolean): boolean =>
  consent() === "unasked" && (hasTagManager || arrivedIds().length > 0);

/**
 * Keeps the ids of clicks on advertisements while the visitor agrees, removes them when not, and carries them until the answer.
 * @param ids those of the address
 */
export function applyConsent(ids: readonly ClickId[]): void {
  if (consent() === "granted") keep(ids);
  else remove();
  carryIds(ids);
  // Also what an earlier page could not have deleted.
  readNotes().getAll(FORGET).forEach(forget);
}

/** Stores the kept ids with the code of a click. Without storage there are none, since nothing could delete them again. */
export function sendClickIds(code: string): void {
  const browser = readNotes().get(BROWSER);
  for (const kind of KINDS) {
    const value = localStore.get(kind) ?? "";
    if (consent() !== "granted" || !browser || !ID.test(value)) continue;
    const row = { id: crypto.randomUUID(), code, kind, value, browser };
    insertEvent("click_ids", row)
      .catch((error: unknown) => {
        // A call's code is that of an hour, which may have this id already.
        if (error instanceof AppError && error.code === "conflict") return;
        keepUnsent(error, "click_ids", `ids-${code}-${kind}`, row);
      })
      // The visitor may have withdrawn while it was on its way.
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

/** Has a browser's rows deleted. Where that fails, the next page tries again. */
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

/** As a query: storage may contain anything, and any text is one. */
const readNotes = () => new URLSearchParams(localStore.get(AD_CLICKS) ?? "");

function writeNotes(notes: URLSearchParams): void {
  const text = notes.toString();
  if (text) localStore.set(AD_CLICKS, text);
  else localStore.remove(AD_CLICKS);
}
