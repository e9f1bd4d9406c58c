import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openHydrated, openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";
import { shortenRetries } from "./support/retries";
import { settled } from "./support/settled";
import { claimLive } from "./support/site-builds";

const visit = openBrowser({ routesLate: true });
const sql = openDatabase();

const NOT_FOUND = [/the server responded with a status of 404/, /Page not found: .*\/404 /];

const TEXTS = {
  en: {
    prefix: "",
    elderlyCare: "Elderly Care",
  },
  ar: {
    prefix: "/ar",
    footer: "المناطق التي نصل إليها",
    card: "طبيب تحت الطلب في دبي مارينا",
    heading: "طبيب تحت الطلب في دبي مارينا",
    loading: "جارٍ التحميل",
    failed: "تعذّر الآن تحميل ما نقدّمه في هذه المنطقة.",
    listFailed: "تعذّر تحميل المناطق الآن.",
    retry: "حاول مجددًا",
  },
} as const;

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const cards = (page: Page) => page.locator("main li", { has: page.locator("h2") });

describe("Dubai's areas", () => {
  const texts = TEXTS.en;
  const list = `${texts.prefix}/dubai`;

  it.each([
    ["an unknown place", "/atlantis/doctor-on-call"],
    ["a combination that is not active", "/deira/iv-therapy-at-home"],
  ])("have no page for %s: its address becomes /404", async (_, path) => {
    const { page, log } = await visit();
    log.expect(...NOT_FOUND);
    await openHydrated(page, list);
    const answer = await page.goto(list + path);
    expect(answer?.status()).toBe(404);
    await page.waitForURL(`${texts.prefix}/404`);
    await heading(page, "404");
    expect((await readHead(page)).robots).toEqual(["noindex,follow"]);
    await page.goBack();
    await page.waitForURL(list);
  });

  it("have no page for a combination that was switched off after the page was loaded", async () => {
    const { page, log } = await visit();
    log.expect(/Page not found: .*\/404 /);
    const turn = (isOn: boolean) => sql`
      update public.location_services set is_active = ${isOn}
      where location_id = (select id from public.locations where slug = 'jumeirah')
        and service_id = (select id from public.services where slug = 'elderly-care')`;
    // A page that is up to date reads nothing again once it is hydrated.
    await claimLive(sql);
    await openHydrated(page, `${list}/jumeirah/doctor-on-call`);
    await settled(page);
    await turn(false);
    try {
      const others = page.locator("main nav").last();
      await others.getByRole("link", { name: texts.elderlyCare, exact: true }).click();
      await page.waitForURL(`${texts.prefix}/404`);
      await heading(page, "404");
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${list}/jumeirah/doctor-on-call`);
    } finally {
      await turn(true);
    }
  });
});

describe("Dubai's areas, in Arabic,", () => {
  const texts = TEXTS.ar;

  it("report what could not be loaded while the backend is down, and load it on retry", async () => {
    const { page, context, log } = await visit();
    log.expect(
      /net::ERR_FAILED/,
      /Could not read locations/,
      /Could not read page-schemas/,
      /could not be counted|Could not read url-redirects/,
    );
    await shortenRetries(context);
    await context.route("**/rest/v1/**", (route) => route.abort());
    await openHydrated(page, `${texts.prefix}/about`);
    await page.getByRole("contentinfo").getByRole("link", { name: texts.footer }).click();
    await page.getByText(texts.listFailed).waitFor();
    await context.unroute("**/rest/v1/**");
    await page.getByRole("button", { name: texts.retry }).click();
    await expect.poll(() => cards(page).count()).toBe(8);

    let fail = () => {};
    const failure = new Promise<void>((resolve) => (fail = resolve));
    await context.route("**/rest/v1/**", (route) => failure.then(() => route.abort()));
    await page.getByRole("link", { name: texts.card, exact: true }).click();
    await page.getByRole("status").getByText(texts.loading).waitFor();
    fail();
    await page.getByText(texts.failed).waitFor();
    await context.unroute("**/rest/v1/**");
    await page.getByRole("button", { name: texts.retry }).click();
    await heading(page, texts.heading);
  });
});

it.each([
  [320, ""],
  [1280, "/ar"],
])("the page fits the longest names and lists of the database at %i px", async (width, prefix) => {
  const { page, context } = await visit({ viewport: { width, height: 800 } });
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
  await openHydrated(page, `${prefix}/about`);
  await page.getByRole("contentinfo").locator(`a[href="${prefix}/dubai"]`).click();
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(await excess(), "on the list").toBe(0);
  await cards(page).getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: deira.name_en }).waitFor();
  await expect.poll(() => page.getByText("Averyveryverylongcommunityname59").count()).toBe(1);
  expect(await excess(), "on the page").toBe(0);
});
