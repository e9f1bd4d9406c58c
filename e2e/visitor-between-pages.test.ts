import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openHydrated, openBrowser } from "./support/browser";
import { ask } from "./support/crawl";
import { settled } from "./support/settled";

const visit = openBrowser();

const TEXTS = {
  en: {
    home: "/",
    service: "/services/doctor-on-call",
    heading: "Doctor on Call",
  },
  ar: {
    about: "/ar/about",
    aboutHeading: "طبّ يطرق بابك",
    trust: [/هيئة الصحة بدبي/, /30 دقيقة/, /1,000 مريض/],
    follow: ["إنستغرام", "فيسبوك", "تويتر"],
    address: "البرشاء، دبي، الإمارات العربية المتحدة",
    headings: ["روابط سريعة", "معلومات قانونية"],
    rights: (year: number) => `© ${year} دار عافية. جميع الحقوق محفوظة.`,
  },
} as const;

/** Addresses of the scripts that are asked for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

/** Until one script no longer asks for the next. */
async function settle(page: Page, scripts: string[]): Promise<void> {
  for (let seen = -1; seen !== scripts.length;) {
    seen = scripts.length;
    await settled(page);
  }
}

/** From now on no script arrives any more: what the page shows, it had before. */
const holdScripts = (page: Page) => page.route("**/assets/*.js", () => undefined);

describe("moving through the site", () => {
  const texts = TEXTS.en;

  it("prefetches a service when the mouse is on its link, and starts it at its top and heading", async () => {
    const { page } = await visit();
    await openHydrated(page, texts.home);
    const link = page.locator(`main a[href="${texts.service}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const scripts = scriptsOf(page);
    await link.hover();
    await expect.poll(() => scripts.length, { message: "the hover loads it" }).toBeGreaterThan(0);
    await settle(page, scripts);
    await holdScripts(page);
    await link.click();
    await page.waitForURL(texts.service);
    await page.getByRole("heading", { level: 1, name: texts.heading }).waitFor();
    await expect.poll(() => page.locator(":focus").evaluate(({ localName }) => localName)).toBe("h1");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe("moving through the site in Arabic", () => {
  const texts = TEXTS.ar;

  it("shows the about page with its story, three trust points, a chat and a call", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(texts.about);
    await page.getByRole("heading", { level: 1, name: texts.aboutHeading }).waitFor();
    const points = await page.locator('section[aria-labelledby="trust"] li').allInnerTexts();
    expect(points).toHaveLength(texts.trust.length);
    for (const [place, words] of texts.trust.entries()) expect(points[place]).toMatch(words);
    const contacts = await page
      .getByRole("main")
      .locator('[data-source="about_page"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(contacts).toEqual(["https:", "tel:", "https:", "tel:"]);
  });

  it("shows the footer with address, links, profiles, sitemap and this year", async () => {
    const { page } = await visit();
    // Long after the page was written.
    await page.clock.setFixedTime(new Date("2041-06-01T12:00:00Z"));
    await openHydrated(page, texts.about);
    const footer = page.getByRole("contentinfo");
    await footer.getByText(texts.rights(2041)).waitFor();
    await footer.getByText(texts.address).waitFor();
    for (const name of texts.headings) await footer.getByRole("heading", { name }).waitFor();
    for (const name of texts.follow) await footer.getByRole("link", { name }).waitFor();
    const prefix = "/ar";
    const hrefs = await footer
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([
      `${prefix}/`,
      `${prefix}/`,
      ...["/about", "/services/doctor-at-home", "/services/nurse-at-home", "/dubai", "/blog", "/contact"].map(
        (path) => prefix + path,
      ),
      `${prefix}/privacy`,
      `${prefix}/terms`,
      `${prefix}/privacy#advertising`,
      "/sitemap.xml",
    ]);
  });
});

it.each(["/", "/blog/first-week-home-with-a-newborn", "/dubai/deira/nurse-on-call"])(
  "the head of %j contains its search terms, in each language",
  async (path) => {
    const keywordsOf = async (address: string) => {
      const { body } = await ask(address);
      return /<meta name="keywords" content="([^"]+)"/.exec(body)?.[1]?.split(/, |، /) ?? [];
    };
    const [english, arabic] = [await keywordsOf(path), await keywordsOf(`/ar${path}`)];
    // An article has its tags, as far as they are in its language.
    const fewest = path.startsWith("/blog/") ? 1 : 3;
    expect(english.length).toBeGreaterThanOrEqual(fewest);
    expect(arabic.length).toBeGreaterThanOrEqual(fewest);
    for (const words of english) expect(words).not.toMatch(/\p{Script=Arabic}/u);
    for (const words of arabic) expect(words).toMatch(/\p{Script=Arabic}/u);
  },
);

it("every page names the business, and every page below the home page its breadcrumbs", async () => {
  const { body: sitemap } = await ask("/sitemap.xml");
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(100);
  const block = `{"@context":"https://schema.org","@type":"MedicalBusiness","@id":"${stack.siteUrl}/#business"`;
  const wrong: string[] = [];
  const look = async (address: string) => {
    const { body } = await ask(new URL(address).pathname);
    const isHome = /^\/(?:ar\/)?$/.test(new URL(address).pathname);
    if (body.split(block).length !== 2 || body.includes('"BreadcrumbList"') === isHome) wrong.push(address);
  };
  while (addresses.length > 0) await Promise.all(addresses.splice(0, 8).map(look));
  expect(wrong).toEqual([]);
});
