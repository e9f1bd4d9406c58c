// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { connectionLost, refusal, serveApi } from "@/testing/serve-api";
import { watchListeners } from "@/testing/watch-listeners";
import { decideConsent } from "./consent";
import { track } from "./dispatcher";
import { unsentKeys } from "./unsent";
import { keepArticle, visitId } from "./visit";
import { followUnsent } from "./when-needed";

const LINE = "POST analytics_events";
let api: ReturnType<typeof serveApi>;

beforeEach(() => {
  api = serveApi({ [LINE]: undefined });
  window.dataLayer = [];
  history.replaceState(null, "", "/");
  localStorage.clear();
  // An empty value overrides what an earlier test left in memory.
  sessionStorage.setItem("visit-trail", "");
  return watchListeners();
});

const told = () => (window.dataLayer ?? []).map((entry) => ({ ...entry }));
/** The stored rows, once there are this many. */
async function stored(count = 1) {
  await waitFor(() => expect(api.requests).toHaveLength(count));
  return api.requests.map(({ body }) => body);
}

describe("a contact click", () => {
  it.each([
    ["whatsapp_click", "whatsapp_clicked", 50],
    ["call_click", "phone_call_clicked", 30],
  ] as const)(
    "%s is sent to the data layer and stored as %s, under one id",
    async (name, storedName, value) => {
      track({ name, source: "home_hero", code: "K7QX2" });
      expect(told()).toEqual([
        {
          event: name,
          event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          source: "home_hero",
          value,
          currency: "AED",
          consent: "denied",
          timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
        },
      ]);
      expect(await stored()).toEqual([
        {
          event_id: told()[0]?.["event_id"],
          event_name: storedName,
          page_url: "/",
          source: "home_hero",
          source_index: null,
          service_slug: null,
          lang: "en",
          reference: "K7QX2",
          session_id: visitId(),
          utm_source: null,
          utm_medium: null,
          utm_campaign: null,
          utm_content: null,
          first_article: null,
          last_article: null,
        },
      ]);
    },
  );

  it("has an id of its own each time", async () => {
    track({ name: "call_click", source: "header" });
    track({ name: "call_click", source: "header" });
    const ids = (await stored(2)).map((row) => (row as { event_id: string }).event_id);
    expect(ids).toEqual(told().map((entry) => entry["event_id"]));
    expect(new Set(ids).size).toBe(2);
  });

  it("has the page and the button, without query and hash", async () => {
    history.replaceState(null, "", "/ar/services/elderly-care/?gclid=abc&name=amal#faq");
    track({ name: "whatsapp_click", source: "grid", index: 0, service: "elderly-care" });
    const rows = await stored();
    expect(rows).toMatchObject([
      {
        page_url: "/ar/services/elderly-care",
        lang: "ar",
        source_index: 0,
        service_slug: "elderly-care",
        reference: null,
      },
    ]);
    expect(told()[0]).toMatchObject({ index: 0 });
    expect(JSON.stringify([told(), rows])).not.toMatch(/gclid|amal/);
  });

  it("on an English article's second address has the language of the page", async () => {
    history.replaceState(null, "", "/en/blog/x");
    track({ name: "call_click", source: "header" });
    expect(await stored()).toMatchObject([{ page_url: "/en/blog/x", lang: "en" }]);
  });

  it("is within the database's limits", async () => {
    history.replaceState(null, "", `/${"a".repeat(400)}`);
    track({ name: "call_click", source: "s".repeat(90), service: "v".repeat(90) });
    expect(await stored()).toMatchObject([
      { page_url: `/${"a".repeat(299)}`, source: "s".repeat(60), service_slug: "v".repeat(80) },
    ]);
  });

  it("sends the consent to the data layer", async () => {
    decideConsent("granted");
    track({ name: "call_click", source: "header" });
    decideConsent("denied");
    track({ name: "call_click", source: "header" });
    expect(told().map((entry) => entry["consent"])).toEqual(["granted", "denied"]);
    await stored(2);
  });

  it("has the visit's last campaign and articles", async () => {
    keepArticle("post-1");
    keepArticle("post-2");
    history.replaceState(null, "", "/?utm_source=letter&utm_content=top");
    track({ name: "call_click", source: "header" });
    expect(await stored()).toMatchObject([
      {
        utm_source: "letter",
        utm_medium: null,
        utm_content: "top",
        first_article: "post-1",
        last_article: "post-2",
      },
    ]);
  });

  it("is kept and stored later, once, if there is no network", async () => {
    api.replies[LINE] = connectionLost;
    followUnsent();
    track({ name: "call_click", source: "header" });
    await waitFor(() => expect(unsentKeys()).toHaveLength(1));
    const [row] = await stored();
    expect(told()).toHaveLength(1);

    // The row had arrived, and only the answer was lost.
    api.replies[LINE] = refusal(409, "23505", "duplicate");
    for (let times = 0; times < 2; times++) dispatchEvent(new Event("online"));
    await waitFor(() => expect(unsentKeys()).toEqual([]));
    expect(await stored(2)).toEqual([row, row]);
  });

  it("without room in the storage is stored when the visitor returns to the page", async () => {
    api.replies[LINE] = refusal(429, "PT429", "no room");
    followUnsent();
    track({ name: "whatsapp_click", source: "header" });
    await waitFor(() => expect(unsentKeys()).toHaveLength(1));
    api.replies[LINE] = undefined;
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(unsentKeys()).toEqual([]));
    const [refused, row] = await stored(2);
    expect(row).toEqual(refused);
  });

  it("ignores a refusal to store it", async () => {
    const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    api.replies[LINE] = refusal(400, "23514", "check");
    track({ name: "call_click", source: "header" });
    await waitFor(() =>
      expect(warning).toHaveBeenCalledWith(
        expect.stringContaining("could not be counted"),
        expect.objectContaining({ code: "invalid" }),
      ),
    );
    expect(told()).toHaveLength(1);
    expect(unsentKeys()).toEqual([]);
  });
});

it("an opened question is sent to the data layer only", async () => {
  track({ name: "faq_open", service: "elderly-care", question: "How soon?" });
  expect(told()).toMatchObject([{ event: "faq_open", service: "elderly-care", question: "How soon?" }]);
  track({ name: "call_click", source: "header" });
  expect(await stored()).toMatchObject([{ event_name: "phone_call_clicked" }]);
});
