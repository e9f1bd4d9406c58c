import { afterAll, expect, it } from "vitest";
import { lookLinksTexts } from "../src/texts/admin/look-links";
import { medicalReviewTexts } from "../src/texts/admin/medical-review";
import { lookPageTexts } from "../src/texts/site/look-page";
import { LOCALE_NAMES } from "../src/config/locales";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { openBrowser, PHONE, type Visitor } from "./support/browser";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";
import { addClinician, approvalOf } from "./support/medical-review";
import { contentField, removeStoredPosts, storePost } from "./support/posts";
import { excessWidth, press, toastSays } from "./support/screen";
import { signIn } from "./support/sign-in";

const sql = openDatabase();
const sandbox = newSandbox();
const visit = openBrowser();

afterAll(() => removeStoredPosts(sql));

it.each(["en", "ar"] as const)(
  "a link shows a draft to somebody outside on a phone, who comments on it, approves it once an owner has confirmed them, and is refused when it is switched off, in %s",
  async (lang) => {
    const [texts, guestTexts] = [lookLinksTexts[lang], lookPageTexts[lang].guest];
    const { author } = await addClinician(sql, sandbox);
    const { id } = await storePost(sql, {
      content: "Rest.\n\nDrink water.",
      arabic: "استرح.\n\nاشرب الماء.",
    });
    const editor = await signIn(visit, `/admin/posts/${id}`, "editor", { lang });
    await contentField(editor.page).waitFor();
    await editor.page.getByText(texts.title, { exact: true }).click();
    await editor.page.getByLabel(texts.invites).check();
    await press(editor.page, texts.make[lang]);
    const address = await editor.page.getByLabel(texts.made[lang]).inputValue();

    const guest = await visit({ viewport: PHONE });
    await guest.page.goto(address);
    await guest.page.locator("article h1").waitFor();
    await guest.page.getByText(lookPageTexts[lang].comment).waitFor();
    expect(await guest.page.locator("html").getAttribute("lang")).toBe(lang);
    expect(await excessWidth(guest.page)).toBe(0);
    expect((await readHead(guest.page)).robots).toContain("noindex, nofollow");
    expect(await guest.page.getByRole("button", { name: guestTexts.approve }).count()).toBe(0);

    const noteTexts = medicalReviewTexts[lang].notes;
    const note = lang === "ar" ? "كم كوبًا؟" : "How many glasses?";
    await press(guest.page, noteTexts.add(3));
    await guest.page.getByLabel(noteTexts.label(3)).fill(note);
    await press(guest.page, guestTexts.toForm(noteTexts.count(1)));
    await guest.page.getByLabel(guestTexts.name).fill("Dr. Outside");
    await guest.page.getByLabel(guestTexts.licence).fill("DHA 4711");
    await press(guest.page, guestTexts.send);
    await guest.page.getByText(guestTexts.sent, { exact: true }).waitFor();
    await guest.page.getByText(guestTexts.waits).waitFor();
    expect(await excessWidth(guest.page)).toBe(0);

    await editor.page.reload();
    await editor.page.getByRole("tab", { name: LOCALE_NAMES[lang], exact: true }).click();
    await editor.page.getByText(note, { exact: true }).waitFor();
    await openLinks(editor);
    await editor.page.getByText("Dr. Outside").last().waitFor();
    await editor.page.getByText(texts.notAccepted, { exact: true }).waitFor();

    const owner = await signIn(visit, `/admin/posts/${id}`, "owner", { lang });
    await openLinks(owner);
    await owner.page.getByLabel(texts.acceptAs).selectOption(author);
    await toastSays(owner.page, texts.accepted);
    expect(await approvalOf(sql, id, lang)).toBeNull();

    await guest.page.reload();
    await press(guest.page, guestTexts.approve);
    await guest.page.getByText(guestTexts.decided.approved).waitFor();
    expect(await approvalOf(sql, id, lang)).toBe(author);

    await press(owner.page, `${texts.revoke}: ${LOCALE_NAMES[lang]}`);
    await toastSays(owner.page, texts.revoked);
    await guest.page.reload();
    await guest.page.getByRole("heading", { name: lookPageTexts[lang].gone.title }).waitFor();
    await guest.page.goto(address.replace(/[0-9a-f]{64}$/, "a".repeat(64)));
    await guest.page.getByRole("heading", { name: lookPageTexts[lang].gone.title }).waitFor();

    async function openLinks({ page }: Visitor): Promise<void> {
      await page.getByText(texts.title, { exact: true }).click();
      await page.getByRole("list", { name: texts.list }).waitFor();
    }
  },
  180_000,
);
