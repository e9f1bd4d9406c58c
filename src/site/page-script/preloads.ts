const PRELOAD_DELAY_MS = 100;
const PRELOADS = ["/api/services", "/api/doctors", "/api/emergency-contacts"];

let isDone = false;

/**
 * Requests what partners and assistants of the site read, once per page load. As requests of high priority and not as
 * `<link rel="preload">`: the browser complains about preloads that nothing uses.
 * @returns a function that cancels it when the visitor leaves the page
 */
export function startPreloads(): () => void {
  if (isDone) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(() => {
      if (isDone) return;
      isDone = true;
      for (const path of PRELOADS) {
        // Nothing waits for the answers, so a failure changes nothing.
        fetch(path, { priority: "high" }).catch(() => undefined);
      }
    }, PRELOAD_DELAY_MS);
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
  return () => {
    removeEventListener("load", start);
    clearTimeout(timer);
  };
}
