import { whenSeen } from "@/lib/browser-state";
import { consent, onConsent } from "./consent";
import { trackContactClicks } from "./contact-clicks";
import { pushToDataLayer, tellConsentMode, track } from "./dispatcher";
import { openVisit } from "./visit";
import { followAdClicks, followUnsent } from "./when-needed";
import type { Locale } from "@/config/locales";

/**
 * Starts the page's measuring, once per page load.
 * @param ask is called once, with whether the question about advertisements is due
 */
export function startTracking(lang: Locale, ask: (isDue: boolean) => void): void {
  tellConsentMode("default", "denied");
  const tellConsent = () => {
    const answer = consent();
    const state = answer === "granted" ? answer : "denied";
    if (answer !== "unasked") tellConsentMode("update", state);
    pushToDataLayer({ event: "consent", state });
  };
  tellConsent();
  onConsent(tellConsent);
  followAdClicks(ask);
  followUnsent();
  // Before the visit's row: that checks whether this tab has one, and a click gives the tab its id.
  whenSeen(() => {
    openVisit(lang).catch((error: unknown) => {
      console.warn("The visit could not be counted.", error);
    });
  });
  trackContactClicks();
  trackQuestions();
}

/** Counts that a question with `data-faq`, the slug of its service, was opened: the first time per page load. */
export function trackQuestions(): void {
  const opened = new WeakSet<Element>();
  const look = (details: Element) => {
    if (!(details instanceof HTMLDetailsElement) || !details.open || opened.has(details)) return;
    const service = details.dataset["faq"];
    const question = details.querySelector("summary")?.textContent;
    if (!service || !question) return;
    opened.add(details);
    track({ name: "faq_open", service, question });
  };
  document.querySelectorAll("details[data-faq]").forEach(look);
  // The event does not bubble.
  document.addEventListener("toggle", ({ target }) => target instanceof Element && look(target), true);
}
