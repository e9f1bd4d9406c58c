const SLOW_LOAD_MS = 3000;

/** Says in the log how long the page took to load, when that was too long. */
export function warnOfSlowLoad(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      if (duration > SLOW_LOAD_MS) console.warn(`Slow page load: ${Math.round(duration)} ms.`);
    }
    // The one entry comes when the page has loaded, or at once when it had already.
  }).observe({ type: "navigation", buffered: true });
}
