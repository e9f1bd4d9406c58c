import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { hydrated, openHydrated, openBrowser, pageScriptRan } from "./support/browser";
import { recordChanges } from "./support/changes";
import { openChat } from "./support/contacts";
import { readHead } from "./support/head";
import { settled } from "./support/settled";

const visit = openBrowser();

const NO_ANSWER = /net::ERR_FAILED/;

/** Makes the retries of a failed read 20 times faster, on pages that are opened from now on. */
const shortenRetries = (context: BrowserContext) =>
  context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const shortened = (work: () => void, ms = 0) => wait(work, ms >= 1000 ? ms / 20 : ms);
    Object.assign(window, { setTimeout: shortened });
  });

async function takeBackendAway(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route("**/rest/v1/**", (route) => route.abort());
  return () => context.unroute("**/rest/v1/**");
}

const quotes = (page: Page) => page.getByRole("region", { name: "In their own words" }).getByRole("figure");

/** Gives every read an unusable answer, as if the built page differed from the database; writes get no answer. */
const answerWrongly = (context: BrowserContext) =>
  context.route("**/rest/v1/**", (route) => {
    if (route.request().method() !== "GET") return route.abort();
    const isStatus = route.request().url().includes("/rpc/site_status");
    return route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: isStatus ? { current: "what it holds", live: "what was built", age: null } : [{}],
    });
  });

it("a prerendered page stays as it was built while the backend fails; contact works, and its click is stored for later", async () => {
  const { page, context, log } = await visit({ intercepts: true });
  log.expect(NO_ANSWER, /Could not read/, /The visit could not be counted/);
  await shortenRetries(context);
  await answerWrongly(context);
  const changes = await recordChanges(page);
  await page.goto("/");
  await pageScriptRan(page);
  await settled(page);
  const before = (await changes()).length;
  const refused = page.waitForEvent("console", (message) =>
    message.text().startsWith("Could not read facts"),
  );
  await hydrated(page);
  await refused;
  await settled(page);
  expect((await changes()).slice(before)).toEqual([]);
  await expect.poll(() => quotes(page).count()).toBe(8);

  expect(await openChat(page.locator('[data-source="home_hero"][href*="wa.me"]'))).toContain(
    "https://wa.me/",
  );
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent:")));
  await expect.poll(async () => (await kept()).length).toBe(1);
  await settled(page);
  expect(await kept()).toHaveLength(1);
  expect(await page.getByRole("status").count()).toBe(0);
});

it("the next page reports articles that could not be loaded, and loads them on retry", async () => {
  const { page, context, log } = await visit({ intercepts: true });
  log.expect(
    NO_ANSWER,
    /Could not read reviews/,
    /Could not read blog-posts/,
    /Could not read url-redirects/,
    /The visit could not be counted/,
  );
  await shortenRetries(context);
  const bringBackendBack = await takeBackendAway(context);
  await openHydrated(page, "/");
  // By keyboard: a mouse would be over another link after the switch, and have that page read too.
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).press("Enter");

  const articles = page.getByRole("region", { name: "معلومات تفيدك قبل أن تتصل" });
  await articles.getByText("تعذّر تحميل المقالات الآن.").waitFor();
  // Missing reviews show no error: the fallback text replaces them.
  await page.getByRole("region", { name: "ما يمكنك أن تعتمد عليه" }).waitFor();
  // Nor does staff's structured data: the page's own is there.
  expect((await readHead(page)).jsonLd.map((block) => block["@type"])).toContain("MedicalBusiness");
  await bringBackendBack();
  await articles.getByRole("button", { name: "حاول مجددًا" }).click();
  await articles.getByRole("listitem").first().waitFor();
  expect(await articles.getByRole("status").count()).toBe(0);
  await expect.poll(() => articles.getByRole("listitem").count()).toBe(4);
});
