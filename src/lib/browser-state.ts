const WITHOUT_CALLBACK_MS = 200;

/** Runs work that nobody waits for when the browser is idle. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, WITHOUT_CALLBACK_MS);
}

const isSeen = () =>
  document.visibilityState !== "hidden" && !(document as { prerendering?: boolean }).prerendering;

/**
 * Runs an action once the page is visible: a browser may prerender it, or open it in a background tab that is never looked at.
 */
export function whenSeen(action: () => void): void {
  if (isSeen()) return action();
  const seen = new AbortController();
  const look = () => {
    if (!isSeen()) return;
    seen.abort();
    action();
  };
  for (const sign of ["visibilitychange", "prerenderingchange"]) document.addEventListener(sign, look, seen);
}

/** The connection, in browsers with the Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
