import { expect, it } from "vitest";
import { openHydrated, openBrowser } from "./support/browser";

const visit = openBrowser();

it("the page fits the longest names and lists of the database on the smallest phone", async () => {
  const { page, context } = await visit({ viewport: { width: 320, height: 800 } });
  const cards = page.locator("main li", { has: page.locator("h2") });
  const deira = {
    slug: "deira",
    name_en: "Longplacename".repeat(9),
    name_ar: "",
    description_en: "x".repeat(1999),
    description_ar: "",
    landmarks_en: "",
    landmarks_ar: "",
    directions_en: "",
    directions_ar: "",
    response_time_minutes: 600,
    areas_covered: Array.from({ length: 60 }, (_, place) => `Averyveryverylongcommunityname${place}`),
    areas_covered_ar: [],
    location_services: [
      {
        services: { slug: "doctor-on-call", name_en: "Doctor on Call", name_ar: "", display_order: 1 },
      },
    ],
  };
  await context.route("**/rest/v1/locations?*", (route) => route.fulfill({ json: [deira] }));
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await openHydrated(page, "/about");
  await page.getByRole("contentinfo").locator('a[href="/dubai"]').click();
  await expect.poll(() => cards.count()).toBe(1);
  expect(await excess(), "on the list").toBe(0);
  await cards.getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: deira.name_en }).waitFor();
  await expect.poll(() => page.getByText("Averyveryverylongcommunityname59").count()).toBe(1);
  expect(await excess(), "on the page").toBe(0);
});
