import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { ARTICLE, answerPictureRequests, withPictureAnswers } from "./support/article";
import { hydrated, openHydrated, openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";

const open = openBrowser();
const visit = withPictureAnswers(open);
const sql = openDatabase();

const PATH = `/blog/${ARTICLE}`;

/**
 * Reads the views that a browser has sent, as they are stored. Other tests read the same article at the same time.
 * @param context before it opens a page
 */
function viewsOf(context: BrowserContext) {
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/blog_events"))
      sent.push((request.postDataJSON() as { event_id: string }).event_id);
  });
  return () => sql<Record<string, string | null>[]>`
    select utm_source, utm_medium, utm_campaign, lang, referrer
    from public.blog_events where event_id = any(${sent}) order by id`;
}

it("an infographic is requested once when the reader comes near, and kept in the browser", async () => {
  const { page, context } = await open();
  const prompts = await answerPictureRequests(context);
  await openHydrated(page, PATH);
  const image = page.getByRole("img", { name: /^Three-step fever guide/ });
  await page.locator("article h3").first().scrollIntoViewIfNeeded();
  await image.waitFor();
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await page.reload();
  // The browser has scrolled there on its own.
  await hydrated(page);
  await image.waitFor();
  expect(prompts).toHaveLength(1);
});

it("a view is stored, whatever the address says", async () => {
  const { page, context } = await visit();
  const views = viewsOf(context);
  const hostile = `?utm_source=${encodeURIComponent("<script>'; drop table blog_events;--\u0000")}&utm_medium=${"m".repeat(5000)}&utm_campaign=amal%40example.com`;
  await openHydrated(page, PATH + hostile);
  await expect
    .poll(async () => [...(await views())])
    .toEqual([
      {
        utm_source: "<script>'; drop table blog_events;--",
        utm_medium: "m".repeat(100),
        utm_campaign: "doctor-on-call",
        lang: "en",
        referrer: null,
      },
    ]);
});

it("a view is stored on a quick exit, with the referring site but not its page", async () => {
  const { page, context } = await visit();
  const views = viewsOf(context);
  await context.route("https://search.example.com/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Referrer-Policy": "unsafe-url" },
      body: `<a href="${stack.siteUrl}${PATH}">found</a>`,
    }),
  );
  await page.goto("https://search.example.com/?q=blood");
  const sent = page.waitForRequest(/blog_events/);
  await page.getByRole("link").click();
  await sent;
  await page.close();
  await expect
    .poll(async () => (await views()).map(({ referrer }) => referrer))
    .toEqual(["https://search.example.com"]);
});
