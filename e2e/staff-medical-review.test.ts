import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Locale } from "../src/config/locales";
import { editorReviewTexts } from "../src/texts/admin/editor-review";
import { editorSavingTexts } from "../src/texts/admin/editor-saving";
import { medicalReviewTexts } from "../src/texts/admin/medical-review";
import { publishingTexts } from "../src/texts/admin/editor-publishing";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { createPerson, type Person } from "../supabase/tests/support/people";
import { store } from "../supabase/tests/support/rest";
import { openBrowser, PHONE, type Visitor } from "./support/browser";
import { openDatabase } from "./support/database";
import { contentField, removeStoredPosts, storePost, typeMore } from "./support/posts";
import { excessWidth, focusReaches, press, toastSays } from "./support/screen";
import { signIn } from "./support/sign-in";
import { siteBuilt } from "./support/site-builds";

const sql = openDatabase();
const sandbox = newSandbox();
const visit = openBrowser();

const switchGate = (isOn: boolean) => sql`update public.staff_settings set review_required = ${isOn}`;

afterAll(async () => {
  await switchGate(false);
  await removeStoredPosts(sql);
  await siteBuilt(sql);
}, 120_000);

/** The reviewer of exactly the words that readers see; null for unread ones. */
const approvalOf = async (post: string) =>
  (
    await sql`select reviewed ->> 'author_id' as author from public.blog_post_translations where post_id = ${post} and lang = 'en'`
  )[0]?.author;

/** Publishes the text on the screen, in which there is nothing to find, with one press. */
async function update(page: Page, lang: Locale): Promise<void> {
  const { updated, publishedNow } = editorSavingTexts[lang];
  await page.keyboard.press("Control+Enter");
  await toastSays(page, updated, publishedNow);
}

/** The reviewer approves the text on the screen with one press. */
async function approve({ page }: Visitor, lang: Locale): Promise<void> {
  const texts = medicalReviewTexts[lang];
  await page.locator("article h1").waitFor();
  expect(await excessWidth(page)).toBe(0);
  const button = page.getByRole("button", { name: texts.approve, exact: true });
  await button.focus();
  await focusReaches(button);
  await page.keyboard.press("Enter");
  await toastSays(page, texts.approved);
}

/** A clinician with an account, and their author. */
async function addClinician(): Promise<{ author: string; person: Person }> {
  const author = await sandbox.addRow("authors", { name: "Dr. Reader", name_ar: "د. قارئ" });
  await store("clinicians", {
    author_id: author,
    licence_number: "T-1",
    licence_authority: "DHA",
    licence_until: "2999-12-31",
  });
  const person = await createPerson("reviewer");
  await sql`update public.admins set author_id = ${author} where user_id = ${person.id}`;
  return { author, person };
}

it.each(["en", "ar"] as const)(
  "an editor requests a review, a reviewer approves on a phone, and readers get the approved text; a corrected typo is approved with one press, which owners can require, in %s",
  async (lang) => {
    const [texts, review] = [editorReviewTexts[lang], medicalReviewTexts[lang]];
    const reviewer = await addClinician();
    const { id } = await storePost(sql, { arabic: "النص الأول." });
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
    await approve(reading, lang);
    await expect.poll(() => approvalOf(id)).toBe(reviewer.author);

    await update(editor.page, lang);
    expect(await approvalOf(id)).toBe(reviewer.author);
    await typeMore(editor.page, " A typo.");
    await update(editor.page, lang);
    await expect.poll(() => approvalOf(id)).toBeNull();
    await editor.page.getByText(review.states.changed, { exact: true }).waitFor();

    await reading.page.goto("/admin/medical-review?what=changed");
    await reading.page.locator(`a[href="/admin/medical-review/${id}/en"]`).click();
    await reading.page.getByText(review.changes(1), { exact: true }).waitFor();
    await approve(reading, lang);
    await expect.poll(() => approvalOf(id)).toBe(reviewer.author);

    await switchGate(true);
    await typeMore(editor.page, " Another one.");
    await editor.page.keyboard.press("Control+Enter");
    const sheet = editor.page.getByRole("dialog");
    await sheet.getByText(texts.sheet.unread.en).waitFor();
    expect(await sheet.getByRole("button", { name: publishingTexts[lang].anyway.update }).count()).toBe(0);
    await switchGate(false);
  },
  180_000,
);
