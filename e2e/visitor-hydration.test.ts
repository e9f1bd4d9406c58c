import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, it } from "vitest";
import { ARTICLE } from "./support/article";
import { hydrated, openBrowser, isHydrated, pageScriptRan, PHONE } from "./support/browser";
import { recordChanges } from "./support/changes";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";
import { settled } from "./support/settled";
import { claimLive } from "./support/site-builds";
import { dataLayerEntries } from "./support/contacts";

const sql = openDatabase();

const setOffline = (isOffline: boolean) =>
  sql`update public.blog_posts set deleted_at = ${isOffline ? new Date() : null} where slug = ${ARTICLE}`;

beforeEach(() => claimLive(sql));
afterAll(() => claimLive(sql));
// Last, so that its pages are closed before their content is removed.
const visit = openBrowser();

const wasHydrated = (page: Page) => page.evaluate(() => window.beforeApp === undefined);

/** Opens an address and waits until its application is prefetched and its own requests have finished. */
async function openUntouched(page: Page, path: string): Promise<void> {
  const fetched = page.waitForResponse(/\/assets\/index-.*\.js$/);
  await page.goto(path);
  await fetched;
  await pageScriptRan(page);
  await settled(page);
}

/** The requests that a page sends to the database. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/rest/v1/") && request.method() === "GET") asked.push(pathname.slice(9));
  });
  return asked;
}

it("a current article does not change after hydration, and is checked once", async () => {
  const { page } = await visit();
  const changes = await recordChanges(page);
  await openUntouched(page, `/blog/${ARTICLE}`);
  const asked = listen(page);
  const before = (await changes()).length;
  await hydrated(page);
  // The browser may be idle while it still compiles the requesting script.
  await expect.poll(() => asked).toContain("rpc/site_status");
  await settled(page);
  expect(asked.filter((table) => table !== "url_redirects")).toEqual(["rpc/site_status"]);
  expect((await changes()).slice(before)).toEqual([]);
});

it("an article that was taken offline after its page was built becomes the not-found page", async () => {
  const { page } = await visit();
  // By then its view is counted: that of an article that readers cannot see is refused.
  await openUntouched(page, `/blog/${ARTICLE}`);
  await setOffline(true);
  try {
    await hydrated(page);
    await page.getByRole("heading", { level: 1, name: /not found/i }).waitFor();
    const head = await readHead(page);
    expect(head.robots).toEqual(["noindex,follow"]);
    expect(head.titles).toHaveLength(1);
    expect(head.titles[0]).not.toContain("ever");
    expect(head.jsonLd.map((data) => data["@type"])).not.toContain("Article");
  } finally {
    await setOffline(false);
  }
});

it.each(["/", `/ar/blog/${ARTICLE}`])(
  "%s, untouched, runs only its own script, counts its visit and prefetches the application",
  async (path) => {
    const { page } = await visit({ viewport: PHONE });
    await openUntouched(page, path);
    expect(await wasHydrated(page)).toBe(false);
    expect(await dataLayerEntries(page, "consent")).toHaveLength(1);
  },
);

it.each<[string, (page: Page) => Promise<void>]>([
  ["is scrolled", (page) => page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }))],
  ["gets a key", (page) => page.keyboard.press("Tab")],
])("a page hydrates when it %s", async (_, touch) => {
  const { page } = await visit({ viewport: PHONE, hasTouch: true });
  await openUntouched(page, "/");
  await touch(page);
  await expect.poll(() => wasHydrated(page)).toBe(true);
});

it("a click before hydration is handled by the HTML, and its effect stays after hydration", async () => {
  const { page } = await visit({ viewport: PHONE, hasTouch: true });
  await openUntouched(page, "/");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open the menu" }).tap();
  await drawer.waitFor();
  await isHydrated(page);
  await settled(page);
  expect(await drawer.isVisible()).toBe(true);
  await drawer.getByRole("link", { name: "About Us" }).tap();
  await page.waitForURL("/about");
  await drawer.waitFor({ state: "hidden" });
});
