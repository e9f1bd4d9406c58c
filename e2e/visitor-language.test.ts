import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openHydrated, openBrowser, withStoredLanguage } from "./support/browser";
import { settled } from "./support/settled";
import type { Locale } from "../src/config/locales";

const visit = openBrowser();

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
