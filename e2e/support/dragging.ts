import type { Page } from "playwright-core";

/** What is picked up hears keys from the next turn of the page's clock on, which no hand is fast enough to miss. */
export const listening = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
