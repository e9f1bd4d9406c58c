import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ARTICLE, withPictureAnswers } from "./support/article";
import { isHydrated, openBrowser, PHONE } from "./support/browser";
import { dataLayerEntries, keepChatsHere } from "./support/contacts";
import { settled } from "./support/settled";

const visit = withPictureAnswers(openBrowser());

const wasHydrated = (page: Page) => page.evaluate(() => window.beforeApp === undefined);

/** Opens an address and waits until its application is prefetched and its own requests have finished. */
async function openUntouched(page: Page, path: string): Promise<void> {
  const fetched = page.waitForResponse(/\/assets\/index-.*\.js$/);
  await page.goto(path);
  await fetched;
  await settled(page);
}

describe("a page without interaction", () => {
  it.each([
    "/",
    "/ar/services/iv-therapy-at-home",
    "/blog",
    `/ar/blog/${ARTICLE}`,
    "/dubai/deira/doctor-on-call",
  ])("%s runs only its own script, counts its visit and prefetches the application", async (path) => {
    const { page } = await visit({ viewport: PHONE });
    await openUntouched(page, path);
    expect(await wasHydrated(page)).toBe(false);
    expect(await dataLayerEntries(page, "consent")).toHaveLength(1);
    await page.getByRole("region", { name: /About measuring visits|عن قياس الزيارات/ }).waitFor();
  });
});

describe("a page hydrates", () => {
  it.each<[string, (page: Page) => Promise<void>]>([
    ["is scrolled", (page) => page.mouse.wheel(0, 200)],
    [
      "is scrolled by other means",
      (page) => page.evaluate(() => scrollTo({ top: 300, behavior: "instant" })),
    ],
    ["gets a key", (page) => page.keyboard.press("Tab")],
    ["is tapped", (page) => page.getByRole("heading", { level: 1 }).tap()],
    [
      "sees the mouse move",
      async (page) => {
        await page.mouse.move(5, 5);
        await page.mouse.move(50, 60);
      },
    ],
  ])("when it %s", async (_, touch) => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true });
    await openUntouched(page, "/");
    await touch(page);
    await expect.poll(() => wasHydrated(page)).toBe(true);
  });

  it("without interaction if its content needs the application", async () => {
    const { page, log } = await visit();
    log.expect(/status of 404/, /Page not found/);
    await page.goto("/no/such-page");
    await expect.poll(() => wasHydrated(page)).toBe(true);
  });
});

describe("a click before hydration", () => {
  it("is handled by the HTML, and its effect stays after hydration", async () => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true });
    await openUntouched(page, "/");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Open the menu" }).tap();
    await drawer.waitFor();
    await isHydrated(page);
    await settled(page);
    expect(await drawer.isVisible()).toBe(true);
    await drawer.getByRole("link", { name: "About Us" }).tap();
    await page.waitForURL("/about");
    await drawer.waitFor({ state: "hidden" });
  });

  it("is counted once", async () => {
    const { page, context } = await visit({ viewport: PHONE, hasTouch: true });
    await keepChatsHere(context);
    await openUntouched(page, "/");
    const popup = context.waitForEvent("page");
    await page.locator('[data-source="mobile_banner"][href*="wa.me"]').tap();
    const chat = await popup;
    // A request of a page that is closed in the meantime never ends.
    await chat.waitForLoadState();
    await chat.close();
    await isHydrated(page);
    await settled(page);
    expect(await dataLayerEntries(page, "whatsapp_click")).toHaveLength(1);
  });

  it("is replayed once if the HTML cannot handle it", async () => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true });
    await openUntouched(page, "/");
    await page.getByRole("button", { name: "Pause the changing headline" }).tap();
    const play = page.getByRole("button", { name: "Let the headline change again" });
    await expect.poll(() => play.count()).toBe(1);
    await settled(page);
    expect(await play.count()).toBe(1);
  });

  it("is tracked as an opened question", async () => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true });
    await openUntouched(page, "/services/doctor-on-call");
    await page.locator("details[data-faq] summary").first().tap();
    await isHydrated(page);
    await settled(page);
    expect(await dataLayerEntries(page, "faq_open")).toMatchObject([{ service: "doctor-on-call" }]);
  });
});
