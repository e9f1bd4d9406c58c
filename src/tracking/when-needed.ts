import { localStore } from "@/lib/safe-storage";
import { AD_CLICKS } from "@/lib/storage-keys";
import { consent, onConsent } from "./consent";
import type * as later from "./later";
import { unsentKeys } from "./unsent";

/** Does something with the part of the measuring that few pages need. Without it the page still works. */
function withLater(action: (part: typeof later) => void): void {
  import("./later").then(action).catch((error: unknown) => {
    console.warn("A part of the measuring failed.", error);
  });
}

/** Of gclid, fbclid, ttclid, gbraid or wbraid; what else ends so costs a request. */
const HAS_ID = /(?:clid|braid)(?:=|%3d)/i;

/** Whether the page has a tag manager, which is loaded for visitors who agree. */
const hasTagManager = () => "tags" in document.documentElement.dataset;

let isFollowed = false;
/** Asks the question about advertisements, or takes it away. */
let ask: (isDue: boolean) => void = () => undefined;

const follow = () => {
  isFollowed = true;
  withLater(({ followAnswer, isAnswerDue }) => {
    followAnswer();
    ask(isAnswerDue(hasTagManager()));
  });
};

/**
 * Follows the visitor's answer about ids of clicks on advertisements. Most pages have nothing to do with any, and load nothing for it.
 * @param asker told for each page and each answer whether the question has to be asked
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

/** Stores the ids that the visitor agreed to with the code of a click. */
export function sendAdClicks(code: string): void {
  if (consent() === "granted") withLater(({ sendClickIds }) => sendClickIds(code));
}

/** Sends what this page and earlier ones could not: now, whenever there is a network again, and when the visitor comes back. */
export function followUnsent(): void {
  const sendUnsent = () => {
    if (unsentKeys().length > 0) withLater(({ sendKept }) => void sendKept());
  };
  sendUnsent();
  addEventListener("online", sendUnsent);
  document.addEventListener("visibilitychange", sendUnsent);
}
