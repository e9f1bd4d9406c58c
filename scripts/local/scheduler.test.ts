import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startScheduler } from "./scheduler";

const keys = { secretKey: "sb_secret_x" };
const answersWell = async () => new Response("{}");

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("publishes what is due, counts, clears out and has staff told, twice a minute with the secret key, until it is stopped", async () => {
  const calls: string[] = [];
  const answer = (by: string) => async (request: Request | URL | string) => {
    if (!(request instanceof Request)) throw new Error("It has to carry its key.");
    calls.push(`${by}: ${request.method} ${new URL(request.url).pathname} ${request.headers.get("apikey")}`);
    return Response.json(0);
  };
  const stop = startScheduler({
    api: answer("api"),
    apiUrl: "http://127.0.0.1:1",
    keys,
    log: () => undefined,
    fetch: answer("fetch"),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const round = [
    "api: POST /rest/v1/rpc/publish_due sb_secret_x",
    "api: POST /rest/v1/rpc/roll_up_events sb_secret_x",
    "api: POST /rest/v1/rpc/daily_upkeep sb_secret_x",
    "fetch: POST /functions/v1/publish-due sb_secret_x",
  ];
  expect(calls).toEqual([...round, ...round]);
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(8);
});

it("tells a lasting problem once, and a new one after it worked again", async () => {
  const lines: string[] = [];
  let status = 500;
  const api = async () => new Response("broken", { status });
  const stop = startScheduler({
    api,
    apiUrl: "http://127.0.0.1:1",
    keys,
    log: (line) => lines.push(line),
    fetch: answersWell,
  });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(lines).toEqual([
    "Scheduler: publish_due failed: broken",
    "Scheduler: roll_up_events failed: broken",
    "Scheduler: daily_upkeep failed: broken",
  ]);
  status = 200;
  await vi.advanceTimersByTimeAsync(30_000);
  status = 500;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lines).toHaveLength(6);
  await stop();
});

it("publishes although the functions do not answer, and says so once", async () => {
  const lines: string[] = [];
  let calls = 0;
  const api = async () => {
    calls += 1;
    return Response.json(0);
  };
  const stop = startScheduler({
    api,
    apiUrl: "http://127.0.0.1:1",
    keys,
    log: (line) => lines.push(line),
    fetch: () => Promise.reject(new Error("restarting")),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(6);
  expect(lines).toEqual(["Scheduler: publish-due failed: restarting"]);
  await stop();
});
