/** Elements that HTML handles without script. Links have already been followed. */
const NATIVE = "[popovertarget], summary, a";

/** React would hydrate the whole page at once for each of these events, which takes a slow phone a third of a second. */
const CLICK_EVENTS = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"];

/**
 * Hides clicks from React during hydration, so that hydration stays sliced and the HTML handles a click at once; `replayClicks`
 * handles the rest afterwards. A link that is followed in the meantime loads a document, which is faster than finishing the
 * hydration and rendering the next page.
 * @param container of the root to hydrate, before React listens to it
 * @returns a function that stops hiding clicks
 */
export function holdClicks(container: HTMLElement): () => void {
  const held = new AbortController();
  const hold = (event: Event) => event.stopImmediatePropagation();
  const options = { capture: true, passive: true, signal: held.signal };
  for (const name of CLICK_EVENTS) container.addEventListener(name, hold, options);
  return () => held.abort();
}

/** Repeats, once, the clicks on buttons that came before hydration. */
export function replayClicks(): void {
  const { clicks = [] } = window.beforeApp ?? {};
  delete window.beforeApp;
  for (const target of clicks) {
    const button = target.closest<HTMLElement>("button");
    // Each click is replayed in a task of its own, so that the listeners of one click do not see the next one.
    if (button && !target.closest(NATIVE)) setTimeout(() => button.isConnected && button.click());
  }
}
