import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser, pageScriptRan, PHONE } from "./support/browser";
import { recordChanges } from "./support/changes";
import { settled } from "./support/settled";
import { excessWidth, tooNarrow } from "./support/screen";

const visit = openBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const cards = (page: Page) => page.locator("main li", { has: page.locator("h2") });

it.each(["/dubai", "/dubai/dubai-marina/doctor-on-call"])(
  "%s hydrates without changes, accessibility violations or sideways scrolling",
  async (path) => {
    const { page } = await visit({ reducedMotion: "reduce" });
    const changes = await recordChanges(page);
    await openHydrated(page, path);
    await pageScriptRan(page);
    await settled(page);
    expect(await changes()).toEqual([]);
    expect(await a11yViolations(page)).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
  },
);

const LIST = "/ar/dubai";
const MARINA = "/ar/dubai/dubai-marina/doctor-on-call";

it("Dubai's areas are found from the footer; a card leads to its doctor, and the trail back", async () => {
  const { page } = await visit({ viewport: PHONE });
  await openHydrated(page, "/ar/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "المناطق التي نصل إليها" }).click();
  await page.waitForURL(LIST);
  await expect.poll(() => cards(page).count()).toBe(8);
  await page.getByRole("link", { name: "طبيب تحت الطلب في دبي مارينا", exact: true }).click();
  await page.waitForURL(MARINA);
  await heading(page, "طبيب تحت الطلب في دبي مارينا");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const trail = page.getByRole("navigation", { name: "أنت هنا" });
  await trail.getByRole("link", { name: "دبي", exact: true }).click();
  await page.waitForURL(LIST);
});

it("the page fits the longest names and lists of the database on the smallest phone", async () => {
  const { page, context } = await visit({ intercepts: true, viewport: { width: 320, height: 800 } });
  const emptyTexts = Object.fromEntries(
    ["name_ar", "description_ar", "landmarks_en", "landmarks_ar", "directions_en", "directions_ar"].map(
      (name) => [name, ""],
    ),
  );
  const deira = {
    slug: "deira",
    name_en: "Longplacename".repeat(9),
    description_en: "x".repeat(1999),
    ...emptyTexts,
    response_time_minutes: 600,
    areas_covered_ar: [],
    areas_covered: Array.from({ length: 60 }, (_, place) => `Averyveryverylongcommunityname${place}`),
    location_services: [
      { services: { slug: "doctor-on-call", name_en: "Doctor on Call", name_ar: "", display_order: 1 } },
    ],
  };
  await context.route("**/rest/v1/locations?*", (route) => route.fulfill({ json: [deira] }));
  await openHydrated(page, "/about");
  await page.getByRole("contentinfo").locator('a[href="/dubai"]').click();
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(await excessWidth(page), "on the list").toBe(0);
  await cards(page).getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: deira.name_en }).waitFor();
  await expect.poll(() => page.getByText("Averyveryverylongcommunityname59").count()).toBe(1);
  expect(await excessWidth(page), "on the page").toBe(0);
});
