import { localStore } from "@/lib/safe-storage";
import { AD_CLICKS } from "@/lib/storage-keys";
import { consent, onConsent } from "./consent";
import type * as later from "./later";
import { unsentKeys } from "./unsent";

/** Runs an action with the part of the measuring that few pages need. Without that part the page still works. */
function withLater(action: (part: typeof later) => void): void {
  import("./later").then(action).catch((error: unknown) => {
    console.warn("A part of the measuring failed.", error);
  });
}

/** The ends of gclid, fbclid, ttclid, gbraid and wbraid. Another name with the same end costs one request. */
const HAS_ID = /(?:clid|braid)(?:=|%3d)/i;

/** Whether the page has a tag manager, which is loaded for visitors who agree. */
const hasTagManager = () => "tags" in document.documentElement.dataset;

let isFollowed = false;
/** Shows or removes the question about advertisements. */
let ask: (isDue: boolean) => void = () => undefined;

const follow = () => {
  isFollowed = true;
  withLater(({ followAnswer, isAnswerDue }) => {
    followAnswer();
    ask(isAnswerDue(hasTagManager()));
  });
};

/**
 * Follows the visitor's answer about ids of clicks on advertisements. Most pages have no ids, and load nothing for it.
 * @param asker called for each page and each answer with whether the question is due
 */
export function followAdClicks(asker: (isDue: boolean) => void): void {
  ask = asker;
  const hasId = HAS_ID.test(location.search + document.referrer) || localStore.get(AD_CLICKS);
  if (hasId || (hasTagManager() && consent() === "unasked")) follow();
  onConsent(follow);
}

/** The same when the application shows another page. */
export const followNavigation = (): void => {
  if (isFollowed) follow();
};

/** Stores the ids that the visitor agreed to, with the code of a click. */
export function sendAdClicks(code: string): void {
  if (consent() === "granted") withLater(({ sendClickIds }) => sendClickIds(code));
}

/**
 * Sends the rows that this page and earlier ones could not: now, whenever there is a network again, and when the visitor comes
 * back.
 */
export function followUnsent(): void {
  const sendUnsent = () => {
    if (unsentKeys().length > 0) withLater(({ sendKept }) => void sendKept());
  };
  sendUnsent();
  addEventListener("online", sendUnsent);
  document.addEventListener("visibilitychange", sendUnsent);
}
