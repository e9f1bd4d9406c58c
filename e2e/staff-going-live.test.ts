import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { contentField, removeStoredPosts, toastSays } from "./support/posts";
import { siteBuilt } from "./support/site-builds";
import { signIn } from "./support/sign-in";

const sql = openDatabase();
const visit = openBrowser();

// Nothing from before waits to be built.
beforeAll(() => siteBuilt(sql), 120_000);

/** Whatever a test has changed, the next one finds the site as it was. */
afterAll(async () => {
  await sql`delete from public.url_redirects where from_path like '%/blog/e2e-%'`;
  await removeStoredPosts(sql);
  await siteBuilt(sql);
  await removePeople();
}, 120_000);

/** What somebody without script gets, such as a crawler. */
async function read(path: string): Promise<{ status: number; location: string | null; html: string }> {
  const answer = await fetch(stack.siteUrl + path, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
}

const LISTS = ["/sitemap.xml", "/feed.xml", "/ar/feed.xml", "/blog", "/ar/blog"];

/** The lists that name an address. */
async function listing(path: string): Promise<string[]> {
  const pages = await Promise.all(LISTS.map(read));
  // With its delimiters: the Arabic address ends like the English one, and the new one starts like the old one.
  const isNamed = new RegExp(`(?:${stack.siteUrl}|")${path}[<"]`);
  return LISTS.filter((_, index) => isNamed.test(pages[index]?.html ?? ""));
}

const publicStatus = (page: Page, text: RegExp) => page.getByText(text).waitFor();

it("an article is live in both languages when the editor says so; its old address redirects after a rename", async () => {
  const { page } = await signIn(visit, "/admin/posts/new", "owner");
  const slug = `e2e-${randomUUID()}`;
  const titles = { en: `Title ${slug}`, ar: `عنوان ${slug}` };
  await page.getByLabel("Title", { exact: true }).first().fill(titles.en);
  await page.getByLabel("Slug").fill(slug);
  await contentField(page).fill("A text for readers.");
  await page.getByRole("tab", { name: "العربية" }).click();
  await page.locator("#post-ar-title").fill(titles.ar);
  await contentField(page, "ar").fill("نص للقرّاء.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await toastSays(page, "Post created successfully");
  await publicStatus(page, /^The site is being built/);
  expect((await read(`/blog/${slug}`)).status).toBe(404);

  await siteBuilt(sql);
  await publicStatus(page, /^Live for readers and search engines since \d\d:\d\d\.$/);
  for (const [lang, path] of [
    ["en", `/blog/${slug}`],
    ["ar", `/ar/blog/${slug}`],
  ] as const) {
    const { status, html } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain(`<title>${titles[lang]}`);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/social\/[^"]+"/);
    expect(html).toContain(`hrefLang="ar"`);
  }
  expect(await listing(`/blog/${slug}`)).toEqual(["/sitemap.xml", "/feed.xml", "/blog"]);
  expect(await listing(`/ar/blog/${slug}`)).toEqual(["/sitemap.xml", "/ar/feed.xml", "/ar/blog"]);

  await page.getByLabel("Slug").fill(`${slug}-new`);
  await page.getByRole("button", { name: "Update" }).click();
  await page.getByRole("button", { name: "Create the redirect" }).click();
  await toastSays(page, "The old address leads to the new one");
  await siteBuilt(sql);
  await publicStatus(page, /^Live for readers/);
  expect(await read(`/blog/${slug}`)).toMatchObject({ status: 301, location: `/blog/${slug}-new` });
  expect(await read(`/ar/blog/${slug}`)).toMatchObject({ status: 301, location: `/ar/blog/${slug}-new` });
  expect((await read(`/blog/${slug}-new`)).status).toBe(200);
  expect(await listing(`/blog/${slug}`)).toEqual([]);
}, 240_000);
