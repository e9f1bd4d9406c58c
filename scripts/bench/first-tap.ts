import type { Page } from "playwright-core";
import { openUntilIdle, withBrowser } from "./browser";
import { median } from "./report";

const PHONE = { width: 412, height: 823 };
const CPU_SLOWDOWN = 4;

/** In milliseconds: from the first tap of a visit until what it asked for is there, and how long the slowest press took. */
export interface FirstTap {
  drawer: number;
  navigation: number;
  /** Interaction to next paint. */
  inp: number;
}

/** Taps on a page that nobody has touched, on a slow phone; each number is the median of `runs` fresh browsers. */
export async function measureFirstTap(
  chromiumPath: string,
  signal: AbortSignal,
  url: string,
  runs: number,
): Promise<FirstTap> {
  const all: FirstTap[] = [];
  for (let run = 0; run < runs; run++) {
    const { waited: drawer, inp } = await tap(chromiumPath, signal, url, openDrawer);
    const { waited: navigation } = await tap(chromiumPath, signal, url, followLink);
    all.push({ drawer, navigation, inp });
  }
  const middle = (key: keyof FirstTap) => median(all.map((one) => one[key]));
  return { drawer: middle("drawer"), navigation: middle("navigation"), inp: middle("inp") };
}

async function tap(
  chromiumPath: string,
  signal: AbortSignal,
  url: string,
  act: (page: Page) => Promise<number>,
): Promise<{ waited: number; inp: number }> {
  return await withBrowser(chromiumPath, signal, [], async (browser) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const presses: number[] = [];
      Object.assign(window, { presses });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) presses.push(duration);
      }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await openUntilIdle(page, url);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const waited = await act(page);
    const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses);
    return { waited, inp: Math.max(0, ...presses) };
  });
}

/** From the press to the frame in which the drawer is open, by the page's own clock. */
async function openDrawer(page: Page): Promise<number> {
  await page.evaluate(() => {
    let pressedAt = 0;
    addEventListener("pointerdown", ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    document
      .querySelector("[popover]")
      ?.addEventListener("toggle", () =>
        requestAnimationFrame(() => Object.assign(window, { drawerMs: performance.now() - pressedAt })),
      );
  });
  await page.locator("header button[popovertarget]").filter({ visible: true }).first().tap();
  const waited = await page.waitForFunction(() => (window as { drawerMs?: number }).drawerMs);
  // The application that the tap has called must not hold the next press up.
  await page.waitForFunction(() => !window.beforeApp);
  return (await waited.jsonValue()) ?? Number.NaN;
}

/** From the press on a link to the frame in which the next page has its heading, by the page's own clock. */
async function followLink(page: Page): Promise<number> {
  const link = page.locator('main a[href^="/"]').filter({ visible: true }).first();
  const address = await link.getAttribute("href");
  await link.scrollIntoViewIfNeeded();
  // A link that is pressed before the application has taken over loads a document: what is kept must outlive this one.
  await page.evaluate(() => {
    sessionStorage.setItem("firstHeading", document.querySelector("h1")?.textContent ?? "");
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => sessionStorage.setItem("pressedAt", String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    );
  });
  await link.tap();
  // Asked in every frame, within the page.
  const waited = await page.waitForFunction((path) => {
    const heading = document.querySelector("h1")?.textContent;
    if (location.pathname !== path || !heading || heading === sessionStorage.getItem("firstHeading"))
      return undefined;
    return performance.timeOrigin + performance.now() - Number(sessionStorage.getItem("pressedAt"));
  }, address);
  return (await waited.jsonValue()) ?? Number.NaN;
}
