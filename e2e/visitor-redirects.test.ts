import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openHydrated, openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { settled } from "./support/settled";

const sql = openDatabase();

const LOOKUPS = "**/rest/v1/url_redirects?*";
const NO_FILE = /status of 404/;

afterEach(async () => {
  await sql`delete from public.url_redirects where from_path ~ '^(/ar)?/moved' or from_path = '/terms'`;
});
// Last, so that its pages are closed before what they show is gone.
const visit = openBrowser();

/** A redirect that came after the site was built. */
const redirect = (from: string, to: string, type: 301 | 302) =>
  sql`insert into public.url_redirects (from_path, to_path, redirect_type) values (${from}, ${to}, ${type})`;

/** One that the database would refuse. */
async function forceRedirects(rows: [from: string, to: string][]): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`alter table public.url_redirects disable trigger url_redirects_check`;
    for (const [from_path, to_path] of rows)
      await transaction`insert into public.url_redirects ${transaction({ from_path, to_path })}`;
    await transaction`alter table public.url_redirects enable trigger url_redirects_check`;
  });
}

const address = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

const clickTerms = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();

describe("the first request", () => {
  it.each([
    ["/book", 302, "/contact"],
    ["/book/?utm_source=x", 302, "/contact?utm_source=x"],
    ["/ar/book", 302, "/ar/contact"],
    ["/services/iv-therapy", 301, "/services/iv-therapy-at-home"],
    ["/ar/services/lab-test/", 301, "/ar/services/lab-test-at-home"],
    ["/services/iv-drip", 301, "/services/iv-therapy-at-home"],
    ["/ar/services/iv-drip", 301, "/ar/services/iv-therapy-at-home"],
  ])("for %s is answered with %i to %s", async (path, status, to) => {
    const answer = await fetch(stack.siteUrl + path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([status, to]);
  });

  it("for an address whose redirect is switched off finds nothing", async () => {
    expect((await fetch(`${stack.siteUrl}/summer-offer`)).status).toBe(404);
  });
});

describe("an address that was moved after the site was built", () => {
  it.each([
    ["/ar/moved", "/moved", "/ar/about"],
    ["/moved/قديم", "/moved/قديم", "/about"],
  ])("%s redirects by the row of %s to %s", async (path, from, expected) => {
    await redirect(from, expected.replace(/^\/ar(?=\/about)/, ""), 301);
    const { page, log } = await visit();
    log.expect(NO_FILE);
    await page.goto(`${path}?utm_source=letter#team`);
    await page.waitForURL(`${expected}?utm_source=letter#team`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("heading", { name: "404" }).count()).toBe(0);
  });

  it("is replaced in the history by a permanent redirect", async () => {
    await redirect("/terms", "/privacy", 301);
    const { page } = await visit();
    await openHydrated(page, "/");
    await clickTerms(page);
    await page.waitForURL("/privacy");
    await page.goBack();
    await page.waitForURL("/");
    await page.getByRole("region", { name: "In their own words" }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    expect(address(page)).toBe("/privacy");
  });

  it("stays in the history with a temporary redirect, and Back passes it", async () => {
    await redirect("/terms", "/privacy", 302);
    const { page } = await visit();
    await openHydrated(page, "/");
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await clickTerms(page);
    await page.waitForURL("/privacy");
    expect((await entries()) - before, "the address, and where it leads").toBe(2);
    await page.goBack();
    await page.waitForURL("/privacy");
    await page.goBack();
    await page.waitForURL("/");
    await page.getByRole("region", { name: "In their own words" }).waitFor();
  });
});

describe("a row that should not be there", () => {
  it.each<[string, string, [string, string][]]>([
    ["to another site", "/moved-out", [["/moved-out", "https://evil.example/"]]],
    [
      "in a circle by way of Arabic",
      "/ar/moved-a",
      [
        ["/moved-a", "/moved-b"],
        ["/ar/moved-b", "/ar/moved-a"],
      ],
    ],
  ])("does nothing when it leads %s", async (_, path, rows) => {
    await forceRedirects(rows);
    const { page, context, log } = await visit();
    log.expect(NO_FILE, /Page not found/);
    const outside: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith(stack.siteUrl)) outside.push(request.url());
    });
    const moves: string[] = [];
    page.on("framenavigated", (frame) => moves.push(new URL(frame.url()).pathname));
    await openHydrated(page, path);
    await page.getByRole("heading", { name: "404" }).waitFor();
    await settled(page);
    expect(address(page)).toBe(path);
    expect([...new Set(moves)]).toEqual([path]);
    expect(outside).toEqual([]);
  });
});

describe("a redirect look-up", () => {
  it("happens once per address, however often someone comes there", async () => {
    const { page } = await visit();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/url_redirects?"))
        asked.push(new URL(request.url()).searchParams.get("from_path") ?? "");
    });
    await openHydrated(page, "/");
    await clickTerms(page);
    await page.waitForURL("/terms");
    await page.goBack();
    await page.waitForURL("/");
    await page.goForward();
    await page.waitForURL("/terms");
    await page.waitForLoadState("networkidle");
    expect(asked.toSorted()).toEqual(['in.("/")', 'in.("/terms")']);
  });

  it("never delays a page that exists", async () => {
    const { page, context } = await visit();
    await context.route(LOOKUPS, () => undefined);
    await openHydrated(page, "/");
    await clickTerms(page);
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor({ timeout: 3000 });
    expect(address(page)).toBe("/terms");
  });

  it("delays an address without a page only briefly", async () => {
    const { page, context, log } = await visit();
    log.expect(NO_FILE, /Page not found/);
    await context.route(LOOKUPS, () => undefined);
    await openHydrated(page, "/moved");
    await page.getByRole("heading", { name: "404" }).waitFor({ timeout: 5000 });
    expect(address(page)).toBe("/moved");
  });
});
