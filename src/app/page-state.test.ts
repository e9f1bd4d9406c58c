import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { PAGE_STATE_ID, type PageState, readPageState } from "./page-state";

afterEach(() => document.body.replaceChildren());

const KEY = ["reviews", { lang: "en", limit: 8 }];

function prerenderedFor(path: PageState["path"]): QueryClient {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = PAGE_STATE_ID;
  script.textContent = JSON.stringify({ path, data: [[KEY, ["a review"]]] } satisfies PageState);
  document.body.append(script);
  return new QueryClient();
}

describe("what a prerendered page carries", () => {
  it.each([
    ["/", "/", true],
    ["/about", "/about/", true],
    ["/ar", "/ar/", true],
    [{ notFoundIn: "en" }, "/no/such-page", true],
    [{ notFoundIn: "ar" }, "/ar/no/such-page", true],
    ["/about", "/contact", false],
    ["/", "/ar", false],
    [{ notFoundIn: "en" }, "/ar/no/such-page", false],
    [{ notFoundIn: "en" }, "/about", false],
  ] as const)("made for %j, it counts at %s: %s", (path, pathname, isThisPage) => {
    const client = prerenderedFor(path);
    expect(readPageState(client, pathname, !pathname.includes("no/such-page"))).toBe(isThisPage);
    expect(client.getQueryData(KEY)).toEqual(isThisPage ? ["a review"] : undefined);
  });

  it("counts as read just now, however old the page is", () => {
    const client = prerenderedFor("/");
    readPageState(client, "/", true);
    expect(client.getQueryState(KEY)?.dataUpdatedAt).toBeGreaterThan(Date.now() - 1_000);
  });

  it("is nothing where the page was not prerendered", () => {
    expect(readPageState(new QueryClient(), "/", true)).toBe(false);
  });
});
