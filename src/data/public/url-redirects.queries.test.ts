// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { redirectRow as row } from "@/testing/factories";
import { testQueryClient } from "@/testing/query-client";
import { connectionLost, refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import type { RedirectRow } from "./redirect-rules";
import { findRedirect, knownRedirect, waitForRedirect } from "./url-redirects.queries";

const LOOKUP = "GET url_redirects";

/** The stored redirects; the database answers with those of the requested addresses. */
const serve = (...rows: RedirectRow[]) =>
  serveApi({
    [LOOKUP]: ({ query }: ApiRequest) =>
      rows.filter(({ from_path }) => query.get("from_path")?.includes(`"${from_path}"`)),
  });
/** The addresses that were looked up, in their order. */
const lookedUp = (requests: ApiRequest[]) => requests.map(({ query }) => query.get("from_path"));

describe("the redirect of an address", () => {
  it("is looked up once, together with its twin's", async () => {
    const { requests } = serve();
    const client = testQueryClient();
    await Promise.all([findRedirect(client, "/ar/about"), findRedirect(client, "/ar/about/")]);
    expect(await findRedirect(client, "/ar/about")).toBeNull();
    expect(lookedUp(requests)).toEqual(['in.("/ar/about","/about")']);
    expect(requests[0]?.query.get("is_active")).toBe("is.true");
  });

  it("is followed if its target has no redirect", async () => {
    const { requests } = serve(row("/book", "/contact", 302));
    const client = testQueryClient();
    expect(knownRedirect(client, "/book")).toBeNull();
    expect(await findRedirect(client, "/book")).toEqual({ to: "/contact", type: 302 });
    expect(knownRedirect(client, "/book")).toEqual({ to: "/contact", type: 302 });
    // The redirect of the target is cached when the visitor arrives there.
    expect(await findRedirect(client, "/contact")).toBeNull();
    expect(lookedUp(requests)).toEqual(['in.("/book")', 'in.("/contact")']);
  });

  it("does nothing if its target redirects, too", async () => {
    serve(row("/a", "/b"), row("/b", "/a"));
    expect(await findRedirect(testQueryClient(), "/a")).toBeNull();
  });

  it.each(["/admin", "/Admin/posts.", "//admin", "/%00", `/${"a".repeat(300)}`])(
    "is not looked up for %s",
    async (path) => {
      const { requests } = serve();
      expect(await findRedirect(testQueryClient(), path)).toBeNull();
      expect(requests).toEqual([]);
    },
  );

  it.each(["/Book", "/book،", "//book).", "/ar/book%20now", "/book%3Futm_source=x"])(
    "%s, which has no page, redirects like the intended address",
    async (path) => {
      serve(row("/book", "/contact"));
      const to = path.startsWith("/ar/") ? "/ar/contact" : "/contact";
      expect(await findRedirect(testQueryClient(), path)).toEqual({ to, type: 301 });
    },
  );

  it("leads to the intended address, and follows no further redirect", async () => {
    serve(row("/Old", "/about"), row("/about", "/us"));
    expect(await findRedirect(testQueryClient(), "/contact.")).toEqual({ to: "/contact", type: 301 });
    expect(await findRedirect(testQueryClient(), "/ar/Blog/fever).")).toEqual({
      to: "/ar/blog/fever",
      type: 301,
    });
    expect(await findRedirect(testQueryClient(), "/contact%3Futm_source=x")).toEqual({
      to: "/contact?utm_source=x",
      type: 301,
    });
    expect(await findRedirect(testQueryClient(), "/Old")).toBeNull();
  });

  it("fails while the database does not answer, and is looked up again afterwards", async () => {
    const client = testQueryClient();
    serveApi({ [LOOKUP]: refusal(503, "", "down") });
    await expect(findRedirect(client, "/book")).rejects.toMatchObject({ code: "unavailable" });
    serveApi({ [LOOKUP]: connectionLost });
    await expect(findRedirect(client, "/book")).rejects.toMatchObject({ code: "offline" });
    serve(row("/book", "/contact"));
    expect(await findRedirect(client, "/book")).toEqual({ to: "/contact", type: 301 });
  });
});

it.each([
  ["/services/iv-therapy", "/services/iv-therapy-at-home"],
  ["/ar/services/lab-test/", "/ar/services/lab-test-at-home"],
])("%s has moved, whether the database answers or not", async (path, to) => {
  const { requests } = serveApi({ [LOOKUP]: connectionLost });
  const client = testQueryClient();
  expect(await findRedirect(client, path)).toEqual({ to, type: 301 });
  expect(knownRedirect(client, path)).toEqual({ to, type: 301 });
  expect(requests).toEqual([]);
});

describe("a short address", () => {
  const target = "/ar/about?utm_source=print&utm_medium=qr&utm_campaign=spring";
  const serveLink = () =>
    serveApi({
      [LOOKUP]: [row("/about", "/about-us")],
      "GET campaign_links": ({ query }: ApiRequest) =>
        query.get("code") === "eq.spring" ? [{ code: "spring", target }] : [],
    });

  it.each([
    "/go/spring",
    "/go/spring/",
    "/ar/go/spring",
    "/GO/SPRING",
    "/go/spring.",
    "/go/spring%D8%8C",
    "/Ar//go/spring)",
  ])("%s leads to its page with the campaign, also when the page has moved since", async (path) => {
    const { requests } = serveLink();
    const client = testQueryClient();
    expect(await findRedirect(client, path)).toEqual({ to: target, type: 302 });
    expect(knownRedirect(client, path)).toEqual({ to: target, type: 302 });
    expect(requests.map(({ line }) => line)).toEqual(["GET campaign_links"]);
  });

  it("that does not exist leads nowhere", async () => {
    serveLink();
    expect(await findRedirect(testQueryClient(), "/go/other")).toBeNull();
  });

  it.each([
    ["/go", [LOOKUP]],
    ["/going/spring", [LOOKUP]],
    ["/go/a/b", []],
    ["/go/a--b", []],
  ])("is not %s", async (path, asked) => {
    const { requests } = serveApi({ [LOOKUP]: [] });
    expect(await findRedirect(testQueryClient(), path)).toBeNull();
    expect(requests.map(({ line }) => line)).toEqual(asked);
  });

  it("leads neither to another site nor into the back office, whatever its row contains", async () => {
    for (const bad of ["https://other.example/", "//other.example", "/admin?utm_source=x"]) {
      serveApi({ "GET campaign_links": [{ code: "spring", target: bad }] });
      expect(await findRedirect(testQueryClient(), "/go/spring")).toBeNull();
    }
  });
});

describe("an address without a page", () => {
  it("waits for its redirect, and is shown after a failure", async () => {
    serve(row("/book", "/contact"));
    const client = testQueryClient();
    await waitForRedirect(client, "/book");
    expect(knownRedirect(client, "/book")).toEqual({ to: "/contact", type: 301 });
    serveApi({ [LOOKUP]: connectionLost });
    await expect(waitForRedirect(testQueryClient(), "/book")).resolves.toBeUndefined();
  });

  it("is shown after a timeout", async () => {
    vi.useFakeTimers();
    serveApi({ [LOOKUP]: () => new Promise(() => undefined) });
    const waited = vi.fn<() => void>();
    void waitForRedirect(testQueryClient(), "/book").then(waited);
    await vi.advanceTimersByTimeAsync(1400);
    expect(waited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(waited).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("looks nothing up while prerendering", async () => {
    const { requests } = serve();
    vi.stubEnv("SSR", true);
    await waitForRedirect(testQueryClient(), "/404");
    expect(requests).toEqual([]);
    vi.unstubAllEnvs();
  });
});
