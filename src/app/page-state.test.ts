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
    ["/about", "/contact", true],
    ["/", "/ar", true],
    [{ notFoundIn: "en" }, "/no/such-page", false],
    [{ notFoundIn: "ar" }, "/ar/no/such-page", false],
    [{ notFoundIn: "en" }, "/ar/no/such-page", false],
    [{ notFoundIn: "en" }, "/about", true],
  ] as const)("for %j is used at %s only if it is that page", (path, pathname, hasPage) => {
    const client = prerenderedFor(path);
    const isSame =
      typeof path === "string"
        ? path === pathname.replace(/(.)\/$/, "$1")
        : !hasPage && pathname.startsWith("/ar") === (path.notFoundIn === "ar");
    expect(readPageState(client, pathname, hasPage)).toBe(isSame);
    expect(client.getQueryData(KEY)).toEqual(isSame ? ["a review"] : undefined);
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
