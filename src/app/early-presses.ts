/** What HTML answers by itself; the links among the rest have led somewhere. */
const NATIVE = "[popovertarget], summary, a";

/** To answer any of them React would hydrate the whole page at once, which takes a slow phone a third of a second. */
const PRESSES = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"];

/**
 * Keeps presses from React, so that hydration stays cut into slices and a press is answered at once: by the HTML, or by
 * `replayPresses` afterwards. A link that is followed in between loads a document, which is there before the rest of
 * this page and the next one would be.
 * @param container of the root that is about to be hydrated: React must not listen to it yet
 * @returns a function that ends it
 */
export function holdPresses(container: HTMLElement): () => void {
  const held = new AbortController();
  const hold = (event: Event) => event.stopImmediatePropagation();
  const options = { capture: true, passive: true, signal: held.signal };
  for (const press of PRESSES) container.addEventListener(press, hold, options);
  return () => held.abort();
}

/** Presses the buttons that were pressed before the application was there, each as often, and keeps no more. */
export function replayPresses(): void {
  const { clicks = [] } = window.beforeApp ?? {};
  delete window.beforeApp;
  for (const target of clicks) {
    const button = target.closest<HTMLElement>("button");
    // A press of its own: whoever listens to one must not hear of the next in the same turn.
    if (button && !target.closest(NATIVE)) setTimeout(() => button.isConnected && button.click());
  }
}
