import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Locale } from "../../src/config/locales";
import { editorReviewTexts } from "../../src/texts/admin/editor-review";
import { medicalReviewTexts } from "../../src/texts/admin/medical-review";
import { createPerson, type Person } from "../../supabase/tests/support/people";
import { store } from "../../supabase/tests/support/rest";
import type { Sandbox } from "../../supabase/tests/support/sandbox";
import type { openDatabase } from "./database";
import { excessWidth, focusReaches, toastSays } from "./screen";

type Sql = ReturnType<typeof openDatabase>;

/** Whether readers get only approved texts. */
export const switchGate = (sql: Sql, isOn: boolean) =>
  sql`update public.staff_settings set review_required = ${isOn}`;

/** The reviewer of exactly the words that the post has; null for unread ones. */
export const approvalOf = async (sql: Sql, post: string, lang: Locale = "en") =>
  (
    await sql`select reviewed ->> 'author_id' as author from public.blog_post_translations where post_id = ${post} and lang = ${lang}`
  )[0]?.author;

/** A clinician with an account, and their author. */
export async function addClinician(sql: Sql, sandbox: Sandbox): Promise<{ author: string; person: Person }> {
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

/** Sends the text in a language to any reviewer, in the dialog that is open. @param hint what the message then adds */
export async function send(page: Page, text: Locale, lang: Locale, hint?: string): Promise<void> {
  const texts = editorReviewTexts[lang].dialog;
  const dialog = page.getByRole("dialog", { name: texts.title[text] });
  await dialog.getByRole("button", { name: texts.send, exact: true }).click();
  await toastSays(page, texts.sent, hint);
}

/** The reviewer approves the text on the screen with one press. */
export async function approve(page: Page, lang: Locale): Promise<void> {
  const texts = medicalReviewTexts[lang];
  await page.locator("article h1").waitFor();
  expect(await excessWidth(page)).toBe(0);
  const button = page.getByRole("button", { name: texts.approve, exact: true });
  await button.focus();
  await focusReaches(button);
  await page.keyboard.press("Enter");
  await toastSays(page, texts.approved);
}
