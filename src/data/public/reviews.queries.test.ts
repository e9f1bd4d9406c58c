// @vitest-environment jsdom
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { reviewRow } from "@/testing/factories";
import { testQueryClient } from "@/testing/query-client";
import { connectionLost, refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import type { reviewsQuery } from "./reviews.queries";

const SYNC = "POST functions/review-sync";
const FILTERS = ["service_slug", "lang"] as const;

type Row = ReturnType<typeof reviewRow>;

/** The stored reviews, and the function that copies them. @returns the requests in their order */
function serve({ stored = [] as Row[], sync = (): unknown => ({ synced: 0 }) } = {}) {
  const backend = { stored };
  const { requests } = serveApi({
    "GET reviews": ({ query }: ApiRequest) =>
      backend.stored
        .filter((row) => FILTERS.every((name) => !query.has(name) || query.get(name) === `eq.${row[name]}`))
        .slice(0, Number(query.get("limit"))),
    [SYNC]: sync,
  });
  const asked = () =>
    requests.map(({ line, query }) =>
      line === SYNC
        ? "sync"
        : ["read", ...FILTERS.map((name) => query.get(name)?.replace("eq.", ""))].filter(Boolean).join(" "),
    );
  return { asked, backend, requests, syncs: () => asked().filter((one) => one === "sync").length };
}

type Filter = Parameters<typeof reviewsQuery>[0];

/** The query of a page load, which remembers whether it has requested the copy. */
async function openPage() {
  vi.resetModules();
  return await openView();
}

async function openView() {
  const { reviewsQuery } = await import("./reviews.queries");
  const client = testQueryClient();
  const query = (filter: Partial<Filter> = {}) => reviewsQuery({ lang: "en", limit: 8, ...filter });
  return { client, query, read: (filter?: Partial<Filter>) => client.fetchQuery(query(filter)) };
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => reviewRow({ id: `review-${index}` }));

describe("while there are reviews, the query", () => {
  it("reads those of the service only, newest first", async () => {
    const { asked, requests } = serve({
      stored: [...rows(5), reviewRow({ id: "other", service_slug: "nurse-on-call" })],
    });
    const { read } = await openPage();
    expect(await read({ lang: "en", service: "doctor-on-call", limit: 4 })).toEqual(rows(4));
    expect(asked()).toEqual(["read doctor-on-call en"]);
    expect(requests[0]?.query.get("order")).toBe("is_sample.asc,published_at.desc,id.asc");
  });

  it.each([
    ["of all services if the service has none", "ar", ["flu-vaccination ar", "ar"]],
    ["in the other language if there is none in this one", "en", ["flu-vaccination ar", "ar", ""]],
  ])("reads those %s", async (_, lang, reads) => {
    const stored = [reviewRow({ lang })];
    const { asked } = serve({ stored });
    const { read } = await openPage();
    expect(await read({ lang: "ar", service: "flu-vaccination" })).toEqual(stored);
    expect(asked()).toEqual(reads.map((filter) => `read ${filter}`.trim()));
  });
});

describe("while there are no reviews, the query", () => {
  it("requests a sync, and reads again", async () => {
    const { asked, backend } = serve({
      sync: () => {
        backend.stored = [reviewRow()];
        return { synced: 1 };
      },
    });
    const { read } = await openPage();
    expect(await read({ service: "doctor-on-call" })).toEqual([reviewRow()]);
    expect(asked()).toEqual(["read doctor-on-call en", "read en", "read", "sync", "read doctor-on-call en"]);
  });

  it("requests the sync once per page load, for any number of sections", async () => {
    const { syncs } = serve();
    const { read } = await openPage();
    await Promise.all([read({ limit: 8 }), read({ service: "doctor-on-call" })]);
    expect(await read({ service: "nurse-on-call" })).toEqual([]);
    expect(syncs()).toBe(1);
    const { read: readInNextView } = await openView();
    await readInNextView();
    expect(syncs()).toBe(1);
    const { read: readOnNextPage } = await openPage();
    await readOnNextPage();
    expect(syncs()).toBe(2);
  });

  it.each<[string, () => unknown, RegExp]>([
    ["is not configured", () => refusal(503, "not_configured", ""), /review-sync: 503/],
    ["fails", () => refusal(502, "provider_failed", ""), /review-sync: 502/],
    ["does not answer", connectionLost, /Failed to fetch/],
  ])("returns none when the sync %s, and logs the failure", async (_, sync, reason) => {
    const { asked } = serve({ sync });
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { read } = await openPage();
    expect(await read()).toEqual([]);
    expect(asked()).toEqual(["read en", "read", "sync"]);
    expect(warn).toHaveBeenCalledExactlyOnceWith("Could not sync reviews.", expect.any(Error));
    expect(String(warn.mock.lastCall?.[1])).toMatch(reason);
  });

  it("requests no sync while prerendering", async () => {
    vi.stubEnv("SSR", true);
    const { asked } = serve();
    const { read } = await openPage();
    expect(await read()).toEqual([]);
    expect(asked()).toEqual(["read en", "read"]);
    vi.unstubAllEnvs();
  });

  it.each([
    ["asks again on a page that was prerendered without reviews", [], 1],
    ["leaves the reviews of a prerendered page alone", [reviewRow()], 0],
  ])("%s", async (_, prerendered, syncs) => {
    const served = serve();
    const { client, query } = await openPage();
    client.setQueryData(query().queryKey, prerendered);
    const observer = new QueryObserver(client, { ...query(), staleTime: 60_000 });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
    expect(served.syncs()).toBe(syncs);
    leave();
  });
});
