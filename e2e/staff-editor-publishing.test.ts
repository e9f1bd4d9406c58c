import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { PHONE } from "./support/browser";
import { openMediaLibrary, picture } from "./support/media";
import { newWord, openDatabase } from "./support/database";
import { contentField, readStored, removeStoredPosts } from "./support/posts";
import { excessWidth, toastSays } from "./support/screen";
import { signIn } from "./support/sign-in";
import { siteBuilt } from "./support/site-builds";

const sql = openDatabase();
// Restores the site for the next test.
afterAll(async () => {
  await removeStoredPosts(sql);
  await siteBuilt(sql);
}, 120_000);
const { visit } = openMediaLibrary();

const WORDS = {
  en: {
    panes: { text: "Text", settings: "Settings", media: "Media", versions: "Versions" },
    service: "Primary service",
    nurse: "Nurse on Call",
    tags: "Tags",
    upload: /^Use as hero: fever/,
    uploaded: "1 image(s) uploaded successfully",
    publish: "Publish",
    sheet: "Before readers see it: 3 things to check",
    published: ["Post created successfully", "Published. Readers see it in some seconds."],
    view: "View",
    save: "Save",
    kept: "Your changes are saved. Readers do not see them yet.",
    update: "Update",
    updated: ["Post updated successfully", "Published. Readers see it in some seconds."],
    compare: "Compare: Version 1",
    restore: "Restore",
    restored: "The text of version 1 is in the editor. Save it to keep it.",
  },
  ar: {
    panes: { text: "النص", settings: "الإعدادات", media: "الوسائط", versions: "النسخ" },
    service: "الخدمة الرئيسية",
    nurse: "ممرّض تحت الطلب",
    tags: "الوسوم",
    upload: /^صورة رئيسية: fever/,
    uploaded: "تم رفع صورة واحدة",
    publish: "نشر",
    sheet: "قبل أن يراه القرّاء: 3 أمور تحتاج إلى مراجعة",
    published: ["أُنشئ المقال بنجاح", "نُشر المقال، ويراه القرّاء خلال ثوانٍ."],
    view: "عرض",
    save: "حفظ",
    kept: "حُفظت تعديلاتك، ولا يراها القرّاء بعد.",
    update: "تحديث",
    updated: ["حُدِّث المقال بنجاح", "نُشر المقال، ويراه القرّاء خلال ثوانٍ."],
    compare: "قارن: النسخة 1",
    restore: "استعد",
    restored: "أصبح نص النسخة 1 في المحرر. احفظه ليبقى.",
  },
} as const;

/** The title, the links and the buttons outside the text's own tools that a message covers. */
const coveredByMessages = (page: Page) =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll("[data-sonner-toast]")].map((one) =>
      one.getBoundingClientRect(),
    );
    const bar = document.querySelector("h1")?.parentElement;
    return [...(bar?.querySelectorAll("h1, a, button") ?? [])]
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        return messages.some(
          (at) => at.top < bottom && at.bottom > top && at.left < right && at.right > left,
        );
      })
      .map((control) => control.textContent);
  });

it.each([
  ["en", "a desktop", {}],
  ["ar", "a phone", { viewport: PHONE }],
] as const)(
  "an editor writes an article in %s on %s: problems are named before it is published, a typo is corrected, and a version is restored",
  async (lang, _, options) => {
    const words = WORDS[lang];
    const name = newWord();
    const { page, log } = await signIn(visit, "/admin/posts/new", "editor", { lang, ...options });
    const pane = (which: keyof typeof words.panes) =>
      page.getByRole("tab", { name: words.panes[which], exact: true }).click();
    const button = (label: string) => page.getByRole("button", { name: label, exact: true });
    const isPhone = "viewport" in options;
    const toText = () => (isPhone ? pane("text") : Promise.resolve());
    await page.locator("#post-en-title").fill(`E2E ${name}`);
    await contentField(page).fill("Call +971 4 111 1111 for advice.");
    await page.getByRole("tab", { name: "العربية" }).click();
    await page.locator("#post-ar-title").fill("الحمّى في المنزل");
    await contentField(page, "ar").fill("استرح واشرب الماء.");
    await page.getByRole("button", { name: "أضف سؤالًا" }).click();
    await page.keyboard.type("متى أتصل؟");
    await pane("settings");
    await page.getByLabel(words.service).selectOption(words.nurse);
    await page.getByLabel(words.tags).fill("fever");
    await pane("media");
    await page.locator("input[type=file]").setInputFiles(await picture("fever.png"));
    await page.getByRole("button", { name: words.upload }).click();
    // The alternative text is required, and not derived from the file's name.
    const alt = page.locator("#post-ar-alt-text");
    await expect.poll(() => alt.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await alt.inputValue()).toBe("");

    await button(words.publish).click();
    const sheet = page.getByRole("dialog", { name: words.sheet });
    await sheet.waitFor();
    expect(await a11yViolations(page)).toEqual([]);
    expect(await excessWidth(page)).toBe(0);
    await sheet.getByText(/971/).click();
    await expect
      .poll(() =>
        contentField(page).evaluate((field: HTMLTextAreaElement) =>
          field.value.slice(field.selectionStart, field.selectionEnd),
        ),
      )
      .toBe("+971 4 111 1111");
    await page.keyboard.type("{{phone}}");
    await page.locator("#post-en-alt-text").fill("A thermometer");
    await page.getByRole("tab", { name: "العربية" }).click();
    await alt.fill("ميزان حرارة");
    await button(words.publish).click();
    await toastSays(page, words.published[0], words.published[1]);
    await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
    // A message slides in over them.
    await expect.poll(() => coveredByMessages(page)).toEqual([]);
    const id = page.url().split("/").at(-1) ?? "";
    const first = "Call {{phone}} for advice.";
    expect(await readStored(sql, id)).toMatchObject({ status: "published", content: first });
    // The page may be opened before the build has made it: then the application shows the article.
    log.allow(/status of 404/);
    const [popup] = await Promise.all([page.waitForEvent("popup"), button(words.view).click()]);
    expect(new URL(popup.url()).pathname).toBe(`${lang === "ar" ? "/ar" : ""}/blog/e2e-${name}`);
    await popup.close();

    await page.getByRole("tab", { name: "English" }).click();
    await contentField(page).fill("Call {{phone}} for some advice.");
    await button(words.save).click();
    await toastSays(page, words.kept);
    expect(await readStored(sql, id)).toMatchObject({ content: first });
    await button(words.update).click();
    await toastSays(page, words.updated[0], words.updated[1]);
    expect(await readStored(sql, id)).toMatchObject({
      content: "Call {{phone}} for some advice.",
      version: 2,
    });

    await pane("versions");
    await button(words.compare).click();
    await page.getByRole("dialog").getByRole("button", { name: words.restore, exact: true }).click();
    await toastSays(page, words.restored);
    await toText();
    expect(await contentField(page).inputValue()).toBe(first);
    await button(words.update).click();
    await expect.poll(async () => (await readStored(sql, id)).version).toBe(3);
    expect(await readStored(sql, id)).toMatchObject({ content: first });
    expect(await a11yViolations(page)).toEqual([]);
    expect(await excessWidth(page)).toBe(0);
  },
);
