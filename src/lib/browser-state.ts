const WITHOUT_CALLBACK_MS = 200;

/** Does what nobody waits for while the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, WITHOUT_CALLBACK_MS);
}

const isSeen = () =>
  document.visibilityState !== "hidden" && !(document as { prerendering?: boolean }).prerendering;

/** Does something once the page is seen: a browser may prerender it, or open it in a background tab, and nobody ever look. */
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

/** What browsers with the Network Information API know about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
