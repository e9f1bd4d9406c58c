import type { BrowserContext } from "playwright-core";

/** Lets the retries of a failed read follow each other 20 times faster, on pages that are opened from now on. */
export const shortenRetries = (context: BrowserContext) =>
  context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const shortened = (work: () => void, ms = 0) => wait(work, ms >= 1000 ? ms / 20 : ms);
    Object.assign(window, { setTimeout: shortened });
  });
