import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { insertEvent } from "./insert-event";

const LINE = "POST user_sessions";
const row = { id: "00000000-0000-4000-8000-000000000001" };

beforeEach(async () => {
  // Loaded when it is needed; no clock moves while a file is loaded.
  await import("./insert-again");
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => vi.useRealTimers());

const answering = (...answers: Response[]) => serveApi({ [LINE]: () => answers.shift() ?? new Response() });
const refused = (headers: Record<string, string> = {}) => new Response("{}", { status: 429, headers });
const stored = () => new Response(null, { status: 201 });

it("insertEvent retries a rate-limited event after the waiting time, with the same id", async () => {
  const { requests } = answering(refused({ "Retry-After": "7" }), refused(), stored());
  const sent = insertEvent("user_sessions", row);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await sent;
  expect(requests.map(({ body }) => body)).toEqual([row, row, row]);
});

it("insertEvent succeeds if the event was already stored", async () => {
  answering(refused({ "Retry-After": "1" }), new Response("{}", { status: 409 }));
  const sent = insertEvent("user_sessions", row);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(sent).resolves.toBeUndefined();
});

it("insertEvent does not retry an invalid event", async () => {
  const { requests } = answering(new Response("{}", { status: 400 }));
  await expect(insertEvent("user_sessions", row)).rejects.toMatchObject({ code: "invalid", status: 400 });
  expect(requests).toHaveLength(1);
});
