import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { serviceSlugs } from "../src/content/service-titles";
import { openBrowser, openHydrated, PHONE } from "./support/browser";

const visit = openBrowser();

const focused = (page: Page) => page.locator(":focus");

it.each([
  ["/", "Services", "Doctor at Hotel", "/services/doctor-at-hotel"],
  ["/ar/", "الخدمات", "طبيب في الفندق", "/ar/services/doctor-at-hotel"],
])(
  "the navigation at %s leads to the hotel doctor in two presses, and its keyboard order is the order on the screen",
  async (start, services, hotel, address) => {
    const { page } = await visit();
    await openHydrated(page, start);
    const button = page.getByRole("banner").getByRole("button", { name: services });
    await button.focus();
    await page.keyboard.press("Enter");
    const all = page.getByRole("banner").locator('a[href$="/services"]');
    await all.waitFor();
    const tops: number[] = [];
    for (let press = 0; press <= serviceSlugs.length; press++) {
      await page.keyboard.press("Tab");
      tops.push(await focused(page).evaluate((link) => Math.round(link.getBoundingClientRect().top)));
    }
    expect(tops, "from the five down to the compact list").toEqual(
      tops.toSorted((one, other) => one - other),
    );
    expect(new Set(tops).size).toBeGreaterThan(2);
    await page.keyboard.press("Escape");
    await button.click();
    await page.getByRole("banner").getByRole("link", { name: hotel, exact: true }).click();
    await page.waitForURL(address);
  },
);

it("the page of all services works by keyboard without script, and its group links lead to the groups", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/services");
  const main = page.getByRole("main");
  await expect.poll(() => main.locator('a[href^="/ar/services/"]').count()).toBe(serviceSlugs.length);
  const other = main.getByRole("link", { name: "خدمات أخرى" });
  await other.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("/ar/services#other-services");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page).getAttribute("href")).toBe("/ar/services/nurse-on-call");
  await page.keyboard.press("Enter");
  await page.waitForURL("/ar/services/nurse-on-call");
  const trail = page.getByRole("navigation", { name: "أنت هنا" });
  await trail.getByRole("link", { name: "الخدمات" }).click();
  await page.waitForURL("/ar/services");
});

it("the drawer shows a sign that the services unfold", async () => {
  const { page } = await visit({ viewport: PHONE });
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const arrow = page.getByRole("dialog", { name: "Menu" }).locator("summary .icon");
  await arrow.waitFor();
  expect((await arrow.boundingBox())?.width).toBeGreaterThan(16);
});
