import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteOverview } from "@/data/staff/site-builds";
import { siteOverview } from "@/admin/shared/testing/site-overview";
import { serveApi } from "@/testing/serve-api";
import { PublicStatus } from "./public-status";
import { openSession, taken } from "./testing/open-session";
import { postDraft, savedPost } from "./testing/post-factory";
import { showInSession } from "./testing/show-in-session";

const NOW = Date.parse("2026-11-20T09:00:00Z");
const OVERVIEW = "POST rpc/site_overview";

/** The site was built before the post was saved. */
const BEFORE = { isCurrent: false, builtAt: "2026-11-20T07:00:00+00:00" };

/** The versions at the public addresses; other addresses have no page. */
let published: Record<string, string>;
let looks: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  published = {};
  looks = [];
  const api = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    if (url.origin !== location.origin) return api(input, init);
    looks.push(`${url.pathname} ${init?.cache}`);
    const version = published[url.pathname];
    return version === undefined
      ? new Response("<title>404</title>", { status: 404 })
      : new Response(`<title>x</title><meta name="content-version" content="${version}"/>`);
  });
});
afterEach(() => vi.useRealTimers());

const VERSION = "2026-11-20T08:00:00.123456+00:00";
const BOTH = ["/blog/fever-at-home", "/ar/blog/fever-at-home"];
const publish = (version = VERSION, paths = BOTH) => {
  published = Object.fromEntries(paths.map((path) => [path, version]));
};

/** The editor of a published post, with the database's state of the site. */
async function show(overview: Partial<SiteOverview> = {}) {
  const { replies } = serveApi({ [OVERVIEW]: siteOverview(overview) });
  const post = savedPost(postDraft({ status: "published" }), { updated_at: VERSION });
  return {
    ...showInSession(<PublicStatus />, openSession("published", { post })),
    becomes: (next: Partial<SiteOverview>) => {
      replies[OVERVIEW] = siteOverview(next);
    },
  };
}

/** Long enough for the next read of the addresses, or of the build's state. */
const later = () => act(() => vi.advanceTimersByTimeAsync(6_000));
const says = (text: string | RegExp) => screen.findByText(text, {}, { timeout: 10_000 });

describe("a published post", () => {
  it("has no page in a language that is held back", async () => {
    publish(VERSION, ["/ar/blog/fever-at-home"]);
    serveApi({ [OVERVIEW]: siteOverview({}) });
    const draft = postDraft({ status: "published" });
    draft.translations = draft.translations.map((text) => ({ ...text, is_live: text.lang === "ar" }));
    const post = savedPost(draft, { updated_at: VERSION });
    showInSession(<PublicStatus />, openSession("published", { post }));
    await says(/^Live for readers/);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/ar/blog/fever-at-home",
    ]);
  });

  it("is live when both its addresses serve the stored version, with links to them, and is not checked again", async () => {
    publish();
    await show();
    expect(await says("Live for readers and search engines since 12:00.")).toBeVisible();
    expect(looks).toEqual(BOTH.map((path) => `${path} no-store`));
    expect(screen.getByRole("link", { name: "Open the page: العربية" })).toHaveAttribute("href", BOTH[1]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(looks).toHaveLength(2);
  });

  it.each<[string, string, Partial<SiteOverview>]>([
    ["when another person's newer version is", "2026-11-20T08:59:00+00:00", {}],
    [
      "even if other changes wait for a build",
      VERSION,
      { isCurrent: false, dueAt: "2026-11-20T09:00:10Z", waiting: ["services"] },
    ],
  ])("is live %s", async (_, version, overview) => {
    publish(version);
    await show(overview);
    expect(await says(/^Live for readers/)).toBeVisible();
  });

  it("is not checked during the build, and is then live from the time of the check", async () => {
    const waiting: Partial<SiteOverview> = { dueAt: "2026-11-20T09:00:00Z", waiting: ["posts"] };
    const { becomes } = await show({ ...BEFORE, ...waiting });
    expect(await says(/^The site is being built/)).toBeVisible();
    becomes({ ...BEFORE, isBuilding: true });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(looks).toEqual([]);
    publish();
    becomes({});
    await later();
    expect(await says("Live for readers and search engines since 13:00.")).toBeVisible();
  });

  it.each<[string, Partial<SiteOverview>, string]>([
    [
      "its page could not be written",
      { failed: [{ path: "/ar/blog/fever-at-home", reason: "It has no end." }] },
      "Not live yet. The page could not be updated: \u2068It has no end.\u2069",
    ],
    [
      "its address gives something else",
      {},
      "Not live yet. The site is built, but this address shows something else.",
    ],
  ])("is not live when %s, with a way to build", async (_, overview, sentence) => {
    publish(VERSION, ["/blog/fever-at-home"]);
    await show(overview);
    expect(await says(sentence)).toBeVisible();
    expect(screen.getByRole("button", { name: "Build now" })).toHaveAttribute("aria-disabled", "false");
  });

  it("is not live after the next save while its address shows the previous version", async () => {
    publish();
    const { session, answer, last } = await show();
    await says(/^Live for readers/);
    session.ask({ kind: "status", status: "published" });
    const updated_at = "2026-11-20T09:00:00+00:00";
    await act(() => answer({ ...taken(last().draft), updated_at }));
    expect(await says(/^Not live yet/)).toBeVisible();
    publish(updated_at);
    await later();
    expect(await says(/^Live for readers/)).toBeVisible();
  });
});

describe("a post that is taken offline", () => {
  it("is offline when its addresses have no article, and open to readers until then", async () => {
    publish();
    const { session, answer, last, becomes } = await show();
    await says(/^Live for readers/);
    session.ask({ kind: "status", status: "draft" });
    becomes({ ...BEFORE, isBuilding: true });
    await act(() => answer({ ...taken(last().draft), updated_at: "2026-11-20T08:59:00+00:00" }));
    expect(await says(/Readers can still open this article for a moment/)).toBeVisible();
    becomes({});
    await later();
    expect(await says(/^Readers can still open this article\. The site is built/)).toBeVisible();
    publish(VERSION, []);
    await later();
    expect(await says("Offline for readers and search engines since 13:00.")).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });
});

it("a draft has no public status", () => {
  expect(showInSession(<PublicStatus />).container).toHaveTextContent("");
});
