import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { settled } from "./support/settled";

const visit = openBrowser();

describe("the header", () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  /** Whether anything of the header can be seen below the contact banner, which only phones have. */
  const isVisible = (page: Page) =>
    page.evaluate(() => {
      const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
      const banner = document.querySelector('[data-source="mobile_banner"]')?.parentElement;
      return bottomOf(document.querySelector("header")) > bottomOf(banner);
    });

  it("is hidden on a phone after scrolling past 100 px and shown again at 50 px", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openHydrated(page, "/");
    expect(await isVisible(page)).toBe(true);
    await scrollTo(page, 100);
    await settled(page);
    expect(await isVisible(page), "not yet gone at 100").toBe(true);
    await scrollTo(page, 101);
    await expect.poll(() => isVisible(page)).toBe(false);
    const banner = page.locator('[data-source="mobile_banner"]');
    for (const link of await banner.all()) expect((await link.boundingBox())?.y).toBeLessThan(20);
    await scrollTo(page, 51);
    await settled(page);
    expect(await isVisible(page), "not yet back at 51").toBe(false);
    await scrollTo(page, 50);
    await expect.poll(() => isVisible(page)).toBe(true);
  });

  it("stays on a wide screen", async () => {
    const { page } = await visit({ viewport: { width: 768, height: 900 } });
    await openHydrated(page, "/");
    await scrollTo(page, 1200);
    await settled(page);
    expect(await isVisible(page)).toBe(true);
  });
});
