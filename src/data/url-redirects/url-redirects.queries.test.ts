import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RedirectRow } from "./redirect-rules";
import { findRedirect, knownRedirect, waitForRedirect } from "./url-redirects.queries";

let rows: RedirectRow[];
/** The addresses that were looked up, in the order in which they were. */
let asked: string[];

async function answer(address: string | URL): Promise<Response> {
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe("/rest/v1/url_redirects");
  expect(searchParams.get("is_active")).toBe("is.true");
  const spellings = searchParams.get("from_path") ?? "";
  asked.push(spellings);
  return Response.json(rows.filter(({ from_path }) => spellings.includes(`"${from_path}"`)));
}

const row = (from_path: string, to_path: string, redirect_type = 301): RedirectRow => ({
  from_path,
  to_path,
  redirect_type,
});
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const fetched = vi.fn<typeof answer>();

beforeEach(() => {
  rows = [];
  asked = [];
  vi.stubGlobal("fetch", fetched.mockReset().mockImplementation(answer));
});

describe("the redirect of an address", () => {
  it("is looked up once, with its twin's", async () => {
    const client = newClient();
    await Promise.all([findRedirect(client, "/ar/about"), findRedirect(client, "/ar/about/")]);
    expect(await findRedirect(client, "/ar/about")).toBeNull();
    expect(asked).toEqual(['in.("/ar/about","/about")']);
  });

  it("is followed when its target stays", async () => {
    rows = [row("/book", "/contact", 302)];
    const client = newClient();
    expect(knownRedirect(client, "/book")).toBeNull();
    expect(await findRedirect(client, "/book")).toEqual({ to: "/contact", type: 302 });
    expect(knownRedirect(client, "/book")).toEqual({ to: "/contact", type: 302 });
    // What the target says is known when the visitor arrives there.
    expect(await findRedirect(client, "/contact")).toBeNull();
    expect(asked).toEqual(['in.("/book")', 'in.("/contact")']);
  });

  it.each<[string, RedirectRow[]]>([
    ["to itself", [row("/a", "/a")]],
    ["in a pair", [row("/a", "/b"), row("/b", "/a")]],
    ["in a circle", [row("/a", "/b"), row("/b", "/c"), row("/c", "/a")]],
    ["to the start of another", [row("/a", "/b"), row("/b", "/c")]],
    ["to another site", [row("/a", "//evil.example")]],
    ["to the back office", [row("/a", "/admin")]],
  ])("does nothing %s", async (_, all) => {
    rows = all;
    expect(await findRedirect(newClient(), "/a")).toBeNull();
  });

  it.each(["/admin", "/a//b", "/a%20b", "/%00", `/${"a".repeat(300)}`])(
    "is not asked for where there can be none: %s",
    async (path) => {
      expect(await findRedirect(newClient(), path)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it("cannot be found while the database does not answer, and is looked up again afterwards", async () => {
    rows = [row("/book", "/contact")];
    const client = newClient();
    fetched.mockImplementationOnce(async () => Response.json({ message: "down" }, { status: 503 }));
    await expect(findRedirect(client, "/book")).rejects.toMatchObject({ code: "unavailable" });
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(findRedirect(client, "/book")).rejects.toMatchObject({ code: "offline" });
    expect(await findRedirect(client, "/book")).toEqual({ to: "/contact", type: 301 });
  });
});

describe("an address without a page", () => {
  it("waits for its redirect", async () => {
    rows = [row("/book", "/contact")];
    const client = newClient();
    await waitForRedirect(client, "/book");
    expect(knownRedirect(client, "/book")).toEqual({ to: "/contact", type: 301 });
  });

  it("goes on after a failure", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(waitForRedirect(newClient(), "/book")).resolves.toBeUndefined();
  });

  it("goes on after a while", async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(() => new Promise(() => undefined));
    const waited = vi.fn<() => void>();
    void waitForRedirect(newClient(), "/book").then(waited);
    await vi.advanceTimersByTimeAsync(1400);
    expect(waited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(waited).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("asks nothing while pages are prerendered", async () => {
    vi.stubEnv("SSR", true);
    await waitForRedirect(newClient(), "/404");
    expect(asked).toEqual([]);
    vi.unstubAllEnvs();
  });
});
