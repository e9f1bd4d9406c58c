// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clearPage, loadPageState, type PageState, readPageState } from "./page-state";

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
    vi.stubGlobal("fetch", async () => Response.json({ version, pages: [prerenderedFor("/")] }));
    expect((await loadPageState())?.data[0]?.[1]).toEqual(found);
  });
});
