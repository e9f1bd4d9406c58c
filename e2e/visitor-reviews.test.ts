import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { openDatabase } from "./support/database";

const visit = openBrowser();
const sql = openDatabase();

const READ = "**/rest/v1/reviews?*";
const SYNC = "**/functions/v1/review-sync";

const TEXTS = {
  en: {
    prefix: "",
    home: "In their own words",
    service: "What patients say",
  },
  ar: {
    prefix: "/ar",
    home: "بكلماتهم هم",
    service: "ماذا يقول المرضى",
    more: /^اعرض 5/,
  },
} as const;

const region = (page: Page, name: string) => page.getByRole("region", { name });

/** Lets every read of reviews find nothing until `fill` is called. Counts the calls of both kinds. */
async function emptyReviews(context: BrowserContext) {
  const calls = { reads: 0, syncs: 0 };
  let isEmpty = true;
  await context.route(READ, (route) => {
    // The rating is read on its own, with the facts of the business.
    if (new URL(route.request().url()).searchParams.get("select") === "rating") return route.continue();
    calls.reads += 1;
    return isEmpty ? route.fulfill({ json: [] }) : route.continue();
  });
  context.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/review-sync")) calls.syncs += 1;
  });
  return { calls, fill: () => (isEmpty = false) };
}

/** From a page without reviews to one with, inside the application, which then has to read them. */
async function goHomeFromContact(page: Page) {
  await openHydrated(page, "/contact");
  await page.getByRole("banner").getByRole("link", { name: "Dar Afiya" }).first().click();
}

describe.each(["en", "ar"] as const)("the reviews in %s", (lang) => {
  const texts = TEXTS[lang];

  it("of a service are its newest four, with the day in Dubai, without JavaScript and without a request", async () => {
    const rows = await sql<{ author: string; day: string; year: string }[]>`
      select author, to_char(published_at at time zone 'Asia/Dubai', 'DD') as day,
        to_char(published_at at time zone 'Asia/Dubai', 'YYYY') as year
      from public.reviews where service_slug = 'doctor-on-call' and lang = ${lang}
      order by published_at desc limit 4`;
    expect(rows.length).toBeGreaterThan(1);
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${texts.prefix}/services/doctor-on-call`);
    const captions = await region(page, texts.service).locator("figcaption").allInnerTexts();
    expect(captions).toHaveLength(rows.length);
    for (const [index, { author, day, year }] of rows.entries()) {
      expect(captions[index]).toContain(author);
      const date = lang === "ar" ? `${day} \\p{Script=Arabic}+ ${year}` : `[A-Z][a-z]{2} ${day}, ${year}`;
      expect(captions[index]).toMatch(new RegExp(date, "u"));
    }
  });
});

describe("the reviews in Arabic", () => {
  const texts = TEXTS.ar;

  it("on the home page are three on a phone, and all eight after a click", async () => {
    const { page } = await visit({ viewport: PHONE });
    await openHydrated(page, `${texts.prefix}/`);
    const figures = region(page, texts.home).getByRole("figure").filter({ visible: true });
    await figures.first().waitFor();
    await expect.poll(() => figures.count()).toBe(3);
    await page.getByRole("button", { name: texts.more }).click();
    await expect.poll(() => figures.count()).toBe(8);
  });
});

it("the page requests a review sync once when there are no reviews, and shows the result", async () => {
  const { page, context } = await visit();
  const { calls, fill } = await emptyReviews(context);
  await context.route(SYNC, (route) => {
    fill();
    return route.fulfill({ json: { synced: 5 } });
  });
  await goHomeFromContact(page);
  await region(page, TEXTS.en.home).getByRole("figure").first().waitFor();
  await expect.poll(() => region(page, TEXTS.en.home).getByRole("figure").count()).toBe(8);
  expect(calls).toEqual({ reads: 3, syncs: 1 });
});
