const PRELOAD_DELAY_MS = 100;
const PRELOADS = ["/api/services", "/api/doctors", "/api/emergency-contacts"];

let isDone = false;

/**
 * Requests the data that partners and assistants of the site read when the home page is shown, once per page load. They are
 * requests of high priority and not `<link rel="preload">`: the browser complains about unused preloads.
 */
export function startPreloads(): void {
  if (isDone) return;
  isDone = true;
  const start = () =>
    setTimeout(() => {
      // Nothing waits for the answers, so a failure changes nothing.
      for (const path of PRELOADS) fetch(path, { priority: "high" }).catch(() => undefined);
    }, PRELOAD_DELAY_MS);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
