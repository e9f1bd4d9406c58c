import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reviewRow } from "@/testing/factories";
import type { reviewsQuery } from "./reviews.queries";

const SYNC = "/functions/v1/review-sync";

/** What is stored, the answer to a request for copying, and what was asked, in the order in which it was. */
let stored: ReturnType<typeof reviewRow>[];
let sync: () => Response | Promise<Response>;
let asked: string[];

async function answer(address: string | URL, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(address);
  if (pathname === SYNC) {
    asked.push(`${init?.method} sync`);
    return await sync();
  }
  const wanted = (name: "lang" | "service_slug") => searchParams.get(name)?.replace("eq.", "");
  asked.push(["read", wanted("service_slug"), wanted("lang")].filter(Boolean).join(" "));
  const isWanted = (row: (typeof stored)[number]) =>
    (["lang", "service_slug"] as const).every((name) => !wanted(name) || row[name] === wanted(name));
  return Response.json(stored.filter(isWanted).slice(0, Number(searchParams.get("limit"))));
}

const fetched = vi.fn<typeof answer>();

beforeEach(() => {
  stored = [];
  asked = [];
  sync = () => Response.json({ synced: 0 });
  vi.stubGlobal("fetch", fetched.mockReset().mockImplementation(answer));
  // Whether the copy was asked for is remembered by the page, so every test is a page load of its own.
  vi.resetModules();
});

async function openPage() {
  const { reviewsQuery: query } = await import("./reviews.queries");
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    client,
    query,
    read: (...filter: Parameters<typeof reviewsQuery>) => client.fetchQuery(query(...filter)),
  };
}

const rows = (count: number, overrides = {}) =>
  Array.from({ length: count }, (_, index) => reviewRow({ id: `review-${index}`, ...overrides }));

describe("while there are reviews", () => {
  it("reads the service's own and asks for nothing else, newest first", async () => {
    stored = [...rows(5), reviewRow({ id: "other", service_slug: "nurse-on-call" })];
    const { read } = await openPage();
    expect(await read({ lang: "en", service: "doctor-on-call", limit: 4 })).toEqual(rows(4));
    expect(asked).toEqual(["read doctor-on-call en"]);
    const { searchParams } = new URL(fetched.mock.lastCall?.[0] ?? "");
    expect(searchParams.get("order")).toBe("published_at.desc");
  });

  it("reads those of all services where the service has none", async () => {
    stored = [reviewRow({ lang: "ar" })];
    const { read } = await openPage();
    expect(await read({ lang: "ar", service: "flu-vaccination" })).toEqual(stored);
    expect(asked).toEqual(["read flu-vaccination ar", "read ar"]);
  });

  it("reads those in the other language where there is none in this one", async () => {
    stored = [reviewRow({ lang: "en" })];
    const { read } = await openPage();
    expect(await read({ lang: "ar", service: "doctor-on-call" })).toEqual(stored);
    expect(asked).toEqual(["read doctor-on-call ar", "read ar", "read"]);
  });

  it("reads six when no number is named", async () => {
    stored = rows(9);
    const { read } = await openPage();
    expect(await read()).toHaveLength(6);
    expect(asked).toEqual(["read"]);
  });
});

describe("while there is none at all", () => {
  it("has them copied, and reads again", async () => {
    sync = () => {
      stored = [reviewRow()];
      return Response.json({ synced: 1 });
    };
    const { read } = await openPage();
    expect(await read({ service: "doctor-on-call" })).toEqual([reviewRow()]);
    expect(asked).toEqual(["read doctor-on-call", "read", "POST sync", "read doctor-on-call"]);
  });

  it("asks for that once per page load, however many sections ask for reviews", async () => {
    const { read } = await openPage();
    await Promise.all([read({ limit: 8 }), read({ service: "doctor-on-call" })]);
    expect(await read({ service: "nurse-on-call" })).toEqual([]);
    expect(asked.filter((request) => request === "POST sync")).toHaveLength(1);
    const { read: readOnNextPage } = await openPage();
    await readOnNextPage();
    expect(asked.filter((request) => request === "POST sync")).toHaveLength(1);
    vi.resetModules();
    await (await openPage()).read();
    expect(asked.filter((request) => request === "POST sync")).toHaveLength(2);
  });

  it.each<[string, typeof sync, RegExp]>([
    [
      "is not configured",
      () => Response.json({ code: "not_configured" }, { status: 503 }),
      /review-sync: 503/,
    ],
    ["fails", () => Response.json({ code: "provider_failed" }, { status: 502 }), /review-sync: 502/],
    ["does not answer", () => Promise.reject(new TypeError("Failed to fetch")), /Failed to fetch/],
  ])("has none when copying %s, and only the log knows", async (_, answerSync, reason) => {
    sync = answerSync;
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { read } = await openPage();
    expect(await read()).toEqual([]);
    expect(asked).toEqual(["read", "POST sync"]);
    expect(warn).toHaveBeenCalledExactlyOnceWith("Could not sync reviews.", expect.any(Error));
    expect(String(warn.mock.lastCall?.[1])).toMatch(reason);
  });

  it("only reads while pages are prerendered", async () => {
    vi.stubEnv("SSR", true);
    const { read } = await openPage();
    expect(await read()).toEqual([]);
    expect(asked).toEqual(["read"]);
    vi.unstubAllEnvs();
  });

  it.each([
    ["asks again on a page that was prerendered without reviews", [], 1],
    ["leaves the reviews of a prerendered page alone", [reviewRow()], 0],
  ])("%s", async (_, prerendered, syncs) => {
    const { client, query } = await openPage();
    client.setQueryData(query().queryKey, prerendered);
    const observer = new QueryObserver(client, { ...query(), staleTime: 60_000 });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
    expect(asked.filter((request) => request === "POST sync")).toHaveLength(syncs);
    leave();
  });
});

it("throws when a read fails, so that the query client tries again and tells the log", async () => {
  fetched.mockImplementation(async () => Response.json({ message: "down" }, { status: 503 }));
  const { read } = await openPage();
  await expect(read({ service: "doctor-on-call" })).rejects.toMatchObject({
    code: "unavailable",
    status: 503,
  });
  expect(fetched).toHaveBeenCalledOnce();
});
