import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startScheduler } from "./scheduler";

const keys = { secretKey: "sb_secret_x" };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("publishes what is due and counts, twice a minute with the secret key, until it is stopped", async () => {
  const calls: string[] = [];
  const api = async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get("apikey")}`);
    return Response.json(0);
  };
  const stop = startScheduler({ api, apiUrl: "http://127.0.0.1:1", keys, log: () => undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  const round = ["publish_due", "roll_up_events"].map((job) => `POST /rest/v1/rpc/${job} sb_secret_x`);
  expect(calls).toEqual([...round, ...round]);
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(4);
});

it("tells a lasting problem once, and a new one after it worked again", async () => {
  const lines: string[] = [];
  let status = 500;
  const api = async () => new Response("broken", { status });
  const stop = startScheduler({ api, apiUrl: "http://127.0.0.1:1", keys, log: (line) => lines.push(line) });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(lines).toEqual([
    "Scheduler: publish_due failed: broken",
    "Scheduler: roll_up_events failed: broken",
  ]);
  status = 200;
  await vi.advanceTimersByTimeAsync(30_000);
  status = 500;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lines).toHaveLength(4);
  await stop();
});
