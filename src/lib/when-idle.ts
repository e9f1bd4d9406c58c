const WITHOUT_CALLBACK_MS = 200;

/** Does what nobody waits for while the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, WITHOUT_CALLBACK_MS);
}
