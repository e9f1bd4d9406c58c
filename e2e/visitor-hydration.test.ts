import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ARTICLE, withPictureAnswers } from "./support/article";
import { isHydrated, openBrowser, PHONE } from "./support/browser";
import { dataLayerEntries } from "./support/contacts";
import { settled } from "./support/settled";

const visit = withPictureAnswers(openBrowser());

const wasHydrated = (page: Page) => page.evaluate(() => window.beforeApp === undefined);

/** Opens an address and waits until its application is prefetched and its own requests have finished. */
async function openUntouched(page: Page, path: string): Promise<void> {
  const fetched = page.waitForResponse(/\/assets\/index-.*\.js$/);
  await page.goto(path);
  await fetched;
  await settled(page);
}

describe("a page without interaction", () => {
  it.each(["/", `/ar/blog/${ARTICLE}`])(
    "%s runs only its own script, counts its visit and prefetches the application",
    async (path) => {
      const { page } = await visit({ viewport: PHONE });
      await openUntouched(page, path);
      expect(await wasHydrated(page)).toBe(false);
      expect(await dataLayerEntries(page, "consent")).toHaveLength(1);
      await page.getByRole("region", { name: /About measuring visits|عن قياس الزيارات/ }).waitFor();
    },
  );
});

describe("a page hydrates", () => {
  it.each<[string, (page: Page) => Promise<void>]>([
    ["is scrolled", (page) => page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }))],
    ["gets a key", (page) => page.keyboard.press("Tab")],
  ])("when it %s", async (_, touch) => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true });
    await openUntouched(page, "/");
    await touch(page);
    await expect.poll(() => wasHydrated(page)).toBe(true);
  });
});

describe("a click before hydration", () => {
  it("is handled by the HTML, and its effect stays after hydration", async () => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true });
    await openUntouched(page, "/");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Open the menu" }).tap();
    await drawer.waitFor();
    await isHydrated(page);
    await settled(page);
    expect(await drawer.isVisible()).toBe(true);
    await drawer.getByRole("link", { name: "About Us" }).tap();
    await page.waitForURL("/about");
    await drawer.waitFor({ state: "hidden" });
  });
});
