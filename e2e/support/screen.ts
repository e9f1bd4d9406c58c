import type { Page } from "playwright-core";
import { expect } from "vitest";

/** How much wider than its window the page is, which then scrolls sideways. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** That the page scrolls sideways in no window. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await excessWidth(page), `${page.url()} at ${width} px`).toBe(0);
  }
}

/** Waits for a toast with exactly this title and, where one is given, this description. */
export async function toastSays(page: Page, title: string, description = title): Promise<void> {
  await page
    .locator("[data-sonner-toast]", { has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .first()
    .waitFor();
}
