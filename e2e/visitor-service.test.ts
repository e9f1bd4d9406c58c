import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { dataLayerEntries, keepChatsHere, visitIdOf } from "./support/contacts";
import { openDatabase } from "./support/database";
import { settled } from "./support/settled";

const visit = openBrowser();
const sql = openDatabase();

const TEXTS = {
  en: {
    home: "/",
    doctor: "/services/doctor-on-call",
    iv: "/services/iv-therapy-at-home",
    care: "/services/elderly-care",
    heading: "Doctor on Call in Dubai, at Your Door",
    question: "What does a visit cost?",
    showMap: "Show the map here",
    map: "Map of Dubai",
    trail: "You are here",
  },
  ar: {
    doctor: "/ar/services/doctor-on-call",
    iv: "/ar/services/iv-therapy-at-home",
    care: "/ar/services/elderly-care",
    heading: "طبيب تحت الطلب في دبي، عند بابك",
    question: "كم تكلّف الزيارة؟",
    refuse: "لا، شكرًا",
    floating: "اسأل عن هذه الخدمة",
    openMap: /افتحها في خرائط/,
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

describe.each(["en", "ar"] as const)("a service page in %s", (lang) => {
  const texts = TEXTS[lang];

  it("has the blocks of IV therapy and of elderly care in their pages' HTML, and in no other's", async () => {
    const counts = async (path: string) => {
      const html = await (await fetch(stack.siteUrl + path)).text();
      const buttons = (source: string) => html.split(`data-source="${source}"`).length - 1;
      return [buttons("iv_drip"), buttons("care_card")];
    };
    expect(await counts(texts.iv)).toEqual([11, 0]);
    expect(await counts(texts.care)).toEqual([0, 6]);
    expect(await counts(texts.doctor)).toEqual([0, 0]);
  });
});

describe("a service page", () => {
  const texts = TEXTS.en;

  it("is reached from the home page within the site, and leads back", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openHydrated(page, texts.home);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator(`main a[href="${texts.doctor}"]`).first().click();
    await page.getByRole("heading", { level: 1, name: texts.heading, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(texts.doctor);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => "isSamePage" in window), "nothing was loaded again").toBe(true);
    const trail = page.getByRole("navigation", { name: texts.trail });
    await expect.poll(() => trail.getByRole("listitem").count()).toBe(3);
    await trail.getByRole("link").first().click();
    await page.waitForURL(texts.home);
  });

  it("opens a question, reports it to the data layer, and stores nothing about it", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openHydrated(page, texts.doctor);
    const stored = () =>
      page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)));
    const before = await stored();
    const question = page.getByText(texts.question, { exact: true });
    await question.click();
    await page.locator("details[open] p").waitFor();
    await expect.poll(() => dataLayerEntries(page, "faq_open")).toHaveLength(1);
    expect((await dataLayerEntries(page, "faq_open"))[0]).toMatchObject({
      service: "doctor-on-call",
      question: texts.question,
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
    });
    await settled(page);
    expect(await stored()).toBe(before);
    const visitId = await visitIdOf(page);
    expect(await sql`select 1 from public.analytics_events where session_id = ${visitId}`).toHaveLength(0);
  });

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
      await scrollTo(page, place);
      await layer.waitFor({ state: "detached" });
    }
  });

  it("is complete without JavaScript: text, questions, the map's link, and no floating buttons", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(texts.doctor);
    await page.getByRole("heading", { level: 1, name: texts.heading, exact: true }).waitFor();
    await page.getByText(texts.question, { exact: true }).click();
    await page.locator("details[open] p").waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: texts.openMap }).getAttribute("href"))
      .toContain("11z");
    expect(await page.locator('[data-source="service_floating"]').count()).toBe(0);
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
  expect(await scriptsOf(TEXTS.en.care)).toMatch(/elderly-care-page/);
});

it("the pages with the widest blocks do not scroll sideways on any screen", async () => {
  const { page } = await visit();
  for (const path of [TEXTS.en.iv, TEXTS.ar.iv, TEXTS.en.care, TEXTS.ar.care, TEXTS.ar.doctor]) {
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
