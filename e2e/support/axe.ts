import axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Accessibility violations by all of axe's rules: one line per rule and element. */
export async function a11yViolations(page: Page): Promise<string[]> {
  // Reading the program takes longer than most pages take it to measure.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Colours are measured on the page at rest: no animation may be running.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return await page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id} ${String(target)}: ${html}`),
    );
  });
}
