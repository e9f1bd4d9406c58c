import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { CONSENT } from "../src/lib/storage-keys";
import { blogPageTexts } from "../src/texts/site/blog-page";
import { a11yViolations } from "./support/axe";
import { ARTICLE, withPictureAnswers } from "./support/article";
import { isHydrated, openBrowser, openHydrated, PHONE } from "./support/browser";
import { openChat } from "./support/contacts";
import { openDatabase } from "./support/database";
import { excessWidth, focusReaches, tooNarrow } from "./support/screen";
import { settled } from "./support/settled";

const visit = openBrowser();
const visitArticle = withPictureAnswers(visit);
const sql = openDatabase();

const DESKTOP = { width: 1280, height: 900 };
const field = (page: Page) => page.getByRole("search").getByRole("searchbox");
const firstFound = (page: Page) => page.getByRole("main").getByRole("article").first().getByRole("link");

it.each([
  ["en", "fever", PHONE],
  ["ar", "حمي", DESKTOP],
] as const)(
  "%s: a search for %s finds the article, which has the ambulance's number (%j)",
  async (lang, word, viewport) => {
    const { page } = await visitArticle({ viewport });
    // The visitor has answered the question about ads before: it has tests of its own.
    await page.addInitScript((key) => localStorage.setItem(key, "denied"), CONSENT);
    const prefix = lang === "ar" ? "/ar" : "";
    await openHydrated(page, `${prefix}/blog`);
    await field(page).fill(word);
    await field(page).press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === word);
    await page.locator("main mark").first().waitFor();
    await expect.poll(() => excessWidth(page)).toBe(0);
    const { width = 0, height = 0, y = 0 } = (await firstFound(page).boundingBox()) ?? {};
    expect([width > 0, y + height < viewport.height], "the first is on the first screen").toEqual([
      true,
      true,
    ]);
    await firstFound(page).click();
    await page.waitForURL(`${prefix}/blog/${ARTICLE}`);
    await page.locator("article h1").waitFor();
    const ambulance = page.locator('a[href="tel:998"]:visible').first();
    await ambulance.scrollIntoViewIfNeeded();
    await ambulance.click({ trial: true });
  },
);

it("an address with a search shows its results without any input, also when its page is restored", async () => {
  const { page } = await visit({ viewport: PHONE });
  await page.goto("/ar/blog?q=%D8%A7%D9%84%D8%AD%D9%85%D9%91%D9%89");
  await page.locator("main mark").first().waitFor();
  expect(await field(page).inputValue()).toBe("الحمّى");
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex,follow");
  expect(
    await page
      .getByRole("status")
      .filter({ hasText: /مقال/ })
      .count(),
  ).toBe(1);
  expect(await a11yViolations(page)).toEqual([]);
  const found = await page.getByRole("main").getByRole("article").count();
  await firstFound(page).click();
  await page.locator("article h1").waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole("main").getByRole("article").count()).toBe(found);
  expect(await field(page).inputValue()).toBe("الحمّى");
});

it.each([
  ["en", blogPageTexts.en.search],
  ["ar", blogPageTexts.ar.search],
] as const)("%s: a search without a result offers a contact, and fits every window", async (lang, texts) => {
  const { page } = await visit();
  const words = "x".repeat(2000);
  await page.goto(`${lang === "ar" ? "/ar" : ""}/blog?q=${words}`);
  await page.getByText(texts.none).waitFor();
  expect(await page.locator('main [data-source="blog_search"]').count()).toBe(2);
  expect(await a11yViolations(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
});

it("without script a search opens the blog, and a topic leads to its row", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/blog");
  await field(page).fill("حمى");
  await page.getByRole("button", { name: "ابحث" }).click();
  await page.waitForURL((url) => url.searchParams.get("q") === "حمى");
  expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThan(10);
  await page.getByRole("navigation", { name: "المواضيع" }).getByRole("link", { name: "التمريض" }).click();
  await page.waitForURL(/\/ar\/blog\?group=nursing#nursing$/);
  const row = page.getByRole("region", { name: "التمريض" });
  await expect.poll(async () => ((await row.boundingBox())?.y ?? 0) < 200).toBe(true);
});

it("a search works by keyboard alone, and Tab then reaches its first result", async () => {
  const { page } = await visit();
  await openHydrated(page, "/blog");
  await field(page).focus();
  await page.keyboard.type("blood pressure");
  await page.keyboard.press("Enter");
  await page.locator("main mark").first().waitFor();
  await focusReaches(field(page));
  // The button, and the link to all articles.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await expect.poll(() => firstFound(page).evaluate((link) => link === document.activeElement)).toBe(true);
});

it("an article's topic leads to all articles with it, a group to all of its own, and back", async () => {
  const { page } = await visit();
  await openHydrated(page, `/ar/blog/${ARTICLE}`);
  const tag = page.getByRole("list", { name: "المواضيع" }).getByRole("link", { name: "الحمّى" });
  await tag.click();
  await page.waitForURL("/ar/blog?tag=fever");
  const list = page.getByRole("region", { name: "الحمّى" });
  await list.locator(`a[href="/ar/blog/${ARTICLE}"]`).waitFor();
  await list.getByRole("link", { name: "كل المقالات" }).click();
  const topics = page.getByRole("navigation", { name: "المواضيع" });
  await topics.getByRole("link", { name: "خدمات الأطباء" }).click();
  await page.waitForURL(/\?group=doctor#doctor$/);
  await expect
    .poll(() => page.getByRole("region", { name: "خدمات الأطباء" }).getByRole("article").count())
    .toBeGreaterThan(3);
  await page.goBack();
  await topics.waitFor();
});

it("the page after a search does not receive the searched words", async () => {
  const { page } = await visit();
  await page.goto("/blog?q=fever");
  await page.locator("main mark").first().waitFor();
  await page.evaluate(() => location.assign("/about"));
  await page.waitForURL("/about");
  expect(await page.evaluate(() => new URL(document.referrer).search)).toBe("");
});

it("the searched words are in no other request and in no table", async () => {
  const { page } = await visit();
  const word = "zxqvwordnobodyhas";
  const told: string[] = [];
  page.on("request", (request) => {
    if (`${request.url()} ${request.postData() ?? ""}`.includes(word))
      told.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(`/blog?q=${word}`);
  await page.getByText(blogPageTexts.en.search.none).waitFor();
  await isHydrated(page);
  const counted = page.waitForResponse(/analytics_events/);
  expect(await openChat(page.locator('main [data-source="blog_search"]').first())).not.toContain(word);
  await counted;
  await page.getByRole("link", { name: blogPageTexts.en.all }).click();
  await page.locator(`main a[href="/blog/${ARTICLE}"]`).first().click();
  await page.locator("article h1").waitFor();
  await settled(page);
  expect(told.map((line) => new URL(line.replace("GET ", "").replace("POST ", "")).pathname)).toEqual([
    "/blog",
    "/rest/v1/rpc/search_articles",
  ]);
  const [kept] = await sql`
    select
      (select count(*) from public.user_sessions as row where to_jsonb(row)::text like ${`%${word}%`})
      + (select count(*) from public.analytics_events as row where to_jsonb(row)::text like ${`%${word}%`})
      + (select count(*) from public.blog_events as row where to_jsonb(row)::text like ${`%${word}%`})
      + (select count(*) from public.missing_paths as row where to_jsonb(row)::text like ${`%${word}%`}) as count`;
  expect(Number(kept?.["count"])).toBe(0);
});
