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

  await openHydrated(page, "/contact");
  await follow(page, "/about");
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
  expect(pages).toHaveLength(1);
  // Header, contact buttons and footer are where they were.
  for (const part of ["banner", "contentinfo"] as const) await page.getByRole(part).waitFor();
  const contacts = await main.getByRole("link").evaluateAll((links) => links.map((link) => link.textContent));
  expect(contacts).toEqual(["WhatsApp", "+971 4 000 0000", "998 ambulance"]);
  await follow(page, "/contact");
  await main.getByRole("heading", { level: 1 }).filter({ hasNotText: "wrong" }).waitFor();
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
