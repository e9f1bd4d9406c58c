import { afterAll, afterEach, expect, it } from "vitest";
import type { Locale } from "../src/config/locales";
import { LOCALE_NAMES } from "../src/config/locales";
import { editorReviewTexts } from "../src/texts/admin/editor-review";
import { editorSavingTexts } from "../src/texts/admin/editor-saving";
import { publishingTexts } from "../src/texts/admin/editor-publishing";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { goTo, openBrowser, openHydrated, PHONE, type Visitor } from "./support/browser";
import { ask, crawl } from "./support/crawl";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";
import { addClinician, approve, send, switchGate } from "./support/medical-review";
import { contentField, removeStoredPosts, storePost, typeMore } from "./support/posts";
import { toastSays } from "./support/screen";
import { signIn } from "./support/sign-in";
import { siteBuilt } from "./support/site-builds";

const sql = openDatabase();
const sandbox = newSandbox();
const visit = openBrowser();

afterEach(() => switchGate(sql, false));
afterAll(async () => {
  await removeStoredPosts(sql);
  await siteBuilt(sql);
}, 120_000);

const storedText = async (post: string, lang: Locale) =>
  (
    await sql`select content_markdown as text from public.blog_post_translations where post_id = ${post} and lang = ${lang}`
  )[0]?.text as string;

/** A published article whose Arabic text, and its title, are these words, and held back. */
async function storeHeldBack(words: string) {
  const post = await storePost(sql, { status: "published", arabic: words });
  await sql`update public.blog_post_translations set is_live = false, title = ${words} where post_id = ${post.id} and lang = 'ar'`;
  return post;
}

/** The places of the site with some words, the addresses of an article in its sitemap, and the languages that its page names. */
async function seen({ page }: Visitor, slug: string, words: string) {
  const site = await crawl([`/blog/${slug}`, `/ar/blog/${slug}`]);
  await page.goto(`/blog/${slug}`);
  const { alternates } = await readHead(page);
  return {
    places: [...site].flatMap(([path, { body }]) => (body.includes(words) ? [path] : [])),
    listed: [...(site.get("/sitemap.xml")?.body ?? "").matchAll(/<loc>([^<]+)/g)]
      .map(([, address = ""]) => new URL(address).pathname)
      .filter((path) => path.endsWith(slug)),
    languages: alternates.map(([language]) => language),
  };
}

/** The switch is the page's, not the text's: it leads from English to Arabic around the same words, and back. */
async function readInBothLanguages({ page }: Visitor, slug: string): Promise<void> {
  await openHydrated(page, `/ar/blog/${slug}`);
  await page.getByText("The first text.").waitFor();
  expect((await readHead(page)).canonicals).toEqual([expect.stringMatching(new RegExp(`/blog/${slug}$`))]);
  await openHydrated(page, `/blog/${slug}`);
  await page.getByRole("banner").getByRole("link", { name: LOCALE_NAMES.ar, exact: true }).click();
  await page.waitForURL(`/ar/blog/${slug}`);
  await page.locator("article[lang=en]").getByText("The first text.").waitFor();
  await page.getByRole("banner").getByRole("link", { name: LOCALE_NAMES.en, exact: true }).click();
  await page.waitForURL(`/blog/${slug}`);
}

/* Two articles, because each build writes all changes. */
it("one language goes to readers while the other keeps the text that was approved, and a language that is held back is on no page and in no list; each is everywhere once it is live", async () => {
  const texts = editorReviewTexts.en;
  const { updated, publishedNow } = editorSavingTexts.en;
  const reviewer = await addClinician(sql, sandbox);
  const { id, slug } = await storePost(sql, { status: "published", content: "Rest.", arabic: "استرح." });
  const words = "كلمات محجوبة تمامًا";
  const held = await storeHeldBack(words);
  await switchGate(sql, true);
  const { page } = await signIn(visit, `/admin/posts/${id}`, "editor");
  await contentField(page).waitFor();
  await page.getByRole("tab", { name: "Side by side" }).click();
  await typeMore(page, " Drink water.");
  await typeMore(page, " اشرب الماء.", "ar");
  await page.keyboard.press("Control+Enter");
  const sheet = page.getByRole("dialog", { name: publishingTexts.en.title(2) });
  await sheet.getByText(texts.sheet.unread.ar).waitFor();
  await sheet.getByRole("button", { name: `${texts.send}: English` }).click();
  await send(page, "en", "en", texts.sheet.waits);
  await sheet.getByText(/Sent to any reviewer/).waitFor();
  await sheet.getByRole("button", { name: publishingTexts.en.back }).click();

  const reading = await signIn(visit, `/admin/medical-review/${id}/en`, reviewer.person, { viewport: PHONE });
  await approve(reading.page, "en");
  await page.bringToFront();
  await page.keyboard.press("Control+Enter");
  const arabicOnly = page.getByRole("dialog", { name: publishingTexts.en.title(1) });
  await arabicOnly.getByRole("button", { name: texts.sheet.only.update.en }).click();
  await toastSays(page, updated, publishedNow);
  expect([await storedText(id, "en"), await storedText(id, "ar")]).toEqual(["Rest. Drink water.", "استرح."]);
  await page.getByText("Unpublished changes", { exact: true }).waitFor();
  expect(await contentField(page, "ar").inputValue()).toBe("استرح. اشرب الماء.");

  await siteBuilt(sql);
  expect((await ask(`/blog/${slug}`)).body).toContain("Drink water.");
  expect((await ask(`/ar/blog/${slug}`)).body).not.toContain("اشرب الماء.");
  const visitor = await visit();
  expect(await seen(visitor, held.slug, words)).toEqual({
    places: [],
    listed: [`/blog/${held.slug}`],
    languages: ["en", "x-default"],
  });
  await readInBothLanguages(visitor, held.slug);

  await page.keyboard.press("Control+Enter");
  await arabicOnly.getByRole("button", { name: `${texts.send}: ${LOCALE_NAMES.ar}` }).click();
  await send(page, "ar", "en", texts.sheet.waits);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await goTo(reading.page, `/admin/medical-review/${id}/ar`);
  await approve(reading.page, "en");
  await page.bringToFront();
  await page.keyboard.press("Control+Enter");
  // The earlier message, which says the same, may still be there.
  await expect.poll(() => storedText(id, "ar")).toBe("استرح. اشرب الماء.");
  await switchGate(sql, false);
  const editor = await signIn(visit, `/admin/posts/${held.id}`, "editor");
  await editor.page.getByLabel(`${texts.live}: ${LOCALE_NAMES.ar}`).check();
  await editor.page.keyboard.press("Control+Enter");
  await toastSays(editor.page, updated, publishedNow);

  await siteBuilt(sql);
  expect((await ask(`/ar/blog/${slug}`)).body).toContain("اشرب الماء.");
  const live = await seen(visitor, held.slug, words);
  expect(live.places).toEqual(
    expect.arrayContaining(["/ar/feed.xml", "/ar/blog", `/ar/blog/${held.slug}`, "/ar/"]),
  );
  expect(live.listed.toSorted()).toEqual([`/ar/blog/${held.slug}`, `/blog/${held.slug}`]);
  expect(live.languages).toEqual(["en", "ar", "x-default"]);
}, 240_000);
