// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/app-error";
import { connectionLost, refusal, serveApi } from "@/testing/serve-api";
import { sendKept } from "./send-unsent";
import { keepUnsent, unsentKeys } from "./unsent";

const LINE = "POST analytics_events";
const OFFLINE = new AppError("offline", "gone", 0);

let api: ReturnType<typeof serveApi>;
beforeEach(() => {
  localStorage.clear();
  api = serveApi({ [LINE]: undefined });
});
afterEach(() => vi.useRealTimers());

const keep = (event_id: string, error: unknown = OFFLINE) =>
  keepUnsent(error, "analytics_events", event_id, {
    event_id,
    event_name: "whatsapp_clicked",
    page_url: "/",
    source: "header",
    lang: "en",
  });
const sent = () => api.requests.map(({ body }) => (body as { event_id: string }).event_id);

it("only requests without a network, or without room, are kept", () => {
  const refused = new AppError("invalid", "check", 400);
  expect(() => keep("a", refused)).toThrow(refused);
  expect(() => keep("a", new TypeError("a mistake"))).toThrow(TypeError);
  expect(unsentKeys()).toEqual([]);
  keep("a", new AppError("too_many", "beyond the limit", 429));
  expect(unsentKeys()).toEqual(["unsent:a"]);
});

it("at most twenty are kept", () => {
  for (let index = 0; index < 20; index++) keep(`event-${index}`);
  expect(() => keep("one more")).toThrow(OFFLINE);
  expect(unsentKeys()).toHaveLength(20);
});

it("kept requests stay while there is no network or room, and when the server fails", async () => {
  for (const reply of [connectionLost, refusal(429, "PT429", "no room"), refusal(503, "", "down")]) {
    api.replies[LINE] = reply;
    localStorage.clear();
    keep("a");
    await sendKept();
    expect(unsentKeys()).toHaveLength(1);
  }
});

it("refused and unreadable requests are dropped, and the rest is sent", async () => {
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.setItem("unsent:broken", "{");
  localStorage.setItem("unsent:other", JSON.stringify({ at: Date.now(), table: "admins", row: {} }));
  keep("a");
  keep("b");
  const answers = [refusal(400, "23514", "check"), new Response(null, { status: 201 })];
  api.replies[LINE] = () => answers.shift();
  await sendKept();
  expect(unsentKeys()).toEqual([]);
  expect(sent().toSorted()).toEqual(["a", "b"]);
  expect(warning).toHaveBeenCalledOnce();
});

it("kept requests last three days, whichever way the clock is corrected", async () => {
  const pressed = Date.parse("2026-11-27T10:00:00Z");
  const day = 86_400_000;
  const after = async (days: number) => {
    vi.useFakeTimers({ now: pressed, toFake: ["Date"] });
    keep("a");
    vi.setSystemTime(pressed + days * day);
    const before = api.requests.length;
    await sendKept();
    return api.requests.length - before;
  };
  expect([await after(-1.1), await after(1.1), await after(2.9), await after(3.1)]).toEqual([1, 1, 1, 0]);
  expect(unsentKeys()).toEqual([]);
});
