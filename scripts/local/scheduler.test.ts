import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startScheduler } from "./scheduler";

const API_URL = "http://127.0.0.1:1";

let lines: string[];
let calls: string[];
let statusOf: (path: string) => number;
let stop: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  calls = [];
  statusOf = () => 200;
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname} ${request.headers.get("apikey")}`);
    const status = statusOf(pathname);
    if (status === 0) throw new Error("restarting");
    return new Response("broken", { status });
  };
  stop = startScheduler(API_URL, { secretKey: "sb_secret_x" }, (line) => lines.push(line), answer);
});

afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

it("publishes what is due, clears out and has staff told, twice a minute with the secret key, until it is stopped", async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  const round = [
    "POST /rest/v1/rpc/publish_due sb_secret_x",
    "POST /rest/v1/rpc/daily_upkeep sb_secret_x",
    "POST /functions/v1/publish-due sb_secret_x",
  ];
  expect(calls).toEqual([...round, ...round]);
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(6);
});

it("tells a lasting problem once, and a new one after it worked again", async () => {
  statusOf = (path) => (path.startsWith("/rest/") ? 500 : 200);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(lines).toEqual(["Scheduler: publish_due failed: broken", "Scheduler: daily_upkeep failed: broken"]);
  statusOf = () => 200;
  await vi.advanceTimersByTimeAsync(30_000);
  statusOf = (path) => (path.startsWith("/rest/") ? 500 : 200);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lines).toHaveLength(4);
});

it("publishes although the functions do not answer, and says so once", async () => {
  statusOf = (path) => (path.startsWith("/functions/") ? 0 : 200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(6);
  expect(lines).toEqual(["Scheduler: publish-due failed: restarting"]);
});
