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
