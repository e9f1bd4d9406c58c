import { beforeApp } from "@/lib/before-app";
import { track } from "./dispatcher";

const RIGHT_BUTTON = 2;

/** Reads the attributes of the contact link that was clicked; whatever else was clicked is nothing. */
function trackClick(target: Element): void {
  const link = target.closest<HTMLAnchorElement>("a[data-source]");
  if (!link) return;
  const { source, index, service } = link.dataset;
  if (!source) return;
  track({
    name: link.protocol === "tel:" ? "call_click" : "whatsapp_click",
    source,
    index: index === undefined ? undefined : Number(index),
    service,
  });
}

/**
 * Counts every click on a contact link of the page, also those made on the prerendered page before this ran, and those of the
 * middle button, which open a tab. Pages get no event when a link is opened from the browser's own menu. One listener for all of them: a contact link needs its address and its `data-source`, and nothing else.
 * @returns a function that stops counting
 */
export function trackContactClicks(): () => void {
  const stopped = new AbortController();
  const listener = ({ target, button }: MouseEvent) => {
    if (target instanceof Element && button !== RIGHT_BUTTON) trackClick(target);
  };
  beforeApp()?.clicks.forEach(trackClick);
  // Nothing that handles a click on its way hides it from here.
  for (const press of ["click", "auxclick"] as const)
    document.addEventListener(press, listener, { capture: true, signal: stopped.signal });
  return () => stopped.abort();
}
