import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { anonymous } from "./support/callers";
import { insert, stored } from "./support/rest";
import { Sandbox } from "./support/sandbox";

/* Links of mailings and forms may name their recipient: the visit counts, the name is not stored. */
const sandbox = new Sandbox();
afterEach(() => sandbox.clear());

test.each([
  "amal@example.com",
  "amal%40example.com",
  "+971 50 123 4567",
  "00971501234567",
  "971501234567",
  "050-123-4567",
  "٠٥٠١٢٣٤٥٦٧",
  "784-1990-1234567-1",
])("%s is refused as a campaign", async (name) => {
  const id = randomUUID();
  sandbox.expect("user_sessions", `id=eq.${id}`);
  expect((await insert(anonymous, "user_sessions", { id, utm_campaign: `to ${name}` })).status).toBe(201);
  expect(await stored(`user_sessions?id=eq.${id}`)).toMatchObject([{ utm_campaign: null }]);
});

test.each(["november_2026", "2026-11-05", "17234567890", "letter 12"])(
  "%s is accepted as a campaign",
  async (utm_campaign) => {
    const id = randomUUID();
    sandbox.expect("user_sessions", `id=eq.${id}`);
    await insert(anonymous, "user_sessions", { id, utm_campaign });
    expect(await stored(`user_sessions?id=eq.${id}`)).toMatchObject([{ utm_campaign }]);
  },
);

test("the path of a visit or click carries no name or number of a person", async () => {
  const [id, event_id] = [randomUUID(), randomUUID()];
  sandbox.expect("user_sessions", `id=eq.${id}`);
  sandbox.expect("analytics_events", `event_id=eq.${event_id}`);
  await insert(anonymous, "user_sessions", { id, landing_path: "/call/0501234567" });
  const click = {
    event_id,
    event_name: "whatsapp_clicked",
    page_url: "/amal@example.com",
    source: "0501234567",
    lang: "en",
  };
  await insert(anonymous, "analytics_events", click);
  expect(await stored(`user_sessions?id=eq.${id}`)).toMatchObject([{ landing_path: null }]);
  expect(await stored(`analytics_events?event_id=eq.${event_id}`)).toMatchObject([
    { page_url: "/404", source: "other" },
  ]);
});
