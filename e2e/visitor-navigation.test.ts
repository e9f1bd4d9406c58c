import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { serviceSlugs, serviceTitle } from "../src/content/service-titles";
import { stack } from "../supabase/tests/support/stack";
import { catalogue } from "../src/content/services";
import { openHydrated, openBrowser, PHONE, withStoredLanguage } from "./support/browser";
import { hrefsOf } from "./support/screen";
import { settled } from "./support/settled";
import type { Locale } from "../src/config/locales";

/** The delay of the panel (`use-hover-menu.ts`, which cannot be imported: it would load React). */
const CLOSE_DELAY_MS = 150;

const visit = openBrowser();

const focused = (page: Page) => page.locator(":focus");

/** The distance of a drawer from the screen's edges. The rest is covered, so that the page cannot be touched. */
async function placeOf(drawer: Locator): Promise<{ left: number; right: number }> {
  const { x, width } = (await drawer.locator("> div").boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return { left: x, right: PHONE.width - x - width };
}

it("the navigation has a skip link past the header for the keyboard", async () => {
  const { page } = await visit();
  await openHydrated(page, "/");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  const clipping = () => skip.evaluate((link) => getComputedStyle(link).clipPath);
  expect(await clipping(), "out of sight until it is reached").toBe("inset(50%)");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page).innerText()).toBe("Skip to the content");
  expect(await clipping()).toBe("none");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page).getAttribute("id")).toBe("content");
  await page.keyboard.press("Tab");
  expect(await focused(page).evaluate((element) => element.closest("main") !== null)).toBe(true);
});

it("the navigation has a drawer that keeps the page where it is, lists both groups of services, closes when a link is chosen and stays open when that page arrives", async () => {
  const { page } = await visit({ intercepts: true, viewport: PHONE });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let isSlow = false;
  await page.route("**/assets/*.js", async (route) => {
    if (isSlow) await arrival;
    await route.continue();
  });
  await openHydrated(page, "/");
  const scroll = async (x: number) => {
    await page.mouse.move(x, 400);
    await page.mouse.wheel(0, 300);
    // A wheel scrolls within the next frames.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
    return await page.evaluate(() => window.scrollY);
  };
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect.poll(() => placeOf(drawer), { message: "on the far side" }).toMatchObject({ right: 0 });
  expect((await placeOf(drawer)).left).toBeGreaterThan(0);
  expect([await scroll(PHONE.width - 40), await scroll(4)]).toEqual([0, 0]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await expect.poll(() => scroll(4)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

  isSlow = true;
  await page.getByRole("button", { name: "Open the menu" }).click();
  for (const group of ["Doctor Services", "Other Services"])
    expect(await drawer.getByText(group).isVisible()).toBe(false);
  await drawer.getByText("Services", { exact: true }).click();
  for (const group of ["Doctor Services", "Other Services"]) await drawer.getByText(group).waitFor();
  await expect.poll(() => drawer.locator('a[href*="/services/"]').count()).toBe(serviceSlugs.length);
  await expect.poll(() => drawer.locator('a[href^="https://wa.me/"], a[href^="tel:+"]').count()).toBe(2);
  await drawer.getByRole("link", { name: "About Us" }).click();
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Open the menu" }).click();
  await drawer.waitFor();
  expect(new URL(page.url()).pathname, "the page is still on its way").toBe("/");
  arrive();
  await page.waitForURL("/about");
  await page.locator("h1", { hasText: "Medicine that rings the bell" }).waitFor();
  expect(await drawer.isVisible()).toBe(true);
  await drawer.getByRole("button", { name: "Close the menu" }).click();
  await drawer.waitFor({ state: "hidden" });
});

it("the navigation opens the services menu while the mouse rests on it, by the keyboard and by touch; Escape, a tap outside and a chosen service close it", async () => {
  const { page } = await visit({ hasTouch: true });
  await openHydrated(page, "/");
  const button = page.getByRole("banner").getByRole("button", { name: "Services" });
  const links = page.getByRole("banner").locator('a[href*="/services/"]').filter({ visible: true });
  const strip = page.getByText("24/7 Available, DHA Licensed, 30-Min Response");
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await button.hover();
  await strip.waitFor();
  await links.nth(2).hover();
  // The pointer left the button before this timer began: a timer that closes the panel has ended by then.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), CLOSE_DELAY_MS);
  expect(await strip.isVisible(), "the way into the panel keeps it open").toBe(true);
  await page.keyboard.press("Escape");
  await strip.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page).innerText()).toBe("Skip to the content");

  await page.mouse.move(640, 880);
  await button.focus();
  await page.keyboard.press("Enter");
  await strip.waitFor();
  await expect.poll(() => links.count()).toBe(serviceSlugs.length);
  expect(await page.getByRole("banner").getByRole("link", { name: "All services" }).isVisible()).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page).getAttribute("href")).toMatch(/\/services\/doctor-on-call$/);
  await page.keyboard.press("Escape");
  await strip.waitFor({ state: "hidden" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.tap();
  await strip.waitFor();
  await page.touchscreen.tap(640, 880);
  await strip.waitFor({ state: "hidden" });
  await button.tap();
  await page.getByRole("banner").locator('a[href$="/services/elderly-care"]').tap();
  await page.waitForURL(/\/services\/elderly-care$/);
  await expect.poll(() => strip.isVisible()).toBe(false);
});

it("the Arabic navigation opens the drawer on the far side with every page and the language, keeps the focus in it, and closes on Escape and Back", async () => {
  const { page } = await visit({ viewport: PHONE });
  await openHydrated(page, "/ar/about");
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL("/ar/");
  const button = page.getByRole("button", { name: "افتح القائمة" });
  const drawer = page.getByRole("dialog", { name: "القائمة" });
  await button.click();
  await drawer.waitFor();
  const isFocusInside = () => focused(page).evaluate((element) => element.closest("[role=dialog]") !== null);
  expect(await isFocusInside()).toBe(true);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    expect(await page.locator("body > #root :focus:not([role=dialog] *)").count()).toBe(0);
  }
  await expect
    .poll(() => placeOf(drawer), { message: "it lies at the edge once it has slid in" })
    .toMatchObject({ left: 0 });
  expect((await placeOf(drawer)).right).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page).getAttribute("aria-label")).toBe("افتح القائمة");

  await button.click();
  await drawer.waitFor();
  const hrefs = async () =>
    (await hrefsOf(drawer.locator("a:not([href*='/services/'])"))).filter((href) => href.startsWith("/"));
  // The address changes before its page is rendered.
  await expect
    .poll(hrefs)
    .toEqual(["/ar/", "/ar/", "/ar/about", "/ar/services", "/ar/blog", "/ar/contact", "/"]);
  await page.goBack();
  await page.waitForURL("/ar/about");
  await drawer.waitFor({ state: "hidden" });
});

it("the Arabic navigation shows each catalogue service with its name, 120 characters and its first benefit", async () => {
  const { page } = await visit();
  await openHydrated(page, "/ar/");
  await page.getByRole("banner").getByRole("button", { name: "الخدمات" }).click();
  // Services of the catalogue: other links contain only a name.
  const links = page.getByRole("banner").locator('a[href*="/services/"]:has(b)').filter({ visible: true });
  await links.first().waitFor();
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [...link.children].map(({ textContent }) => textContent ?? "")),
  );
  expect(shown.map(([name, , benefit]) => ({ name, benefit }))).toEqual(
    catalogue.map(({ slug, benefits }) => ({
      name: serviceTitle(slug)?.ar,
      benefit: benefits[0]?.ar,
    })),
  );
  for (const [, excerpt = ""] of shown) {
    expect(excerpt.length).toBeLessThanOrEqual(120);
    expect(excerpt.length).toBeGreaterThan(80);
  }
});

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("lang"));
const address = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
const switchTo = (page: Page, name: "العربية" | "English") =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

/** The direction belongs to the address; both arrive together. */
async function expectDirection(page: Page, lang: Locale): Promise<void> {
  await page.locator(`html[lang="${lang}"][dir="${lang === "ar" ? "rtl" : "ltr"}"]`).waitFor();
}

it("the language link opens the same page in the other language, and the choice is remembered", async () => {
  const { page } = await visit();
  const english = "/about?utm_source=letter#team";
  await openHydrated(page, english);
  await switchTo(page, "العربية");
  await page.waitForURL(`/ar${english}`);
  await expectDirection(page, "ar");
  expect(await storedLanguage(page)).toBe("ar");
  await switchTo(page, "English");
  await page.waitForURL(english);
  await expectDirection(page, "en");
  expect(await storedLanguage(page)).toBe("en");
});

it("the first English page of a new visit redirects once to Arabic for a visitor who chose Arabic", async () => {
  const { page, context } = await visit(withStoredLanguage("ar"));
  await page.goto("/about?utm_source=letter#team");
  await page.waitForURL("/ar/about?utm_source=letter#team");
  await expectDirection(page, "ar");
  expect(await page.evaluate(() => history.length), "the English address was replaced").toBe(2);

  // Same visit: an English page is now a deliberate choice.
  await openHydrated(page, "/");
  await settled(page);
  expect(address(page)).toBe("/");
  await expectDirection(page, "en");

  // Another tab is another visit.
  const later = await context.newPage();
  await later.goto("/");
  await later.waitForURL("/ar/");
});

it.each([
  ["/ar/contact،", "/ar/contact"],
  ["//Contact/", "/contact"],
])("a visitor who opens %s from a message arrives at %s", async (arrived, shown) => {
  const { page, log } = await visit();
  log.expect(/status of 404/);
  log.allow(/Page not found/);
  // The whole address: one that begins with two slashes would mean another site.
  await page.goto(stack.siteUrl + arrived);
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(shown);
  await page.getByRole("heading", { level: 1 }).waitFor();
});
