import { vi } from "vitest";

/**
 * Answers every media query with `matches`, until `vi.unstubAllGlobals()`.
 * @returns a function that changes the answer and notifies the listeners
 */
export function stubMatchMedia(matches: boolean): (next: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal("matchMedia", () => query);
  return (next) => {
    query.matches = next;
    query.dispatchEvent(new Event("change"));
  };
}
