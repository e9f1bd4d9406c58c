import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** How much wider than its window the page is, which then scrolls sideways. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The windows in which the page scrolls sideways. */
export async function tooNarrow(page: Page): Promise<string[]> {
  // Content out of view is not laid out, and clips what is too wide.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  const found: string[] = [];
  // The first is a phone on which everything is twice as large.
  for (const width of [195, 320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const reached = await page.evaluate(() =>
      [-500, 500].map((left) => {
        window.scrollTo({ left, behavior: "instant" });
        return window.scrollX;
      }),
    );
    if (reached.some((left) => left !== 0) || (await excessWidth(page)) > 0)
      found.push(`${page.url()} at ${width} px`);
  }
  return found;
}

/** Waits for a toast with exactly this title and, where one is given, this description. */
export async function toastSays(page: Page, title: string, description = title): Promise<void> {
  await page
    .locator("[data-sonner-toast]", { has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .first()
    .waitFor();
}

/** The targets of links, as the page writes them. */
export const hrefsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Waits until an element has the focus. A closed dialog returns it in a later task of the page. */
export const focusReaches = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** A picked-up item receives keys from the next task of the page on, which no hand is fast enough to miss. */
export const listening = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
