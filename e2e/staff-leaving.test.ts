import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openBrowser, PHONE } from "./support/browser";
import { signIn } from "./support/sign-in";

const visit = openBrowser();

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
