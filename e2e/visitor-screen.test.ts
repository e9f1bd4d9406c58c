import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { awake, openAwake, openBrowser } from "./support/browser";

const visit = openBrowser();

const LANGUAGES = [
  { path: "/", pause: "Pause the changing headline", play: "Let the headline change again" },
  { path: "/ar", pause: "أوقف تبدّل العنوان", play: "شغّل تبدّل العنوان" },
] as const;
const EACH_MS = 3200;
const PHRASES = 5;

describe.each(LANGUAGES)("$path", ({ path, pause, play }) => {
  it("does not scroll sideways on any screen", async () => {
    const { page } = await visit();
    await openAwake(page, path);
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

  it.each([320, 1280])("keeps the headline's height while its words change, at %i px", async (width) => {
    const { page } = await visit({ viewport: { width, height: 800 } });
    await openWithClock(page, path);
    const seen = [await headline(page)];
    for (let step = 1; step < PHRASES; step++) {
      await page.clock.runFor(EACH_MS);
      seen.push(await headline(page));
    }
    expect(new Set(seen.map(({ words }) => words)).size).toBe(PHRASES);
    expect(new Set(seen.map(({ height }) => height)).size, "one height for all words").toBe(1);
    expect(
      seen.every(({ isInside }) => isInside),
      "no word is wider than the screen",
    ).toBe(true);
    await page.clock.runFor(EACH_MS);
    expect(await headline(page)).toEqual(seen[0]);
  });

  it("stops the headline when asked to and lets it go on", async () => {
    const { page } = await visit();
    await openWithClock(page, path);
    await page.getByRole("button", { name: pause }).click();
    const paused = await headline(page);
    await page.clock.runFor(EACH_MS * 2);
    expect(await headline(page)).toEqual(paused);
    await page.getByRole("button", { name: play }).click();
    await page.clock.runFor(EACH_MS);
    expect((await headline(page)).words).not.toBe(paused.words);
  });

  it("changes nothing for who prefers less motion", async () => {
    const { page } = await visit({ reducedMotion: "reduce" });
    await openWithClock(page, path);
    const first = await headline(page);
    await page.clock.runFor(EACH_MS * 3);
    expect(await headline(page)).toEqual(first);
    await page.getByRole("button", { name: play }).waitFor();
  });
});

/** With a clock that the test turns: the application starts after `load`, by a timer. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(50);
  await awake(page);
}

async function headline(page: Page): Promise<{ words: string; height: number; isInside: boolean }> {
  return await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    // The chosen words are those whose class does not hide them; their fading is the style sheet's affair.
    const shown = [...heading.querySelectorAll("span > span")].filter(
      (words) => !words.classList.contains("opacity-0"),
    );
    const box = shown[0]?.getBoundingClientRect();
    return {
      words: shown.map(({ textContent }) => textContent).join("|"),
      height: heading.getBoundingClientRect().height,
      isInside: box !== undefined && box.left >= 0 && box.right <= document.documentElement.clientWidth,
    };
  });
}
