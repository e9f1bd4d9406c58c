import { beforeEach, expect, it, vi } from "vitest";
import { warnOfSlowLoad } from "./slow-load-warning";

let observed: PerformanceObserverInit[] = [];
let report: (duration: number) => void = () => undefined;

beforeEach(() => {
  observed = [];
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

it.each([
  [0, []],
  [3000, []],
  [3000.6, [["Slow page load: 3001 ms."]]],
  [12_345, [["Slow page load: 12345 ms."]]],
])("the warning after a load of %d ms is %j", (duration, lines) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  warnOfSlowLoad();
  report(duration);
  expect(warned.mock.calls).toEqual(lines);
});

it("the warning covers a load that is already over", () => {
  warnOfSlowLoad();
  expect(observed).toEqual([{ type: "navigation", buffered: true }]);
});
