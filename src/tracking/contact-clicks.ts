import { track } from "./dispatcher";

declare global {
  interface Window {
    /** Contact clicks made before the application was there; see boot.ts. */
    earlyClicks?: Element[];
  }
}

/** Reads a contact link's attributes; whatever else was clicked is nothing. */
function trackLink(link: Element): void {
  const { contact, source, index, service } = (link as HTMLElement).dataset;
  if ((contact !== "whatsapp" && contact !== "call") || !source) return;
  track({
    name: contact === "whatsapp" ? "whatsapp_click" : "call_click",
    source,
    index: index === undefined ? undefined : Number(index),
    service,
  });
}

/**
 * Counts every click on a contact link of the page, also those made on the prerendered page before this ran.
 * One listener for all of them: a contact link needs its `data-contact` and `data-source`, and nothing else.
 * @returns a function that stops counting
 */
export function trackContactClicks(): () => void {
  const listener = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-contact]") : null;
    if (link) trackLink(link);
  };
  const early = window.earlyClicks ?? [];
  delete window.earlyClicks;
  early.forEach(trackLink);
  document.addEventListener("click", listener);
  return () => document.removeEventListener("click", listener);
}
