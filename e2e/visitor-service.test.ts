import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { dataLayerEntries, keepChatsHere } from "./support/contacts";
import { settled } from "./support/settled";

const visit = openBrowser();

const TEXTS = {
  en: {
    doctor: "/services/doctor-on-call",
    iv: "/services/iv-therapy-at-home",
    care: "/services/elderly-care",
    showMap: "Show the map here",
    map: "Map of Dubai",
  },
  ar: {
    doctor: "/ar/services/doctor-on-call",
    iv: "/ar/services/iv-therapy-at-home",
    refuse: "لا، شكرًا",
    floating: "اسأل عن هذه الخدمة",
  },
} as const;

/** Answers for the map's provider, and remembers what it was asked. */
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

describe("a service page", () => {
  const texts = TEXTS.en;

  it("loads no map from the provider before the click, even with the map in view", async () => {
    const { page, context } = await visit();
    const asked = await playMapProvider(context);
    await openHydrated(page, texts.doctor);
    const show = page.getByRole("button", { name: texts.showMap });
    await show.scrollIntoViewIfNeeded();
    await settled(page);
    expect(asked).toEqual([]);
    const height = (await page.locator("#areas").locator("xpath=ancestor::section").boundingBox())?.height;
    await show.click();
    await page.getByTitle(texts.map).waitFor();
    await expect.poll(() => asked.length).toBe(1);
    expect(new URL(asked[0] ?? "").searchParams.get("z")).toBe("11");
    const after = (await page.locator("#areas").locator("xpath=ancestor::section").boundingBox())?.height;
    expect(after, "its room was kept").toBe(height);
  });
});

describe("a service page in Arabic", () => {
  const texts = TEXTS.ar;

  it("shows the floating buttons on a phone, between its first and its last buttons", async () => {
    const { page, context } = await visit({ viewport: PHONE });
    await keepChatsHere(context);
    const html = await (await page.request.get(texts.doctor)).text();
    expect(html).toContain('data-source="service_hero"');
    expect(html, "no part of the prerendered page").not.toContain("service_floating");

    await openHydrated(page, texts.doctor);
    const layer = page.getByRole("region", { name: texts.floating });
    await scrollTo(page, "#faq");
    await settled(page);
    expect(await layer.count(), "not over the question about measuring").toBe(0);
    await page.getByRole("button", { name: texts.refuse }).click();
    await layer.waitFor();
    const bottom = async () => {
      const box = await layer.boundingBox();
      return box && box.y + box.height;
    };
    await expect.poll(bottom, { message: "it slides in to the screen's end" }).toBe(PHONE.height);
    await expect.poll(() => layer.locator('a[href^="tel:+"]').count()).toBe(1);

    const popup = context.waitForEvent("page");
    await layer.locator('[href*="wa.me"]').click();
    await popup;
    const [click] = await dataLayerEntries(page, "whatsapp_click");
    expect(click).toMatchObject({ source: "service_floating" });

    for (const place of ["h1", "#final", "footer"]) {
      await scrollTo(page, "#faq");
      await layer.waitFor();
      await scrollTo(page, place);
      await layer.waitFor({ state: "detached" });
    }
  });
});

it("a service page loads only the scripts of its own blocks", async () => {
  const { page } = await visit();
  const scriptsOf = async (path: string) => {
    const scripts: string[] = [];
    const listen = (request: { url: () => string; resourceType: () => string }) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    };
    page.on("request", listen);
    await openHydrated(page, path);
    await page.waitForLoadState("networkidle");
    page.off("request", listen);
    return scripts.join(" ");
  };
  expect(await scriptsOf(TEXTS.en.doctor)).not.toMatch(/iv-therapy-page|elderly-care-page/);
  expect(await scriptsOf(TEXTS.en.iv)).toMatch(/iv-therapy-page/);
});

it("the pages with the widest blocks do not scroll sideways on any screen", async () => {
  const { page } = await visit();
  for (const path of [TEXTS.ar.iv, TEXTS.en.care, TEXTS.ar.doctor]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `on ${path} at ${width} px`).toBe(0);
    }
  }
});
