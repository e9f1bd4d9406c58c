import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ARTICLE } from "./support/article";
import { hydrated, openBrowser, openHydrated, PHONE } from "./support/browser";
import { requestsOf, settled } from "./support/settled";

const visit = openBrowser();

const FONT_FILES = "**/*.woff2";
const MAX_SHIFT = 0.02;

/** Whether the headline is painted in a font of the site, rather than of the system. */
async function isInSiteFont(page: Page): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** Holds the files of fonts back until they are released. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(FONT_FILES, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Opens an address and waits until it is painted and requests its font. */
async function openUntilFontRequested(page: Page, path: string): Promise<void> {
  const requested = page.waitForRequest(FONT_FILES);
  await page.goto(path);
  await requested;
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("paint").length))
    .toBeGreaterThan(0);
}

/** Adds up the layout shifts that the browser reports from the first paint on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry)
          Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + Number(entry.value) });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** How far the page has moved since it was opened, after two frames in which shifts are reported. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Number(Reflect.get(window, "shift"))))),
        ),
      ),
  );

it.each(["/", "/ar/services/elderly-care", `/blog/${ARTICLE}`, "/ar/privacy"])(
  "%s is painted at once, and its font replaces the fallback without moving anything",
  async (address) => {
    const { page } = await visit({ intercepts: true, viewport: PHONE, hasTouch: true });
    await countShifts(page);
    const release = await holdFonts(page);
    await openUntilFontRequested(page, address);
    expect(await isInSiteFont(page)).toBe(false);
    release();
    await expect.poll(() => isInSiteFont(page)).toBe(true);
    await settled(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  },
);

it("pages that are opened without a load are in the font of their language", async () => {
  const { page } = await visit();
  await openHydrated(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("/about");
  await expect.poll(() => isInSiteFont(page)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("/ar/about");
  await expect.poll(() => isInSiteFont(page)).toBe(true);
});

it("the next load has the font before the page's script", async () => {
  const { page } = await visit({ intercepts: true });
  await page.goto("/ar/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fonts-ar"))).not.toBeNull();
  await page.route("**/page-script-*.js", (route) => route.fulfill({ contentType: "text/javascript" }));
  await page.goto("/ar/about");
  await expect.poll(() => isInSiteFont(page)).toBe(true);
});

it.each([{ effectiveType: "slow-2g" }, { effectiveType: "4g", saveData: true }])(
  "the fallback stays on a connection of %o",
  async (connection) => {
    const { page } = await visit();
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value }),
      connection,
    );
    const requests = requestsOf(page);
    await openHydrated(page, "/");
    await settled(page);
    expect(requests.filter((url) => url.endsWith(".woff2"))).toEqual([]);
    expect(await isInSiteFont(page)).toBe(false);
  },
);

it("without its font the fallback stays, no message appears, and the next page does not wait for the font", async () => {
  const { page } = await visit({ intercepts: true });
  await holdFonts(page);
  await openUntilFontRequested(page, "/");
  await hydrated(page);
  expect(await isInSiteFont(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("fonts-en"))).toBeNull();
});
