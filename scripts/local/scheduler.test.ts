import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Scheduler, startScheduler } from "./scheduler";

const API_URL = "http://127.0.0.1:1";

let lines: string[];
let calls: string[];
let bodies: string[];
let statusOf: (path: string) => number;
let scheduler: Scheduler;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  calls = [];
  bodies = [];
  statusOf = () => 200;
  scheduler = start(true);
});

const start = (isOn: boolean) =>
  startScheduler({
    apiUrl: API_URL,
    keys: { secretKey: "sb_secret_x" },
    log: (line) => lines.push(line),
    isOn,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname} ${request.headers.get("apikey")}`);
      bodies.push(await request.text());
      const status = statusOf(pathname);
      if (status === 0) throw new Error("restarting");
      return new Response("broken", { status });
    },
  });

afterEach(async () => {
  await scheduler.stop();
  vi.useRealTimers();
});

const PUBLISH_DUE = "POST /functions/v1/publish-due sb_secret_x";
const ROUND = [
  "POST /rest/v1/rpc/publish_due sb_secret_x",
  "POST /rest/v1/rpc/daily_upkeep sb_secret_x",
  PUBLISH_DUE,
  "POST /functions/v1/clean-media sb_secret_x",
];

it("runs publish-due and the upkeep with the secret key every twenty seconds until it is stopped", async () => {
  await vi.advanceTimersByTimeAsync(40_000);
  expect(calls).toEqual([...ROUND, ...ROUND]);
  await scheduler.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(8);
});

it("reports a lasting problem once, and a new one after a success", async () => {
  statusOf = (path) => (path.startsWith("/rest/") ? 500 : 200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual(["Scheduler: publish_due failed: broken", "Scheduler: daily_upkeep failed: broken"]);
  statusOf = () => 200;
  await vi.advanceTimersByTimeAsync(20_000);
  statusOf = (path) => (path.startsWith("/rest/") ? 500 : 200);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lines).toHaveLength(4);
});

it("publishes while the functions do not answer, and reports that once", async () => {
  statusOf = (path) => (path.startsWith("/functions/") ? 0 : 200);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(calls).toHaveLength(8);
  expect(lines).toEqual([
    "Scheduler: publish-due failed: restarting",
    "Scheduler: clean-media failed: restarting",
  ]);
});

describe("the site build", () => {
  it("is checked at once when an article was published, once for simultaneous changes", async () => {
    scheduler.siteChanged();
    scheduler.siteChanged();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([PUBLISH_DUE]);
    scheduler.siteChanged();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([PUBLISH_DUE, PUBLISH_DUE]);
  });

  it("is checked when a build has ended, with the reason of a failure", async () => {
    await scheduler.keepSite();
    await scheduler.keepSite({ buildFailure: "No space left" });
    expect(bodies).toEqual(["{}", '{"buildFailure":"No space left"}']);
  });

  it("is checked on request only while automatic checks are off", async () => {
    await scheduler.stop();
    scheduler = start(false);
    scheduler.siteChanged();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([]);
    await scheduler.keepSite();
    expect(calls).toEqual([PUBLISH_DUE]);
  });
});
