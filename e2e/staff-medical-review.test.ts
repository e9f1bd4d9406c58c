import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Locale } from "../src/config/locales";
import { editorReviewTexts } from "../src/texts/admin/editor-review";
import { editorSavingTexts } from "../src/texts/admin/editor-saving";
import { medicalReviewTexts } from "../src/texts/admin/medical-review";
import { publishingTexts } from "../src/texts/admin/editor-publishing";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { openBrowser, PHONE } from "./support/browser";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";
import { addClinician, approvalOf, approve, switchGate } from "./support/medical-review";
import { contentField, removeStoredPosts, storePost, typeMore } from "./support/posts";
import { excessWidth, press, toastSays } from "./support/screen";
import { signIn } from "./support/sign-in";
import { siteBuilt } from "./support/site-builds";

const sql = openDatabase();
const sandbox = newSandbox();
const visit = openBrowser();

afterAll(async () => {
  await switchGate(sql, false);
  await removeStoredPosts(sql);
  await siteBuilt(sql);
}, 120_000);

/** Stores an article whose reviewer no longer has a licence. @returns its slug */
async function storeReviewedByFormer(): Promise<string> {
  const { author } = await addClinician(sql, sandbox);
  await sql`update public.authors set name = 'Dr. Former' where id = ${author}`;
  await sql`update public.clinicians set licence_until = private.dubai_today() - 1 where author_id = ${author}`;
  const { id, slug } = await storePost(sql, { status: "published" });
  await sql`
    insert into public.text_reviews (
      post_id, lang, digest, text, outcome, decided_at, reviewer_id, reviewer_name, reviewer_name_ar, licence_number,
      licence_authority, licence_authority_ar, licence_until
    )
    select post_id, lang, digest, '{}', 'approved', '2026-11-20T10:00:00+04:00', ${author}, 'Dr. Former', '', 'T-1', 'DHA', '', '2099-12-31'
    from public.blog_post_translations where post_id = ${id} and lang = 'en'`;
  await sql`update public.blog_post_translations set reviewed = null where post_id = ${id}`;
  return slug;
}

/** What the page and the structured data of a built article name. */
async function readersSee(slug: string) {
  await siteBuilt(sql);
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`/blog/${slug}`);
  const article = (await readHead(page)).jsonLd.find((block) => block["@type"] === "Article");
  return { line: await page.locator("article header").innerText(), data: article?.["mainEntityOfPage"] };
}

async function seeReviewer(slug: string): Promise<void> {
  const formerly = await storeReviewedByFormer();
  expect(await readersSee(slug)).toMatchObject({
    line: expect.stringContaining("Reviewed by Dr. Reader, DHA licence T-1, on ") as string,
    data: {
      lastReviewed: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      reviewedBy: {
        name: "Dr. Reader",
        hasCredential: { identifier: "T-1", recognizedBy: { name: "DHA" } },
      },
    },
  });
  const over = await readersSee(formerly);
  expect(over.line).toContain("Reviewed by Dr. Former, on Nov 20, 2026");
  expect(JSON.stringify(over)).not.toContain("T-1");
}

async function seeNobody(slug: string): Promise<void> {
  const { line, data } = await readersSee(slug);
  expect(line).not.toContain("Dr. Reader");
  expect(data).not.toHaveProperty("reviewedBy");
}

/** Once: what readers see does not depend on the editor's language, and needs a build of the site. */
const readers = { en: { seeReviewer, seeNobody }, ar: undefined };

/** Publishes the text on the screen, in which there is nothing to find, with one press. */
async function update(page: Page, lang: Locale): Promise<void> {
  const { updated, publishedNow } = editorSavingTexts[lang];
  await page.keyboard.press("Control+Enter");
  await toastSays(page, updated, publishedNow);
}

it.each(["en", "ar"] as const)(
  "an editor requests a review, a reviewer approves on a phone, and readers get the approved text; a corrected typo is approved with one press, which owners can require, in %s",
  async (lang) => {
    const [texts, review] = [editorReviewTexts[lang], medicalReviewTexts[lang]];
    const reviewer = await addClinician(sql, sandbox);
    const { id, slug } = await storePost(sql, { arabic: "النص الأول." });
    const editor = await signIn(visit, `/admin/posts/${id}`, "editor", { lang });
    await contentField(editor.page).waitFor();
    await press(editor.page, `${texts.send}: English`);
    const dialog = editor.page.getByRole("dialog", { name: texts.dialog.title.en });
    await dialog.getByLabel(texts.dialog.to).selectOption(reviewer.author);
    await dialog.getByRole("button", { name: texts.dialog.send, exact: true }).click();
    await toastSays(editor.page, texts.dialog.sent);

    const reading = await signIn(visit, "/admin", reviewer.person, { lang, viewport: PHONE });
    await reading.page.waitForURL("/admin/medical-review");
    expect(await excessWidth(reading.page)).toBe(0);
    await reading.page.locator(`a[href="/admin/medical-review/${id}/en"]`).click();
    await approve(reading.page, lang);
    await expect.poll(() => approvalOf(sql, id)).toBe(reviewer.author);

    await update(editor.page, lang);
    expect(await approvalOf(sql, id)).toBe(reviewer.author);
    await readers[lang]?.seeReviewer(slug);
    await typeMore(editor.page, " A typo.");
    await update(editor.page, lang);
    await expect.poll(() => approvalOf(sql, id)).toBeNull();
    await editor.page.getByText(review.states.changed, { exact: true }).waitFor();
    await readers[lang]?.seeNobody(slug);

    await reading.page.goto("/admin/medical-review?what=changed");
    await reading.page.locator(`a[href="/admin/medical-review/${id}/en"]`).click();
    await reading.page.getByText(review.changes(1), { exact: true }).waitFor();
    await approve(reading.page, lang);
    await expect.poll(() => approvalOf(sql, id)).toBe(reviewer.author);

    await switchGate(sql, true);
    await typeMore(editor.page, " Another one.");
    await editor.page.keyboard.press("Control+Enter");
    const sheet = editor.page.getByRole("dialog");
    await sheet.getByText(texts.sheet.unread.en).waitFor();
    expect(await sheet.getByRole("button", { name: publishingTexts[lang].anyway.update }).count()).toBe(0);
    await switchGate(sql, false);
  },
  // Two builds of the site, in one of the languages.
  240_000,
);
