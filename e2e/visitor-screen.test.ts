import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, openHydrated, openBrowser } from "./support/browser";

const visit = openBrowser();

const EACH_MS = 3200;
const PHRASES = 5;

describe.each(["/", "/ar/"])("%s", (path) => {
  it("does not scroll sideways on any screen", async () => {
    const { page } = await visit();
    await openHydrated(page, path);
    // What is not in view yet is not laid out, and clips what is too wide.
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = await page.evaluate(() => {
        const root = document.documentElement;
        const reached = [-500, 500].map((left) => {
          window.scrollTo({ left, behavior: "instant" });
          return window.scrollX;
        });
        return { reached, excess: root.scrollWidth - root.clientWidth };
      });
      expect(sideways, `at ${width} px`).toEqual({ reached: [0, 0], excess: 0 });
    }
  });

  it("keeps the headline's height while its words change, on the smallest phone", async () => {
    const { page } = await visit({ viewport: { width: 320, height: 800 } });
    await page.goto(path);
    // Letters of another font may give it another height.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem(`fonts-${document.documentElement.lang}`)))
      .not.toBeNull();
    const seen = [];
    for (let turn = 0; turn < PHRASES; turn++) seen.push(await headlineAfter(page, turn * EACH_MS + 1000));
    expect(new Set(seen.map(({ words }) => words)).size).toBe(PHRASES);
    expect(new Set(seen.map(({ height }) => height)).size, "one height for all words").toBe(1);
    expect(
      seen.every(({ isInside }) => isInside),
      "no word is wider than the screen",
    ).toBe(true);
    expect(await headlineAfter(page, PHRASES * EACH_MS + 1000)).toEqual(seen[0]);
  });
});

it("the headline does not change under reduced motion until a visitor starts it", async () => {
  const { page } = await visit({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await headlineMotion(page)).toEqual([]);
  await hydrated(page);
  await page.getByRole("button", { name: "Let the headline change again" }).click();
  await expect.poll(() => headlineMotion(page)).toEqual(["running"]);
});

/** What the headline's words do, each state once. */
const headlineMotion = (page: Page): Promise<string[]> =>
  page
    .locator(".rotating")
    .evaluate((words) => [
      ...new Set(words.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);

/** The headline as it is some time after the page came. */
async function headlineAfter(
  page: Page,
  afterMs: number,
): Promise<{ words: string; height: number; isInside: boolean }> {
  return await page.getByRole("heading", { level: 1 }).evaluate((heading, ms) => {
    for (const animation of heading.getAnimations({ subtree: true })) animation.currentTime = ms;
    const shown = [...heading.querySelectorAll(".rotating > *")].filter(
      (words) => getComputedStyle(words).opacity === "1",
    );
    const box = shown[0]?.getBoundingClientRect();
    return {
      words: shown.map(({ textContent }) => textContent).join("|"),
      height: heading.getBoundingClientRect().height,
      isInside: box !== undefined && box.left >= 0 && box.right <= document.documentElement.clientWidth,
    };
  }, afterMs);
}
