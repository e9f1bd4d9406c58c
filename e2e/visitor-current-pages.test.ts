import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, it } from "vitest";
import { ARTICLE, withPictureAnswers } from "./support/article";
import { hydrated, openBrowser } from "./support/browser";
import { recordChanges } from "./support/changes";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";
import { settled } from "./support/settled";
import { claimLive } from "./support/site-builds";

const sql = openDatabase();

const setOffline = (isOffline: boolean) =>
  sql`update public.blog_posts set deleted_at = ${isOffline ? new Date() : null} where slug = ${ARTICLE}`;

beforeEach(() => claimLive(sql));
afterAll(() => claimLive(sql));
// Last, so that its pages are closed before what they show is gone.
const visit = withPictureAnswers(openBrowser());

/** Opens an address and waits until the page has finished its own requests. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The last of it.
  await page.getByRole("region", { name: "About measuring visits" }).waitFor();
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

it("an article does not change after hydration while it is up to date, and asks once whether it is", async () => {
  const { page } = await visit();
  const changes = await recordChanges(page);
  await openUntouched(page, `/blog/${ARTICLE}`);
  const asked = listen(page);
  const before = (await changes()).length;
  await hydrated(page);
  // The browser may be idle while it still compiles what asks.
  await expect.poll(() => asked).toContain("rpc/site_status");
  await settled(page);
  expect(asked.filter((table) => table !== "url_redirects")).toEqual(["rpc/site_status"]);
  expect((await changes()).slice(before)).toEqual([]);
});

it("an article that was taken offline after its page was built becomes the not-found page", async () => {
  const { page } = await visit();
  // Its view is counted by then: one of an article that readers cannot see is refused.
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
