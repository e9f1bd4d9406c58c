const INTERVENTIONS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** For scrolling that is still to come. It is aborted as soon as somebody moves the page, or may be about to. */
export function untilIntervention(): AbortController {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  for (const type of INTERVENTIONS) addEventListener(type, stop, { signal: waiting.signal, passive: true });
  return waiting;
}
