/** What HTML answers by itself; the links among the rest have led somewhere. */
const NATIVE = "[popovertarget], summary, a";

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
