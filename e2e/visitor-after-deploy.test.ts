import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openHydrated, openBrowser } from "./support/browser";
import { settled } from "./support/settled";

const visit = openBrowser();

/** As after a deploy: the host no longer has the scripts that the open tab asks for. */
const remove = (context: BrowserContext, script: RegExp) =>
  context.route(script, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "" }));

const follow = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first().click();

const loads = (page: Page, path: string): string[] => {
  const pages: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) pages.push(request.url());
  });
  return pages;
};

it("a page whose script is gone from the host is reloaded once", async () => {
  const { page, context, log } = await visit();
  log.expect(/status of 404/, /dynamically imported module/);
  await remove(context, /assets\/about-page/);
  await openHydrated(page, "/");
  const pages = loads(page, "/about");
  await follow(page, "/about");
  await page.getByRole("heading", { level: 1, name: "Medicine that rings the bell" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/about");
  expect(pages).toHaveLength(1);
});

it("a prerendered page stays as it is where its script is gone", async () => {
  const { page, context, log } = await visit();
  log.expect(/status of 404/, /dynamically imported module/);
  await remove(context, /assets\/contact-page/);
  await page.goto("/contact");
  const text = await page.getByRole("main").innerText();
  const isSaid = page.waitForEvent("console", (message) => message.text().includes("dynamically imported"));
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await isSaid;
  await settled(page);
  expect(await page.getByRole("main").innerText()).toBe(text);
});
