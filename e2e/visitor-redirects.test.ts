import { afterEach, describe, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";

const sql = openDatabase();

const NO_FILE = /status of 404/;

afterEach(async () => {
  await sql`delete from public.url_redirects where from_path = '/moved'`;
});
// Last, so that its pages are closed before what they show is gone.
const visit = openBrowser();

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
  await sql`insert into public.url_redirects (from_path, to_path) values ('/moved', '/about')`;
  const { page, log } = await visit();
  log.expect(NO_FILE);
  log.allow(/Page not found/);
  await page.goto("/ar/moved?utm_source=letter#team");
  await page.waitForURL("/ar/about?utm_source=letter#team");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "404" }).count()).toBe(0);
});
