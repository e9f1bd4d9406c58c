import { localStore } from "@/lib/safe-storage";
import { AD_CLICKS } from "@/lib/storage-keys";
import { consent, onConsent } from "./consent";
import { withLater } from "./with-later";

/** Of gclid, fbclid, ttclid, gbraid or wbraid; what else ends so costs a request. */
const HAS_ID = /(?:clid|braid)=/;

/** Follows the visitor's answer about ids of clicks on advertisements. Most pages have nothing to do with any, and load nothing for it. */
export function followAdClicks(): void {
  const { search } = location;
  const follow = () => withLater(({ applyConsent }) => applyConsent(search));
  if (HAS_ID.test(search) || localStore.get(AD_CLICKS)) follow();
  onConsent(follow);
}

/** Stores the ids that the visitor agreed to with the code of a press. */
export function sendAdClicks(code: string): void {
  if (consent() === "granted") withLater(({ sendClickIds }) => sendClickIds(code));
}
