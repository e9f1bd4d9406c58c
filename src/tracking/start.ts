import { whenSeen } from "@/lib/when-seen";
import { keepClickId } from "./click-id";
import { consent, onConsent } from "./consent";
import { trackContactClicks } from "./contact-clicks";
import { pushToDataLayer } from "./dispatcher";
import { trackQuestions } from "./questions";
import { openVisit } from "./visit";
import type { Locale } from "@/config/locales";

/** Starts the page's measuring, once per page load. */
export function startTracking(lang: Locale): void {
  const tellConsent = () =>
    pushToDataLayer({ event: "consent", state: consent() === "granted" ? "granted" : "denied" });
  tellConsent();
  onConsent(tellConsent);
  keepClickId(location.search);
  // Before the visit's row: it asks whether this tab has one, and a click gives it its id.
  whenSeen(() => {
    openVisit(lang).catch((error: unknown) => {
      console.warn("The visit could not be counted.", error);
    });
  });
  trackContactClicks();
  trackQuestions();
}
