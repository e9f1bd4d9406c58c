import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as long as the package's own module, so it reaches a page and is compiled in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Accessibility violations by all of axe's rules: one line per rule and element. */
export async function a11yViolations(page: Page): Promise<string[]> {
  // Loading the script takes longer than measuring most pages.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return await page.evaluate(async () => {
    // Colours are measured on the page at rest: no animation may be running, nor one that follows another.
    const running = () => document.getAnimations().filter(({ playState }) => playState === "running");
    for (let moving = running(); moving.length > 0; moving = running())
      await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await window.axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id} ${String(target)}: ${html}`),
    );
  });
}
