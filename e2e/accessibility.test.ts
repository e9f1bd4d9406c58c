import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { fillIn, someAddress } from "./support/sign-in";

const visit = openBrowser();
// The headline holds still: its words are measured at rest, not while they fade.
const still = { reducedMotion: "reduce" } as const;

it("the home page has no accessibility violations with the question and with the menu open, and a planted one is found", async () => {
  const { page } = await visit(still);
  await openHydrated(page, "/");
  const accept = page.getByRole("button", { name: "Yes, that is fine" });
  await accept.waitFor();
  expect(await a11yViolations(page)).toEqual([]);

  await accept.click();
  await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
  await page.getByRole("banner").locator('a[href*="/services/"]').first().waitFor();
  expect(await a11yViolations(page)).toEqual([]);

  await page.evaluate(() => document.querySelector("main img")?.removeAttribute("alt"));
  expect((await a11yViolations(page)).map((line) => line.split(" ")[0])).toEqual(["image-alt"]);
});

it("the Arabic home page has no accessibility violations on a phone, with and without the drawer", async () => {
  const { page } = await visit({ ...still, viewport: PHONE });
  await openHydrated(page, "/ar/");
  await page.getByRole("button", { name: "نعم، لا مانع" }).click();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "افتح القائمة" }).click();
  await page.getByRole("dialog", { name: "القائمة" }).getByText("الخدمات", { exact: true }).click();
  expect(await a11yViolations(page)).toEqual([]);
});

it("the sign-in with its error messages and the dashboard with its welcome have no accessibility violations", async () => {
  const { page } = await visit({ ...still, extraHTTPHeaders: someAddress() });
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").first().waitFor();
  expect(await a11yViolations(page)).toEqual([]);

  await fillIn(page, stack.admin);
  // Under the mouse it stays, however long the figures take.
  await page.locator("[data-sonner-toast]", { hasText: "Welcome back!" }).hover();
  await page.locator("dl > div", { hasText: /\d/ }).nth(7).waitFor();
  expect(await a11yViolations(page)).toEqual([]);
});

/** One of each kind that nothing else measures. The menus, which are the same everywhere, are measured on the home page. */
it.each([
  ["/services/doctor-on-call", "a wide screen"],
  ["/ar/services/lab-test-at-home", "a phone"],
  ["/ar/services/iv-therapy-at-home", "a phone"],
  ["/services/elderly-care", "a wide screen"],
  ["/ar/about", "a phone"],
  ["/contact", "a wide screen"],
  ["/ar/terms", "a phone"],
])("%s has no accessibility violations on %s", async (path, screen) => {
  const { page } = await visit(screen === "a phone" ? { viewport: PHONE } : {});
  await openHydrated(page, path);
  expect(await a11yViolations(page)).toEqual([]);
});
