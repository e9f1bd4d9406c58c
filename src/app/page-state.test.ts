// @vitest-environment jsdom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi, beforeEach } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { connectionLost, refusal, serveApi } from "@/testing/serve-api";
import {
  clearPage,
  loadPageState,
  type PageState,
  readPageState,
  type SiteStatus,
  refreshPage,
} from "./page-state";

const KEY = ["reviews", { lang: "en", limit: 8 }];

const prerenderedFor = (path: string): PageState => ({ path, data: [[KEY, ["a review"]]], files: [] });

describe("the data of a prerendered page", () => {
  it.each([
    ["/", "/", true],
    ["/about", "/about/", true],
    ["/ar/", "/ar", true],
    ["/about", "/contact", false],
    ["/", "/ar/", false],
    ["/404", "/no/such-page", false],
  ] as const)("made for %j is used at %s: %s", (path, pathname, isThisPage) => {
    const client = new QueryClient();
    expect(readPageState(client, prerenderedFor(path), pathname)).toBe(isThisPage);
    expect(client.getQueryData(KEY)).toEqual(isThisPage ? ["a review"] : undefined);
  });

  it("counts as read just now, however old the page is", () => {
    const client = new QueryClient();
    readPageState(client, prerenderedFor("/"), "/");
    expect(client.getQueryState(KEY)?.dataUpdatedAt).toBeGreaterThan(Date.now() - 1_000);
  });

  it("does not exist if the page was not prerendered", () => {
    expect(readPageState(new QueryClient(), undefined, "/")).toBe(false);
  });
});

it("a page rendered for another address is cleared, and the rest of the head is kept", () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title>404</title><meta name="robots" content="noindex"><meta property="og:title" content="x">' +
    '<link rel="canonical" href="/"><link rel="icon" href="/favicon.svg">';
  const container = document.createElement("div");
  container.innerHTML = "<main>404</main>";
  clearPage(container);
  expect(container).toBeEmptyDOMElement();
  expect([...document.head.children].map((element) => element.tagName)).toEqual(["META", "LINK"]);
});

describe("the data of a page", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["its own", "0123456789ab", ["a review"]],
    ["that of a later build", "ba9876543210", undefined],
  ])("is used when it is %s", async (_, version, found) => {
    document.head.innerHTML = '<meta name="page-state" content="/data/index.json?0123456789ab">';
    vi.stubGlobal("fetch", async () => Response.json({ version, ...prerenderedFor("/") }));
    expect((await loadPageState())?.data[0]?.[1]).toEqual(found);
  });
});

const STATE: PageState = { path: "/blog", data: [[["blog-posts", "list"], ["old"]]], files: [] };
const UP_TO_DATE: SiteStatus = { current: "a", live: "a", age: 3_600 };

let navigation: NavigationTimingType;
let pageAge: number;
/** The bytes of each request for the page's data; 0 for a request that the browser's cache answered. */
let transferSizes: number[];

beforeEach(() => {
  navigation = "navigate";
  pageAge = 2_000;
  transferSizes = [9_000, 0];
  document.head.innerHTML = '<meta name="page-state" content="/data/blog.json?0123456789ab">';
  vi.spyOn(performance, "getEntriesByName").mockImplementation((name) =>
    name.endsWith("/data/blog.json?0123456789ab")
      ? transferSizes.map((transferSize) => ({ transferSize }) as PerformanceResourceTiming)
      : [],
  );
  vi.spyOn(performance, "now").mockImplementation(() => pageAge);
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [
    { type: navigation } as PerformanceNavigationTiming,
  ]);
});

/** A page that shows a list, and a picture that is not part of its stored data. @returns the keys that were read again */
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
  expect(await hydrate({ ...UP_TO_DATE, age: 60 })).toEqual([]);
});

it.each<[string, Partial<SiteStatus>, () => void]>([
  ["something has changed that is not built yet", { current: "b" }, () => {}],
  ["nobody knows what is built", { live: null, age: null }, () => {}],
  ["another build came after the page", { age: 1 }, () => {}],
  ["the tab was open for longer than the build is kept", {}, () => (pageAge = 3_600_000)],
  ["the browser kept the data from before a build", { age: 60 }, () => (transferSizes = [0])],
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
