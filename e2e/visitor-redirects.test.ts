import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openHydrated, openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";

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

const address = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

const clickTerms = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();

describe("the first request", () => {
  it.each([
    ["/book/?utm_source=x", 302, "/contact?utm_source=x"],
    ["/ar/services/lab-test/", 301, "/ar/services/lab-test-at-home"],
    ["/ar/services/iv-drip", 301, "/ar/services/iv-therapy-at-home"],
  ])("for %s is answered with %i to %s", async (path, status, to) => {
    const answer = await fetch(stack.siteUrl + path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([status, to]);
  });

  it("for an address whose redirect is switched off finds nothing", async () => {
    expect((await fetch(`${stack.siteUrl}/summer-offer`)).status).toBe(404);
  });
});

it("an Arabic address that was moved after the site was built redirects by the row of its English one", async () => {
  await redirect("/moved", "/about", 301);
  const { page, log } = await visit();
  log.expect(NO_FILE);
  await page.goto("/ar/moved?utm_source=letter#team");
  await page.waitForURL("/ar/about?utm_source=letter#team");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("heading", { name: "404" }).count()).toBe(0);
});

describe("a redirect look-up", () => {
  it("never delays a page that exists", async () => {
    const { page, context } = await visit();
    await context.route(LOOKUPS, () => undefined);
    await openHydrated(page, "/");
    await clickTerms(page);
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor({ timeout: 3000 });
    expect(address(page)).toBe("/terms");
  });
});
