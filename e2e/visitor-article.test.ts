import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { ARTICLE, withPictureAnswers, answerPictureRequests } from "./support/article";
import { a11yViolations } from "./support/axe";
import { goTo, hydrated, openHydrated, openBrowser, PHONE, withStoredLanguage } from "./support/browser";
import { readHead } from "./support/head";
import { excessWidth } from "./support/screen";
import { openDatabase } from "./support/database";

const PATH = `/blog/${ARTICLE}`;

const visit = withPictureAnswers(openBrowser());

it("an article has a table of contents that follows the reader, on large screens", async () => {
  const { page } = await visit();
  await openHydrated(page, PATH);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const links = contents.getByRole("link");
  const third = links.nth(2);
  const id = decodeURIComponent((await third.getAttribute("href"))?.slice(1) ?? "");
  await third.click();
  const top = () => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
  // Below the header, although a picture gets its space on the way.
  await expect.poll(top).toBeCloseTo(96, -1);
  await expect.poll(() => third.getAttribute("aria-current")).toBe("location");
  await expect.poll(() => contents.locator("[aria-current]").count()).toBe(1);
  await page.setViewportSize(PHONE);
  await contents.waitFor({ state: "hidden" });
});

it("an article is shared in a small window, by its link, and by the system's own sheet", async () => {
  const { page, context } = await visit({
    intercepts: true,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (data?: ShareData) => {
      if (data) shared.push(data);
      return Promise.resolve();
    };
  });
  await context.route(/facebook\.com/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>network</title>" }),
  );
  await openHydrated(page, PATH);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Share on Facebook" }).click();
  const popup = await opened;
  await popup.waitForURL((url) => url.host === "www.facebook.com");
  expect(decodeURIComponent(popup.url())).toContain(`${stack.siteUrl}/blog/${ARTICLE}`);
  expect(await popup.evaluate(() => [innerWidth, innerHeight, window.opener])).toEqual([600, 400, null]);
  await popup.close();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stack.siteUrl}/blog/${ARTICLE}`);
  await page.getByRole("button", { name: "Share with another app" }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
    { title: await page.locator("h1").innerText(), url: `${stack.siteUrl}/blog/${ARTICLE}` },
  ]);
});

it("an Arabic article is complete without JavaScript", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`/ar/blog/${ARTICLE}`);
  const main = page.getByRole("main");
  await expect.poll(() => main.getByRole("heading", { level: 1 }).count()).toBe(1);
  await expect.poll(() => main.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(4);
  await expect.poll(() => main.locator("time").getAttribute("datetime")).toMatch(/^\d{4}-/);
  await expect.poll(() => main.locator('[data-source="article_mid"]').count()).toBe(2);
  await expect.poll(() => main.locator('[data-source="article_bottom"]').count()).toBe(1);
  expect(await main.locator(`a[href="/ar/services/doctor-on-call"]`).count()).toBeGreaterThan(0);
  await expect
    .poll(() => main.getByRole("region", { name: "اقرأ أيضًا" }).getByRole("listitem").count())
    .toBe(3);
  await expect
    .poll(() => main.getByRole("link", { name: "العودة إلى المدونة" }).first().getAttribute("href"))
    .toBe("/ar/blog");
  for (const [name, host] of [
    ["شارك على واتساب", "wa.me"],
    ["شارك على فيسبوك", "www.facebook.com"],
    ["شارك على X", "twitter.com"],
    ["شارك على لينكدإن", "www.linkedin.com"],
  ]) {
    const href = (await main.getByRole("link", { name }).getAttribute("href")) ?? "";
    expect([new URL(href).host, decodeURIComponent(href)]).toEqual([
      host,
      expect.stringContaining(stack.siteUrl + `/ar/blog/${ARTICLE}`),
    ]);
  }
  expect(await main.getByRole("button", { name: "انسخ الرابط" }).count(), "needs script").toBe(0);
});

it("an Arabic article opens from the blog and leads to the next one and back", async () => {
  const { page } = await visit();
  await openHydrated(page, "/ar/blog");
  await page.locator(`main a[href="/ar/blog/${ARTICLE}"]`).first().click();
  await page.locator("article h1").waitFor();
  const related = page.getByRole("region", { name: "اقرأ أيضًا" }).getByRole("link");
  const next = await related.first().getAttribute("href");
  expect(next).not.toBe(`/ar/blog/${ARTICLE}`);
  await related.first().click();
  await page.waitForURL(next ?? "");
  await page.locator("article h1").waitFor();
  await page.getByRole("link", { name: "العودة إلى المدونة" }).first().click();
  await page.waitForURL("/ar/blog");
});

it("an article with a long service name does not scroll sideways on the smallest phone", async () => {
  const { page } = await visit({ viewport: { width: 320, height: 800 } });
  for (const prefix of ["", "/ar"]) {
    await page.goto(`${prefix}/blog/first-week-home-with-a-newborn`);
    await page.locator("article h1").waitFor();
    expect(await excessWidth(page), `under ${prefix}/`).toBe(0);
  }
});

it("an article opens at the heading named in its URL, below the sticky header, without accessibility violations", async () => {
  const { page } = await visit({ reducedMotion: "reduce" });
  await page.goto(PATH);
  const id = await page.locator("article h2[id]").nth(2).getAttribute("id");
  await page.goto("/about");
  await page.goto(`/blog/${ARTICLE}#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  // Fonts that load after the scroll may make the text above taller or shorter by a pixel.
  await expect.poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - 96)).toBeLessThan(3);
  const isSeen = await heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isSeen).toBe(true);
  await hydrated(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  expect(await a11yViolations(page)).toEqual([]);
});

it("an English article under /en shows itself, with its address without /en as the canonical one", async () => {
  const { page } = await visit(withStoredLanguage("ar"));
  await openHydrated(page, "/ar/blog");
  await goTo(page, `/en/blog/${ARTICLE}`);
  await page.locator("article h1").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/en/blog/${ARTICLE}`);
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
  expect((await readHead(page)).canonicals).toEqual([`${stack.siteUrl}/blog/${ARTICLE}`]);
});

const sql = openDatabase();

it("an infographic is requested once when the reader comes near, and kept in the browser", async () => {
  const { page, context } = await visit({ intercepts: true });
  const prompts = await answerPictureRequests(context);
  await openHydrated(page, PATH);
  const image = page.getByRole("img", { name: /^Three-step fever guide/ });
  await page.locator("article h3").first().scrollIntoViewIfNeeded();
  await image.waitFor();
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await page.reload();
  // The browser has scrolled there by itself.
  await hydrated(page);
  await image.waitFor();
  expect(prompts).toHaveLength(1);
});

it("a view is stored on a quick exit, with the referring site but not its page", async () => {
  const { page, context } = await visit({ intercepts: true });
  await context.route("https://search.example.com/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Referrer-Policy": "unsafe-url" },
      body: `<a href="${stack.siteUrl}${PATH}">found</a>`,
    }),
  );
  await page.goto("https://search.example.com/?q=blood");
  const sent = page.waitForRequest(/blog_events/);
  await page.getByRole("link").click();
  const { event_id } = (await sent).postDataJSON() as { event_id: string };
  await page.close();
  await expect
    .poll(async () => [
      ...(await sql`
        select utm_campaign, lang, referrer from public.blog_events where event_id = ${event_id}`),
    ])
    .toEqual([{ utm_campaign: "doctor-on-call", lang: "en", referrer: "https://search.example.com" }]);
});

it.each(["/blog/", "/ar/blog/"])(
  "a link with the words of a heading of %s scrolls there without any input",
  async (blog) => {
    const { page } = await visit();
    const path = blog + ARTICLE;
    await page.goto(path);
    const heading = page.locator("article h2").nth(2);
    const words = (await heading.innerText())
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
      .trim()
      .replace(/\s+/g, "-");
    await page.goto(`/about`);
    await page.goto(`${path}#${encodeURIComponent(words)}`);
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeCloseTo(96, -1);
  },
);
