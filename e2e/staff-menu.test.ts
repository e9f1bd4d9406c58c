import { afterAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { a11yViolations } from "./support/axe";
import { openBrowser, PHONE } from "./support/browser";
import { signIn } from "./support/sign-in";

afterAll(removePeople);
// Last, so that its pages are closed before what they show is gone.
const visit = openBrowser();

it("the column keeps to the window while the page moves, nothing shifts as it loads, and the search is loaded when the keyboard asks for it", async () => {
  const { page } = await signIn(visit, "/admin/services", "owner", { lang: "ar" });
  const menu = page.getByRole("navigation", { name: "لوحة الإدارة" });
  await page.getByRole("main").getByRole("listitem").first().waitFor();
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

it("on a phone the drawer comes from the start side and leads on", async () => {
  const { page } = await signIn(visit, "/admin/account", "owner", { lang: "ar", viewport: PHONE });
  await page.getByRole("button", { name: /^القائمة.*حسابي/ }).click();
  const drawer = page.getByRole("dialog", { name: "القائمة" });
  await drawer.waitFor();
  await expect
    .poll(async () =>
      Math.round(((await drawer.boundingBox())?.x ?? 0) + ((await drawer.boundingBox())?.width ?? 0)),
    )
    .toBe(PHONE.width);
  expect(await a11yViolations(page)).toEqual([]);
  await drawer.getByRole("link", { name: "المقالات" }).click();
  await page.waitForURL("**/admin/posts");
  expect(await drawer.count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
