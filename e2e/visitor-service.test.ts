import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { dataLayerEntries, openChat } from "./support/contacts";
import { requestsOf, settled } from "./support/settled";

const visit = openBrowser();

/** Answers for the map's provider, and records the requests. */
async function playMapProvider(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/google\.com/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
  });
  return asked;
}

const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: "instant" }));

it("a service page loads only the scripts of its own blocks, and no map from the provider before the click, even with the map in view", async () => {
  const { page, context } = await visit({ intercepts: true });
  const asked = await playMapProvider(context);
  const scripts = requestsOf(page, "script");
  await openHydrated(page, "/services/doctor-on-call");
  const show = page.getByRole("button", { name: "Show the map here" });
  await show.scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked).toEqual([]);
  expect(scripts.join(" ")).not.toMatch(/iv-therapy-page|elderly-care-page/);
  const areas = page.locator("#areas").locator("xpath=ancestor::section");
  const height = (await areas.boundingBox())?.height;
  await show.click();
  await page.getByTitle("Map of Dubai").waitFor();
  await expect.poll(() => asked.length).toBe(1);
  expect(new URL(asked[0] ?? "").searchParams.get("z")).toBe("11");
  expect((await areas.boundingBox())?.height, "its room was kept").toBe(height);

  await openHydrated(page, "/services/iv-therapy-at-home");
  await expect.poll(() => scripts.join(" ")).toMatch(/iv-therapy-page/);
});

it("an Arabic service page shows the floating buttons on a phone while none of its own are on the screen, and has no other bar", async () => {
  const { page } = await visit({ viewport: PHONE });
  const html = await (await page.request.get("/ar/services/doctor-on-call")).text();
  expect(html).toContain('data-source="service_hero"');
  expect(html, "no part of the prerendered page").not.toContain("service_floating");

  await openHydrated(page, "/ar/services/doctor-on-call");
  expect(await page.locator('[data-source="mobile_banner"]').filter({ visible: true }).count()).toBe(0);
  const layer = page.getByRole("region", { name: "اسأل عن هذه الخدمة" });
  await scrollTo(page, "#faq");
  await layer.waitFor();
  const bottom = async () => {
    const box = await layer.boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(bottom, { message: "it slides in to the screen's end" }).toBe(PHONE.height);
  await expect.poll(() => layer.locator('a[href^="tel:+"]').count()).toBe(1);

  await openChat(layer.locator('[href*="wa.me"]'));
  const [click] = await dataLayerEntries(page, "whatsapp_click");
  expect(click).toMatchObject({ source: "service_floating" });

  for (const place of ["h1", "#price", "#final", "footer"]) {
    await scrollTo(page, "#faq");
    await layer.waitFor();
    await scrollTo(page, place);
    await layer.waitFor({ state: "detached" });
  }
});
