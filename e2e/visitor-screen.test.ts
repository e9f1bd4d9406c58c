import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { goTo, hydrated, openHydrated, openBrowser, PHONE } from "./support/browser";
import { settled } from "./support/settled";
import { tooNarrow } from "./support/screen";

const visit = openBrowser();

const EACH_MS = 3200;
const PHRASES = 5;

it("pages do not scroll sideways in any window", async () => {
  const { page } = await visit();
  await openHydrated(page, "/");
  const found = await tooNarrow(page);
  for (const path of [
    "/ar/",
    "/contact",
    "/services",
    "/ar/contact",
    "/services/elderly-care",
    "/ar/services/doctor-on-call",
    "/ar/services/iv-therapy-at-home",
  ]) {
    await goTo(page, path);
    await page.locator(`link[rel="canonical"][href$="${path}"]`).waitFor({ state: "attached" });
    found.push(...(await tooNarrow(page)));
  }
  expect(found).toEqual([]);
});

it.each(["/", "/ar/"])(
  "%s keeps the headline's height while its words change, on the smallest phone",
  async (path) => {
    const { page } = await visit({ viewport: { width: 320, height: 800 } });
    await page.goto(path);
    // Letters of another font may change its height.
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
  },
);

it("one word of the headline is seen at a time, and never too pale to be read", async () => {
  const { page } = await visit();
  await page.goto("/");
  const seen = await page.locator(".rotating").evaluate(
    (words, turnMs) =>
      Array.from({ length: turnMs / 40 }, (_, frame) => {
        for (const animation of words.getAnimations({ subtree: true }))
          animation.currentTime = frame * 40 + 10;
        return [...words.children].map((word) => Number(getComputedStyle(word).opacity)).filter(Boolean);
      }),
    EACH_MS,
  );
  // Seventy per cent of this green on letters of this size is above the required contrast of 3:1.
  expect(seen.filter(([opacity = 0, ...others]) => opacity < 0.7 || others.length > 0)).toEqual([]);
});

it("the headline does not change under reduced motion until a visitor starts it", async () => {
  const { page } = await visit({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await headlineMotion(page)).toEqual([]);
  await hydrated(page);
  await page.getByRole("button", { name: "Let the headline change again" }).click();
  await expect.poll(() => headlineMotion(page)).toEqual(["running"]);
});

/** The states of the headline's words, each once. */
const headlineMotion = (page: Page): Promise<string[]> =>
  page
    .locator(".rotating")
    .evaluate((words) => [
      ...new Set(words.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);

/** The headline some time after the page was opened. */
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

describe("the header", () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  /** Whether any part of the header is visible below the contact banner, which only phones have. */
  const isVisible = (page: Page) =>
    page.evaluate(() => {
      const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
      const banner = document.querySelector('[data-source="mobile_banner"]')?.parentElement;
      return bottomOf(document.querySelector("header")) > bottomOf(banner);
    });

  it("is hidden on a phone after scrolling past 100 px and shown again at 50 px", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openHydrated(page, "/");
    expect(await isVisible(page)).toBe(true);
    await scrollTo(page, 100);
    await settled(page);
    expect(await isVisible(page), "not yet gone at 100").toBe(true);
    await scrollTo(page, 101);
    await expect.poll(() => isVisible(page)).toBe(false);
    const banner = page.locator('[data-source="mobile_banner"]');
    for (const link of await banner.all()) expect((await link.boundingBox())?.y).toBeLessThan(20);
    await scrollTo(page, 51);
    await settled(page);
    expect(await isVisible(page), "not yet back at 51").toBe(false);
    await scrollTo(page, 50);
    await expect.poll(() => isVisible(page)).toBe(true);
  });

  it("stays on a wide screen", async () => {
    const { page } = await visit({ viewport: { width: 768, height: 900 } });
    await openHydrated(page, "/");
    await scrollTo(page, 1200);
    await settled(page);
    expect(await isVisible(page)).toBe(true);
  });
});
