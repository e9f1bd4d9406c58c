import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import type { SiteStatus } from "@/data/public/site-status";
import { testQueryClient } from "@/testing/query-client";
import { connectionLost, refusal, serveApi } from "@/testing/serve-api";
import { type PageState, readPageState } from "./page-state";
import { refreshPage } from "./refresh-page";

const STATE: PageState = { path: "/blog", data: [[["blog-posts", "list"], ["old"]]], files: [] };
const UP_TO_DATE: SiteStatus = { current: "a", live: "a", age: 3_600 };

let navigation: NavigationTimingType;
let pageAge: number;

beforeEach(() => {
  navigation = "navigate";
  pageAge = 2_000;
  vi.spyOn(performance, "now").mockImplementation(() => pageAge);
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [
    { type: navigation } as PerformanceNavigationTiming,
  ]);
});

/** A page that shows a list, and a picture that is no part of what it was made from. @returns what was read again */
async function hydrate(reply: unknown): Promise<string[]> {
  const { requests } = serveApi({ "GET rpc/site_status": reply });
  const client = testQueryClient();
  const read: string[] = [];
  readPageState(client, STATE, STATE.path);
  client.setQueryData(["infographic"], "picture");
  for (const name of ["list", "other"]) {
    const queryKey = name === "list" ? ["blog-posts", "list"] : ["infographic"];
    const queryFn = () => {
      read.push(name);
      return ["new"];
    };
    new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  }
  await refreshPage(client, STATE);
  expect(requests).toHaveLength(1);
  return read;
}

it("the check runs once, and refetches nothing while the page is current", async () => {
  expect(await hydrate(UP_TO_DATE)).toEqual([]);
});

it.each<[string, Partial<SiteStatus>, () => void]>([
  ["something has changed that is not built yet", { current: "b" }, () => {}],
  ["nobody knows what is built", { live: null, age: null }, () => {}],
  ["another build came after the page", { age: 1 }, () => {}],
  ["the tab was open for longer than the build is kept", {}, () => (pageAge = 3_600_000)],
  ["the browser restored the page from its cache", {}, () => (navigation = "back_forward")],
])("the page's data are refetched if %s", async (_, status, happen) => {
  happen();
  expect(await hydrate({ ...UP_TO_DATE, ...status })).toEqual(["list"]);
});

it.each([
  ["no connection", connectionLost],
  ["a refusal", refusal(503, "x", "down")],
  ["a page of HTML", () => new Response("<title>Hotel Wi-Fi</title>")],
  ["nothing", () => Response.json(null)],
  ["something else", { message: "Welcome" }],
])("the page does not change with %s", async (_, reply) => {
  expect(await hydrate(reply)).toEqual([]);
});
