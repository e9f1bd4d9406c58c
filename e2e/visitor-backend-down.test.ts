import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openHydrated, openBrowser } from "./support/browser";
import { keepChatsHere } from "./support/contacts";
import { shortenRetries } from "./support/retries";
import { readHead } from "./support/head";
import { settled } from "./support/settled";

const visit = openBrowser();

const NO_ANSWER = /net::ERR_FAILED/;

async function takeBackendAway(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route("**/rest/v1/**", (route) => route.abort());
  return () => context.unroute("**/rest/v1/**");
}

const quotes = (page: Page) => page.getByRole("region", { name: "In their own words" }).getByRole("figure");

it("a prerendered page stays without error messages while the backend is down; contact works, and its click is kept", async () => {
  const { page, context, log } = await visit();
  log.expect(NO_ANSWER, /The visit could not be counted/);
  await takeBackendAway(context);
  await keepChatsHere(context);
  await openHydrated(page, "/");
  await expect.poll(() => quotes(page).count()).toBe(8);
  expect(await page.getByRole("main").innerText()).not.toMatch(/could not be loaded|went wrong/i);

  const popup = context.waitForEvent("page");
  await page.locator('[data-source="home_hero"][href*="wa.me"]').click();
  expect((await popup).url()).toContain("https://wa.me/");
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent:")));
  await expect.poll(async () => (await kept()).length).toBe(1);
  await settled(page);
  expect(await kept()).toHaveLength(1);
  await expect.poll(() => quotes(page).count()).toBe(8);
  expect(await page.getByRole("status").count()).toBe(0);
});

it("the next page reports articles that could not be loaded, and loads them on retry", async () => {
  const { page, context, log } = await visit();
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
  // By keyboard: a mouse would lie on another link after the switch, and have that page read too.
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
