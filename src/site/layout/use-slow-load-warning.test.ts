import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

let observed: PerformanceObserverInit[] = [];
let report: (duration: number) => void = () => undefined;

beforeEach(() => {
  observed = [];
  // What is watched once per page load is watched anew by each test.
  vi.resetModules();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(listener: (list: { getEntries: () => { duration: number }[] }) => void) {
        report = (duration) => listener({ getEntries: () => [{ duration }] });
      }
      observe(options: PerformanceObserverInit) {
        observed.push(options);
      }
    },
  );
});

async function open() {
  const { useSlowLoadWarning } = await import("./use-slow-load-warning");
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  return { warned, layout: () => renderHook(() => useSlowLoadWarning()) };
}

it.each([
  [0, []],
  [3000, []],
  [3000.6, [["Slow page load: 3001 ms."]]],
  [12_345, [["Slow page load: 12345 ms."]]],
])("says after a load of %d ms: %j", async (duration, lines) => {
  const { warned, layout } = await open();
  layout();
  report(duration);
  expect(warned.mock.calls).toEqual(lines);
});

it("watches the page's load, also one that is over, once for all layouts", async () => {
  const { layout } = await open();
  layout().unmount();
  layout();
  expect(observed).toEqual([{ type: "navigation", buffered: true }]);
});
