import axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What stands in the way of people with disabilities, by all of axe's rules: one line per rule and element. */
export async function a11yViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Colours are measured as they are: nothing may be on its way in or out. What is taken away meanwhile ends as well.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return await page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id} ${String(target)}: ${html}`),
    );
  });
}
