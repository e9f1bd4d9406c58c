import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openAwake, openBrowser, PHONE } from "./support/browser";

const visit = openBrowser();

const TEXTS = {
  en: {
    path: "/",
    about: "/about",
    skip: "Skip to the content",
    open: "Open the menu",
    close: "Close the menu",
    menu: "Menu",
    aboutLink: "About Us",
    services: "Services",
    groups: ["Doctor Services", "Other Services"],
    strip: "24/7 Available, DHA Licensed, 30-Min Response",
  },
  ar: {
    path: "/ar",
    about: "/ar/about",
    skip: "انتقل إلى المحتوى",
    open: "افتح القائمة",
    close: "أغلق القائمة",
    menu: "القائمة",
    aboutLink: "من نحن",
    services: "الخدمات",
    groups: ["خدمات الأطباء", "خدمات أخرى"],
    strip: "متاحون على مدار الساعة، مرخّصون من هيئة الصحة بدبي، استجابة خلال 30 دقيقة",
  },
} as const;

/** Longer than the header's way out and in. */
const SLIDE_MS = 350;

const focused = (page: Page) => page.locator(":focus");

describe.each(["en", "ar"] as const)("navigation in %s", (lang) => {
  const texts = TEXTS[lang];

  it("lets the keyboard skip the header", async () => {
    const { page } = await visit();
    await openAwake(page, texts.path);
    const skip = page.getByRole("link", { name: texts.skip });
    const clipping = () => skip.evaluate((link) => getComputedStyle(link).clipPath);
    expect(await clipping(), "out of sight until it is reached").toBe("inset(50%)");
    await page.keyboard.press("Tab");
    expect(await focused(page).innerText()).toBe(texts.skip);
    expect(await clipping()).toBe("none");
    await page.keyboard.press("Enter");
    expect(await focused(page).getAttribute("id")).toBe("content");
    await page.keyboard.press("Tab");
    expect(await focused(page).evaluate((element) => element.closest("main") !== null)).toBe(true);
  });

  it("opens the drawer on the reading direction's far side, keeps the focus in it, and closes on Escape", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openAwake(page, texts.path);
    const button = page.getByRole("button", { name: texts.open });
    const drawer = page.getByRole("dialog", { name: texts.menu });
    await button.click();
    await drawer.waitFor();
    const isFocusInside = () => focused(page).evaluate((element) => element.closest("dialog") !== null);
    expect(await isFocusInside()).toBe(true);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      expect(await page.locator("body > #root :focus:not(dialog *):not(dialog)").count()).toBe(0);
    }
    await expect
      .poll(
        async () => {
          const box = await drawer.boundingBox();
          return box && (lang === "ar" ? box.x : PHONE.width - box.x - box.width);
        },
        { message: "it lies at the edge once it has slid in" },
      )
      .toBe(0);
    expect((await drawer.boundingBox())?.width).toBeLessThan(PHONE.width);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    expect(await focused(page).getAttribute("aria-label")).toBe(texts.open);
  });

  it("lists both groups of services in the drawer, which closes when a link is chosen", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openAwake(page, texts.path);
    await page.getByRole("button", { name: texts.open }).click();
    const drawer = page.getByRole("dialog", { name: texts.menu });
    for (const group of texts.groups) expect(await drawer.getByText(group).isVisible()).toBe(false);
    await drawer.getByText(texts.services, { exact: true }).click();
    for (const group of texts.groups) await drawer.getByText(group).waitFor();
    expect(await drawer.locator('a[href*="/services/"]').count()).toBe(18);
    expect(await drawer.locator('a[href^="https://wa.me/"], a[href^="tel:+"]').count()).toBe(2);

    await drawer.getByRole("link", { name: texts.aboutLink }).click();
    await page.waitForURL(texts.about);
    await drawer.waitFor({ state: "hidden" });

    await page.getByRole("button", { name: texts.open }).click();
    await drawer.getByRole("button", { name: texts.close }).click();
    await drawer.waitFor({ state: "hidden" });
  });

  it("opens the services menu with the keyboard; Escape closes it and gives the focus back", async () => {
    const { page } = await visit();
    await openAwake(page, texts.path);
    const button = page.getByRole("banner").getByRole("button", { name: texts.services });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByText(texts.strip).waitFor();
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    const links = page.getByRole("banner").locator('a[href*="/services/"]');
    expect(await links.count()).toBe(5);
    await page.keyboard.press("Tab");
    expect(await focused(page).getAttribute("href")).toMatch(/\/services\/doctor-on-call$/);
    await page.keyboard.press("Escape");
    await page.getByText(texts.strip).waitFor({ state: "hidden" });
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("opens the services menu while the mouse rests on it", async () => {
    const { page } = await visit();
    await openAwake(page, texts.path);
    await page.getByRole("banner").getByRole("button", { name: texts.services }).hover();
    await page.getByText(texts.strip).waitFor();
    await page.getByRole("banner").locator('a[href*="/services/"]').nth(2).hover();
    await page.waitForTimeout(400);
    expect(await page.getByText(texts.strip).isVisible(), "the way into the panel keeps it open").toBe(true);
    await page.mouse.move(640, 880);
    await page.getByText(texts.strip).waitFor({ state: "hidden" });
  });
});

describe("the header", () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  /** Whether anything of the header can be seen below the contact banner, which only phones have. */
  const isVisible = (page: Page) =>
    page.evaluate(() => {
      const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
      const banner = document.querySelector('[data-source="mobile_banner"]')?.parentElement;
      return bottomOf(document.querySelector("header")) > bottomOf(banner);
    });

  it("leaves a phone's screen when it is scrolled down past 100 px and is back at 50", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openAwake(page, "/");
    expect(await isVisible(page)).toBe(true);
    await scrollTo(page, 100);
    await page.waitForTimeout(SLIDE_MS);
    expect(await isVisible(page), "not yet gone at 100").toBe(true);
    await scrollTo(page, 101);
    await expect.poll(() => isVisible(page)).toBe(false);
    const banner = page.locator('[data-source="mobile_banner"]');
    for (const link of await banner.all()) expect((await link.boundingBox())?.y).toBeLessThan(20);
    await scrollTo(page, 51);
    await page.waitForTimeout(SLIDE_MS);
    expect(await isVisible(page), "not yet back at 51").toBe(false);
    await scrollTo(page, 50);
    await expect.poll(() => isVisible(page)).toBe(true);
  });

  it("stays on a wide screen", async () => {
    const { page } = await visit({ viewport: { width: 768, height: 900 } });
    await openAwake(page, "/");
    await scrollTo(page, 1200);
    await page.waitForTimeout(SLIDE_MS);
    expect(await isVisible(page)).toBe(true);
  });
});
