import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { recordChanges } from "./support/changes";
import { settled } from "./support/settled";

const visit = openBrowser();

const TEXTS = {
  en: {
    prefix: "",
    consent: "About measuring visits",
  },
  ar: {
    prefix: "/ar",
    footer: "المناطق التي نصل إليها",
    closing: "لم تجد منطقتك؟",
    card: "طبيب تحت الطلب في دبي مارينا",
    heading: "طبيب تحت الطلب في دبي مارينا",
    trail: "أنت هنا",
    dubai: "دبي",
    blocks: ["المناطق التي نغطيها", "عن هذه الخدمة", "مستعد للحجز؟"],
    words: ["زمن الاستجابة: 30 دقيقة", "مرخّصون من هيئة الصحة بدبي", "دبي هاربر"],
  },
} as const;

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const cards = (page: Page) => page.locator("main li", { has: page.locator("h2") });

describe("Dubai's areas", () => {
  const texts = TEXTS.en;
  const list = `${texts.prefix}/dubai`;
  const marina = `${list}/dubai-marina/doctor-on-call`;

  it.each([
    ["the list", list],
    ["a page", marina],
  ])("hydrate without changes, accessibility violations or sideways scrolling: %s", async (_, path) => {
    const { page } = await visit({ reducedMotion: "reduce" });
    const changes = await recordChanges(page);
    await openHydrated(page, path);
    await page.getByRole("region", { name: texts.consent }).waitFor();
    await settled(page);
    expect(await changes()).toEqual([`added section "${texts.consent}"`]);
    expect(await a11yViolations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width} px`).toBe(0);
    }
  });
});

describe("Dubai's areas in Arabic", () => {
  const texts = TEXTS.ar;
  const list = `${texts.prefix}/dubai`;
  const marina = `${list}/dubai-marina/doctor-on-call`;

  it("are complete without JavaScript, and say the same to search engines", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(list);
    await expect.poll(() => cards(page).count()).toBe(8);
    await page.getByRole("region", { name: texts.closing }).waitFor();
    await expect.poll(() => page.locator('[data-source="locations_closing"][href*="wa.me"]').count()).toBe(1);
    await page.goto(marina);
    await heading(page, texts.heading);
    for (const name of texts.blocks) await page.getByRole("region", { name }).waitFor();
    for (const words of texts.words) await page.getByText(words, { exact: true }).waitFor();
  });

  it("are found from the footer; a card leads to its doctor, and the trail back", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openHydrated(page, `${texts.prefix}/about`);
    await page.getByRole("contentinfo").getByRole("link", { name: texts.footer }).click();
    await page.waitForURL(list);
    await expect.poll(() => cards(page).count()).toBe(8);
    await page.getByRole("link", { name: texts.card, exact: true }).click();
    await page.waitForURL(marina);
    await heading(page, texts.heading);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const trail = page.getByRole("navigation", { name: texts.trail });
    await trail.getByRole("link", { name: texts.dubai, exact: true }).click();
    await page.waitForURL(list);
  });
});

it("the page fits the longest names and lists of the database on the smallest phone", async () => {
  const { page, context } = await visit({ viewport: { width: 320, height: 800 } });
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
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(await excess(), "on the list").toBe(0);
  await cards(page).getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: deira.name_en }).waitFor();
  await expect.poll(() => page.getByText("Averyveryverylongcommunityname59").count()).toBe(1);
  expect(await excess(), "on the page").toBe(0);
});
