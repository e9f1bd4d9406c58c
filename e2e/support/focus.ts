import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until an element has the focus. A closed dialog gives it back in a later turn of the page's clock. */
export const focusReaches = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
