// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPreloads } from "./preloads";

const PATHS = ["/api/services", "/api/doctors", "/api/emergency-contacts"];
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the three files are requested 100 ms after the page has loaded", () => {
  startPreloads();
  vi.advanceTimersByTime(99);
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetched.mock.calls).toEqual(PATHS.map((path) => [path, { priority: "high" }]));
});

it("the request waits for the page to load, and a failure is ignored", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  startPreloads();
  vi.advanceTimersByTime(5_000);
  expect(fetched).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched).toHaveBeenCalledTimes(3);
});
