import { expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { openBrowser, PHONE } from "./support/browser";
import { settled } from "./support/settled";
import { signIn } from "./support/sign-in";
import { excessWidth } from "./support/screen";
import type { Page } from "playwright-core";
import { stack } from "../supabase/tests/support/stack";

const visit = openBrowser();

it("the word of the menu's button stays whole beside a long address and a long name of a page", async () => {
  const { page } = await signIn(visit, "/admin/posts/new", "owner", {
    lang: "ar",
    viewport: { width: 1024, height: 800 },
  });
  const button = page.getByRole("button", { name: /^القائمة/ });
  await settled(page);
  // One line, as high as a finger needs.
  expect((await button.boundingBox())?.height).toBe(48);
});

it("the sidebar stays in view while the page scrolls, nothing shifts as it loads, and the search is loaded on its keyboard shortcut", async () => {
  const { page } = await signIn(visit, "/admin/services", "owner", { lang: "ar" });
  const menu = page.getByRole("navigation", { name: "لوحة الإدارة" });
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  // A font that loads later changes the header's height.
  await settled(page);
  const place = async () => {
    const { x = 0, y = 0, width = 0 } = (await menu.boundingBox()) ?? {};
    return { end: x + width, y };
  };
  const before = await place();
  expect(before.end).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  await page.evaluate(() => scrollTo(0, 400));
  expect(await place()).toEqual(before);
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
  });
  expect(shifts).toBeLessThan(0.02);

  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    );
  expect(await scripts()).not.toContain("search-dialog");
  await page.keyboard.press("Control+K");
  const field = page.getByRole("combobox");
  await field.fill("مارينا");
  await page.getByRole("option", { name: /دبي مارينا/ }).waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  await field.press("Enter");
  await page.waitForURL(/\/admin\/locations\?edit=/);
  expect(await scripts()).toContain("search-dialog");
});

it("on a phone the header is one row, and the drawer opens from the start side with the account and the pages", async () => {
  const { page } = await signIn(visit, "/admin/account", "owner", { lang: "ar", viewport: PHONE });
  expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(64);
  await page.getByRole("button", { name: /^القائمة.*حسابي/ }).click();
  const drawer = page.getByRole("dialog", { name: "القائمة" });
  await drawer.waitFor();
  await expect
    .poll(async () =>
      Math.round(((await drawer.boundingBox())?.x ?? 0) + ((await drawer.boundingBox())?.width ?? 0)),
    )
    .toBe(PHONE.width);
  expect(await a11yViolations(page)).toEqual([]);
  await drawer.getByRole("button", { name: "تسجيل الخروج" }).waitFor();
  await drawer.getByRole("link", { name: "المقالات" }).click();
  await page.waitForURL("**/admin/posts");
  await page.getByRole("table").waitFor();
  expect(await drawer.count()).toBe(0);
  expect(await excessWidth(page)).toBe(0);
});

/** The items of the page's header and contact bar, by line. Widths depend on whether the font is loaded. */
const headerOf = (page: Page) =>
  page
    .locator("header, header :is(a, button), section:has(> [data-source=mobile_banner])")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return `${element.textContent || element.ariaLabel}: ${top} to ${top + height}`;
      }),
    );

it("the public site looks the same on a phone after a visit to the back office", async () => {
  const { page } = await signIn(visit, "/", stack.admin, { viewport: PHONE });
  await page.evaluate(() => document.fonts.ready);
  const before = await headerOf(page);
  expect(before.length).toBeGreaterThan(5);
  await page.goto("/admin");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Dar Afiya" }).click();
  await page.getByRole("heading", { level: 1, name: /./ }).waitFor();
  await page.waitForURL("/");
  await expect.poll(() => headerOf(page)).toEqual(before);
});
