import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { ARTICLE } from "./support/article";
import { openBrowser, openHydrated, PHONE, withStoredLanguage } from "./support/browser";
import { settled } from "./support/settled";

declare global {
  interface Window {
    moved: number;
  }
}

const visit = openBrowser();

/**
 * Contact links and emergency numbers in the window that cannot be pressed, because something covers their middle, at the top of
 * the page or also while it is scrolled to its end.
 */
const covered = (page: Page, isScrolled = false) =>
  page.evaluate(async (toEnd) => {
    const here = () =>
      [...document.querySelectorAll('a[href^="tel:"], a[href*="wa.me/"], [data-source]')]
        .filter((contact) =>
          contact.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .filter((contact) => {
          const { left, top, width, height } = contact.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const front = document.elementFromPoint(x, y);
          const isQuestion = front?.closest(".consent-notice, .consent-thanks, .arabic-offer");
          return y > 0 && y < innerHeight && isQuestion && !contact.contains(front);
        });
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const end = toEnd ? document.documentElement.scrollHeight : 1;
    const found: string[] = [];
    for (let y = 0; y < end; y += Math.max(150, Math.floor(end / 12))) {
      if (toEnd) scrollTo({ top: y, behavior: "instant" });
      await frame();
      found.push(...here().map((contact) => `at ${y}: ${contact.outerHTML}`));
    }
    return found;
  }, isScrolled);

/** How far anything on the page has moved, also right after a press. */
const watchShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.moved += (entry as { value?: number } & PerformanceEntry).value ?? 0;
    }).observe({ type: "layout-shift", buffered: true });
  });
const moved = (page: Page) => page.evaluate(() => window.moved);

const ANSWERS = { "/": "No, thanks", "/ar/": "لا، شكرًا" } as const;

const SIZES = [
  [1280, 800],
  [390, 844],
  [320, 568],
  // The widths of a desktop at 400 % zoom and of a phone at 200 %.
  [320, 200],
  [195, 422],
] as const;
const PATHS = ["/", "/ar/contact", "/services/doctor-on-call", `/ar/blog/${ARTICLE}`];

async function openWithQuestion(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?gclid=test-room`);
  await page.locator(".consent-notice").waitFor();
  await settled(page);
  // The font, which loads in the meantime, may move as much.
  expect(await moved(page)).toBeLessThanOrEqual(0.04);
}

/** Each page, and all windows in an order that begins with another one for each page. */
const CASES = PATHS.map((path, index) => [path, [...SIZES.slice(index), ...SIZES.slice(0, index)]] as const);

/* Loading each page in each window took 41 s of the processor time of Chromium, and this takes 25. */
it.each(CASES)(
  "the question covers no contact button and no emergency number while %s scrolls, in any window, and nothing shifts when it appears or is answered",
  async (path, sizes) => {
    const { page, context } = await visit({ reducedMotion: "reduce" });
    await watchShifts(context);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      if (page.url() === "about:blank") await openWithQuestion(page, path);
      await settled(page);
      expect(await covered(page, true), `at ${width} x ${height}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    }
    await settled(page);
    await page.evaluate(() => (window.moved = 0));
    await page
      .getByRole("button", { name: path.startsWith("/ar/") ? ANSWERS["/ar/"] : ANSWERS["/"] })
      .click();
    await page
      .getByRole("status")
      .filter({ hasText: /^(?:Thank you|شكرًا لك)/ })
      .waitFor();
    await settled(page);
    expect(await moved(page)).toBeLessThanOrEqual(0.02);
  },
);

it.each(["/", "/ar/"] as const)(
  "on %s the question is answered by keyboard, and the focus returns; the next page has no question",
  async (path) => {
    const { page, context } = await visit({ viewport: PHONE, reducedMotion: "reduce" });
    await watchShifts(context);
    await page.goto(`${path}?fbclid=test-keyboard`);
    const answer = page.getByRole("button", { name: ANSWERS[path] });
    await answer.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await answer.evaluate((button) => button === document.activeElement), "among the first").toBe(
      true,
    );
    const before = page.getByRole("banner").getByRole("link").first();
    await before.focus();
    await answer.focus();
    await settled(page);
    await page.evaluate(() => (window.moved = 0));
    await page.keyboard.press("Enter");
    await answer.waitFor({ state: "detached" });
    expect(await before.evaluate((link) => link === document.activeElement)).toBe(true);
    await settled(page);
    expect(await moved(page)).toBeLessThanOrEqual(0.02);
    expect(page.url()).not.toContain("fbclid");
    await page.reload();
    await settled(page);
    expect(await page.locator(".consent-notice, .consent-thanks").count()).toBe(0);
  },
);

it("a visitor without an ad gets no question, and the answer is optional: the question follows from page to page", async () => {
  const { page } = await visit({ viewport: PHONE });
  await openHydrated(page, "/?utm_source=google");
  await settled(page);
  expect(await page.locator(".consent-notice").count()).toBe(0);
  await openHydrated(page, "/services/nurse-on-call?gclid=test-nobody");
  await page.locator(".consent-notice").waitFor();
  await page.getByRole("contentinfo").locator('a[href="/contact"]').click();
  await page.waitForURL(/\/contact\?gclid=test-nobody$/);
  await page.locator(".consent-notice").waitFor();
  expect(await page.locator(".consent-notice").count()).toBe(1);
  expect(await page.evaluate(() => JSON.stringify([localStorage, document.cookie]))).not.toContain(
    "test-nobody",
  );
});

it("a browser set to Arabic is offered the Arabic home page once, in one line, without a redirect", async () => {
  const { page, context } = await visit({ viewport: PHONE, locale: "ar-AE", reducedMotion: "reduce" });
  await watchShifts(context);
  await page.goto("/");
  const offer = page.getByRole("link", { name: "هذه الصفحة متوفرة بالعربية" });
  await offer.waitFor();
  await settled(page);
  expect([new URL(page.url()).pathname, (await moved(page)) <= 0.04, await covered(page)]).toEqual([
    "/",
    true,
    [],
  ]);
  await page.reload();
  await settled(page);
  expect(await offer.count(), "once").toBe(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await offer.click();
  await page.waitForURL("/ar/");
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("ar");
});

it.each([
  ["an English browser", "/", { locale: "en-GB" }],
  ["an Arabic browser on another page", "/about", { locale: "ar-AE" }],
  ["an Arabic browser whose person has chosen", "/", { locale: "ar-AE", ...withStoredLanguage("en") }],
])("the Arabic home page is not offered to %s", async (_, path, options) => {
  const { page } = await visit(options);
  await page.goto(path);
  await settled(page);
  expect(await page.locator(".arabic-offer").count()).toBe(0);
});
