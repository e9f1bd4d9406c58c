// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localStore } from "@/lib/safe-storage";
import { CONSENT } from "@/lib/storage-keys";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { applyConsent as applyIds, sendClickIds } from "./ad-clicks";
import { clickIdsOf } from "./carried-ids";
import { sendKept } from "./send-unsent";

const INSERT = "POST click_ids";
const FORGET = "POST rpc/forget_click_ids";
const KINDS = ["gclid", "gbraid", "wbraid", "fbclid", "ttclid"];

let api: ReturnType<typeof serveApi>;
beforeEach(() => {
  localStorage.clear();
  api = serveApi({ [INSERT]: undefined, [FORGET]: undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const applyConsent = (search: string) => applyIds(clickIdsOf(search));
/** Where the answer is kept: the pages of earlier files would follow one that is given, and send requests of their own. */
const answer = (decision: "granted" | "denied", search = "") => {
  localStore.set(CONSENT, decision);
  applyConsent(search);
};
const kept = () => KINDS.filter((kind) => localStorage.getItem(kind) !== null);
const lines = () => api.requests.map(({ line }) => line);
const rows = async (count: number) => {
  await expect.poll(lines).toHaveLength(count);
  return api.requests.map(({ body }) => body as Record<string, string>);
};

describe("click ids are kept", () => {
  it("by kind once the visitor agrees, and a later advertisement replaces its kind alone", () => {
    applyConsent("?gclid=one&fbclid=f");
    expect(kept()).toEqual([]);
    answer("granted", "?gclid=one&fbclid=f");
    applyConsent("?gclid=two");
    expect(["gclid", "fbclid"].map((kind) => localStorage.getItem(kind))).toEqual(["two", "f"]);
    expect(kept()).toEqual(["gclid", "fbclid"]);
  });

  it("for 90 days", () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-27T10:00:00Z") });
    answer("granted", "?gclid=one");
    vi.setSystemTime(Date.parse("2027-01-01T10:00:00Z"));
    applyConsent("?fbclid=f");
    vi.setSystemTime(Date.parse("2027-02-25T09:00:00Z"));
    applyConsent("");
    expect(kept()).toEqual(["gclid", "fbclid"]);
    vi.setSystemTime(Date.parse("2027-02-25T11:00:00Z"));
    applyConsent("");
    expect(kept()).toEqual(["fbclid"]);
  });

  it("not from the time when one id was kept for all kinds", () => {
    localStorage.setItem("gclid", "perhaps a gbraid");
    answer("granted");
    expect(localStorage.getItem("gclid")).toBeNull();
  });

  it("not after a refusal, nor under Global Privacy Control", () => {
    answer("denied", "?gclid=one");
    expect(kept()).toEqual([]);
    localStore.set(CONSENT, "granted");
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    applyConsent("?gclid=one");
    sendClickIds("22222");
    expect(kept()).toEqual([]);
    expect(lines()).toEqual([]);
  });
});

describe("a click", () => {
  it("stores each kept id with its code and the browser's key", async () => {
    answer("granted", "?gclid=one&ttclid=t");
    sendClickIds("22222");
    const [first, second] = await rows(2);
    expect(lines()).toEqual([INSERT, INSERT]);
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      code: "22222",
      kind: "gclid",
      value: "one",
      browser: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(second).toMatchObject({ code: "22222", kind: "ttclid", value: "t", browser: first?.["browser"] });
  });

  it("stores nothing without an answer, without ids, or where storage is blocked", () => {
    sendClickIds("22222");
    answer("granted");
    sendClickIds("22222");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    answer("granted", "?gclid=one");
    sendClickIds("22222");
    expect(lines()).toEqual([]);
  });

  it("without a network is sent later, unless the visitor has withdrawn", async () => {
    api.replies[INSERT] = connectionLost;
    answer("granted", "?gclid=one");
    const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith("unsent:"));
    sendClickIds("22222");
    await expect.poll(unsent).toHaveLength(1);
    api.replies[INSERT] = undefined;
    await sendKept();
    expect(unsent()).toEqual([]);
    expect((await rows(2))[1]).toEqual((await rows(2))[0]);

    api.replies[INSERT] = connectionLost;
    sendClickIds("32223");
    await expect.poll(unsent).toHaveLength(1);
    answer("denied");
    expect(unsent()).toEqual([]);
  });
});

describe("a withdrawal", () => {
  const withdraw = async () => {
    answer("granted", "?gclid=one");
    const browser = new URLSearchParams(localStorage.getItem("ad-clicks") ?? "").get("browser");
    answer("denied");
    expect(kept()).toEqual([]);
    await expect.poll(lines).toEqual([FORGET]);
    expect(api.requests[0]?.body).toEqual({ p_browser: browser });
  };

  it("removes the ids here at once and has the stored ones deleted", async () => {
    await withdraw();
    await expect.poll(() => localStorage.getItem("ad-clicks")).toBeNull();
    sendClickIds("22222");
    expect(lines()).toEqual([FORGET]);
  });

  /** A withdrawal that does not reach the database. The database answers again afterwards. */
  const withdrawOffline = async () => {
    const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    api.replies[FORGET] = connectionLost;
    await withdraw();
    await expect.poll(() => warning.mock.calls.length).toBe(1);
    api.replies[FORGET] = undefined;
  };

  it("that fails is repeated by the next page, until it succeeds", async () => {
    await withdrawOffline();
    applyConsent("");
    const [first, second] = await rows(2);
    expect(second).toEqual(first);
    await expect.poll(() => localStorage.getItem("ad-clicks")).toBeNull();
    applyConsent("");
    expect(lines()).toHaveLength(2);
  });

  it("is repeated after a new consent, too, which has another key", async () => {
    await withdrawOffline();
    answer("granted", "?gclid=two");
    const [first, second] = await rows(2);
    expect(second).toEqual(first);
    sendClickIds("22222");
    const [, , row] = await rows(3);
    expect(row?.["browser"]).not.toBe(first?.["p_browser"]);
  });

  it("during the request of an id deletes that id, too", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    api.replies[INSERT] = async () => {
      await arrived;
      return new Response(null, { status: 201 });
    };
    answer("granted", "?gclid=one");
    sendClickIds("22222");
    answer("denied");
    await expect.poll(lines).toEqual([INSERT, FORGET]);
    arrive();
    await expect.poll(lines).toEqual([INSERT, FORGET, FORGET]);
    expect(api.requests[2]?.body).toEqual(api.requests[1]?.body);
  });
});
