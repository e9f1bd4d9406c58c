import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openHydrated, openBrowser, hydrated } from "./support/browser";
import { ask } from "./support/crawl";
import { requestsOf, settled } from "./support/settled";
import { hrefsOf } from "./support/screen";
import { a11yViolations } from "./support/axe";
import { readHead } from "./support/head";

const visit = openBrowser();

it("the site prefetches a service when the mouse is on its link", async () => {
  const { page } = await visit({ intercepts: true });
  await openHydrated(page, "/");
  const link = page.locator('main a[href="/services/doctor-on-call"]').first();
  await link.scrollIntoViewIfNeeded();
  const scripts = requestsOf(page, "script");
  await link.hover();
  await expect.poll(() => scripts.length, { message: "the hover loads it" }).toBeGreaterThan(0);
  // Until no script requests another one.
  for (let seen = -1; seen !== scripts.length;) {
    seen = scripts.length;
    await settled(page);
  }
  // No more scripts arrive: the page shows only what it had before.
  await page.route("**/assets/*.js", () => undefined);
  await link.click();
  await page.waitForURL("/services/doctor-on-call");
  await page.getByRole("heading", { level: 1, name: "Doctor on Call" }).waitFor();
});

it("the Arabic site shows the about page with its story, three trust points, a chat and a call", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/about");
  await page.getByRole("heading", { level: 1, name: "طبّ يطرق بابك" }).waitFor();
  const points = await page.locator('section[aria-labelledby="trust"] li').allInnerTexts();
  expect(points).toEqual(
    [/هيئة الصحة بدبي/, /30 دقيقة/, /1,000 مريض/].map((words) => expect.stringMatching(words) as string),
  );
  const contacts = await page
    .getByRole("main")
    .locator('[data-source="about_page"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  expect(contacts).toEqual(["https:", "tel:", "https:", "tel:"]);
});

it("the Arabic site shows the footer with address, links, profiles, sitemap and this year", async () => {
  const { page } = await visit();
  // Long after the page was written.
  await page.clock.setFixedTime(new Date("2041-06-01T12:00:00Z"));
  await openHydrated(page, "/ar/about");
  const footer = page.getByRole("contentinfo");
  await footer.getByText("© 2041 دار عافية. جميع الحقوق محفوظة.").waitFor();
  await footer.getByText("البرشاء، دبي، الإمارات العربية المتحدة").waitFor();
  for (const name of ["روابط سريعة", "معلومات قانونية"])
    await footer.getByRole("heading", { name }).waitFor();
  for (const name of ["إنستغرام", "فيسبوك", "تويتر"]) await footer.getByRole("link", { name }).waitFor();
  const hrefs = await hrefsOf(footer.locator('a[href^="/"]'));
  const pages = [
    "/",
    "/",
    "/about",
    "/services",
    "/services/doctor-at-home",
    "/services/nurse-at-home",
    "/dubai",
    "/blog",
  ];
  const rest = ["/contact", "/privacy", "/terms", "/privacy#advertising"];
  expect(hrefs).toEqual([...[...pages, ...rest].map((path) => `/ar${path}`), "/sitemap.xml"]);
});

it.each(["/", "/blog/first-week-home-with-a-newborn", "/dubai/deira/nurse-on-call"])(
  "the head of %j contains its search terms, in each language",
  async (path) => {
    // An article has its tags, if they are in its language.
    const fewest = path.startsWith("/blog/") ? 1 : 3;
    for (const [prefix, isArabic] of [
      ["", false],
      ["/ar", true],
    ] as const) {
      const [, words] = /<meta name="keywords" content="([^"]+)"/.exec((await ask(prefix + path)).body) ?? [];
      const keywords = words?.split(/, |، /) ?? [];
      expect(keywords.length).toBeGreaterThanOrEqual(fewest);
      for (const word of keywords) expect([word, /\p{Script=Arabic}/u.test(word)]).toEqual([word, isArabic]);
    }
  },
);

/** Every address in the sitemap with the result of `find` for its page. */
async function findOnPages(find: (html: string, path: string) => readonly string[]): Promise<string[]> {
  const { body: sitemap } = await ask("/sitemap.xml");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(100);
  const found: string[] = [];
  const look = async (path: string) => {
    const { body } = await ask(path);
    found.push(...find(body, path).map((problem) => `${path}: ${problem}`));
  };
  while (paths.length > 0) await Promise.all(paths.splice(0, 8).map(look));
  return found;
}

it("every page names the business, and every page below the home page its breadcrumbs", async () => {
  const block = `{"@context":"https://schema.org","@type":"MedicalBusiness","@id":"${stack.siteUrl}/#business"`;
  const wrong = await findOnPages((html, path) => [
    ...(html.split(block).length === 2 ? [] : ["business"]),
    ...(html.includes('"BreadcrumbList"') === /^\/(?:ar\/)?$/.test(path) ? ["breadcrumbs"] : []),
  ]);
  expect(wrong).toEqual([]);
});

it("no element of a page names a class twice", async () => {
  const classLists = (html: string) =>
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list);
  const repeated = await findOnPages((html) =>
    classLists(html).filter((list) => {
      const names = list.split(" ");
      return new Set(names).size < names.length;
    }),
  );
  expect(repeated).toEqual([]);
});

const SERVICES = [
  "lab-test-at-home",
  "iv-therapy-at-home",
  "doctor-on-call",
  "elderly-care",
  "post-surgery-nursing",
  "maternity-newborn-care",
];

it("the contact page shows the number, the six services in their order, and tiles that lead to Instagram and Facebook", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/contact");
  const call = page.locator('main [data-source="contact_page"][href^="tel:"]');
  await expect.poll(() => call.innerText()).toContain("+971 4 000 0000");
  await expect.poll(() => call.getAttribute("href")).toBe("tel:+97140000000");
  const chat = page.locator('main [data-source="contact_page"][href*="wa.me"]');
  await expect.poll(() => chat.innerText()).toContain("+971 4 000 0000");
  await expect.poll(() => chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/97140000000\?text=/);

  const hrefs = await hrefsOf(
    page.getByRole("region", { name: "كيف نساعدك؟" }).getByRole("list").getByRole("link"),
  );
  expect(hrefs).toEqual(SERVICES.map((slug) => `/ar/services/${slug}`));

  const blocks = page.getByRole("region", { name: "شاهد الفريق في عمله" }).getByRole("link");
  const shown = await blocks.evaluateAll((all) =>
    all.map((link) => [
      new URL((link as HTMLAnchorElement).href).hostname.replace("www.", ""),
      link.getAttribute("target"),
      link.querySelectorAll("img").length,
    ]),
  );
  expect(shown).toEqual([
    ["instagram.com", "_blank", 8],
    ["facebook.com", "_blank", 6],
  ]);

  const callback = page.getByRole("region", { name: "هل تفضّل أن نتصل بك؟" }).getByRole("link");
  expect(await callback.getAttribute("href")).toContain("https://wa.me/97140000000?text=");
});

it("the terms show their effective date and a contact address, and their contents list links to the sections", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/terms");
  await page.getByText("سارية اعتبارًا من 01 يناير 2025").waitFor();
  expect(await page.locator('main a[href="mailto:care@example.com"]').count()).toBeGreaterThan(0);
  const anchors = await hrefsOf(page.getByRole("main").getByRole("navigation").getByRole("link"));
  expect(anchors.length).toBeGreaterThan(8);
  for (const anchor of anchors) expect(await page.locator(`h2${anchor}`).count()).toBe(1);
});

it("an address without a page answers 404 in its language, with noindex and a link home", async () => {
  const { page, log } = await visit();
  log.expect(/the server responded with a status of 404/, /Page not found: \/ar\/no\/such-page /);
  const answer = await page.goto("/ar/no/such-page");
  expect(answer?.status()).toBe(404);
  await hydrated(page);

  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ar");
  await page.getByRole("heading", { level: 1, name: "404" }).waitFor();
  await page.getByText("عذرًا! الصفحة غير موجودة").waitFor();
  const twin = page.getByRole("banner").locator("a[hreflang]").first();
  expect(await twin.getAttribute("href"), "the language switch knows the address").toBe("/no/such-page");
  // The page is rendered again for its address, without leftovers of its file.
  const head = await readHead(page);
  expect(head.titles).toHaveLength(1);
  await expect.poll(() => page.getByRole("main").count()).toBe(1);
  expect(head.robots).toEqual(["noindex,follow"]);
  expect([...head.canonicals, ...head.alternates]).toEqual([]);
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "العودة إلى الرئيسية" }).click();
  await page.waitForURL("/ar/");
});
