import { vi } from "vitest";

/**
 * Records the listeners that are added to the document or the window, which later tests and files would have as well.
 * @returns a function that removes them
 */
export function watchListeners(): () => void {
  const watched = [document, window].map(
    (target) => [target, vi.spyOn(target, "addEventListener").mock.calls] as const,
  );
  return () => {
    for (const [target, calls] of watched)
      for (const [type, listener, options] of calls) target.removeEventListener(type, listener, options);
  };
}
