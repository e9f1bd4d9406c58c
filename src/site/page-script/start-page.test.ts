// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadPrintStyles, warnOfSlowLoad } from "./start-page";

describe("the warning of a slow load", () => {
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
});

describe("styles for paper", () => {
  afterEach(() => document.head.replaceChildren());
  const styles = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>("link")].map(({ rel, media, href }) => [
      rel,
      media,
      new URL(href).pathname,
    ]);

  it("a prerendered page loads its whole sheet for paper", async () => {
    const whole = document.createElement("noscript");
    whole.textContent = '<link rel="stylesheet" crossorigin href="/assets/index-a1.css">';
    document.head.append(whole);
    loadPrintStyles();
    await vi.waitFor(() => expect(styles()).toEqual([["stylesheet", "print", "/assets/index-a1.css"]]));
  });

  it("a page that has its whole sheet loads nothing", () => {
    vi.useFakeTimers();
    loadPrintStyles();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(styles()).toEqual([]);
  });
});
