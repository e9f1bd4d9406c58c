// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const PATHS = ["/api/services", "/api/doctors", "/api/emergency-contacts"];
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  // Each test is a page load of its own.
  vi.resetModules();
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const home = async () => (await import("./preloads")).startPreloads();

it("the three files are requested 100 ms after the page has loaded, once however often the home page is shown", async () => {
  await home();
  vi.advanceTimersByTime(99);
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetched.mock.calls).toEqual(PATHS.map((path) => [path, { priority: "high" }]));
  await home();
  vi.advanceTimersByTime(1_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("the request waits for the page to load, and a failure is ignored", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await home();
  vi.advanceTimersByTime(5_000);
  expect(fetched).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched).toHaveBeenCalledTimes(3);
});
