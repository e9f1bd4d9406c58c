import { useEffect } from "react";

const SLOW_LOAD_MS = 3000;

let isWatched = false;

/** Says in the log how long the page took to load, when that was too long; once, whichever layouts come and go. */
export function useSlowLoadWarning(): void {
  useEffect(() => {
    if (isWatched) return;
    isWatched = true;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        if (duration > SLOW_LOAD_MS) console.warn(`Slow page load: ${Math.round(duration)} ms.`);
      }
      // The one entry comes when the page has loaded, or at once when it had already.
    }).observe({ type: "navigation", buffered: true });
  }, []);
}
