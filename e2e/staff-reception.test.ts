import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Locale } from "../src/config/locales";
import { newCode } from "../src/lib/click-code";
import { leadDeskTexts } from "../src/texts/admin/lead-desk";
import { leadFollowUpTexts } from "../src/texts/admin/lead-follow-ups";
import { leadsTexts } from "../src/texts/admin/leads";
import { loginTexts } from "../src/texts/admin/login";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { createPerson } from "../supabase/tests/support/people";
import { store, stored } from "../supabase/tests/support/rest";
import { sql } from "../supabase/tests/support/stack";
import { openBrowser, PHONE } from "./support/browser";
import { excessWidth, focusReaches, toastSays } from "./support/screen";
import { someAddress } from "./support/sign-in";

const sandbox = newSandbox();
const visit = openBrowser();

/** A click on WhatsApp on the page of a service. @returns its code */
async function addClick(lang: Locale): Promise<string> {
  const code = newCode();
  sandbox.expect("analytics_events", `reference=eq.${code}`);
  sandbox.expect("leads", `code=eq.${code}`);
  await store("analytics_events", {
    event_name: "whatsapp_clicked",
    page_url: lang === "ar" ? "/ar/services/nurse-on-call" : "/services/nurse-on-call",
    source: "service_hero",
    lang,
    reference: code,
  });
  return code;
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** A chat becomes a lead by the keyboard: pasted into the field, added with Enter; the focus is then on the lead. */
async function addByKeys(page: Page, lang: Locale, code: string): Promise<void> {
  const desk = leadDeskTexts[lang];
  const field = page.getByLabel(desk.label);
  await focusReaches(field);
  await paste(page, `(Ref ${code})`);
  await focusReaches(page.getByRole("button", { name: desk.add }));
  await page.keyboard.press("Enter");
  const added = page.getByRole("region", { name: desk.title }).getByText(code, { exact: true });
  await added.waitFor();
  await focusReaches(field);
  await page.keyboard.press("ArrowDown");
  await focusReaches(page.locator("[data-lead]").first().getByRole("button").first());
}

/** The messages that cover the header of the open dialog. */
const messagesOverHead = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector("[role=dialog] header")?.getBoundingClientRect();
    return [...document.querySelectorAll("[data-sonner-toast]")]
      .filter((message) => {
        const { top, bottom } = message.getBoundingClientRect();
        return head === undefined || (top < head.bottom && bottom > head.top);
      })
      .map((message) => message.textContent);
  });

const leadOf = async (code: string) =>
  (await stored(`leads?code=eq.${code}&select=id,status,service_slug,value_aed,follow_up_reason`))[0];

it.each([
  ["en", "a phone", PHONE],
  ["ar", "a wide screen", undefined],
] as const)(
  "reception signs in, adds, books and follows up by keyboard alone, in %s on %s",
  async (lang, _screen, viewport) => {
    const [texts, login, followUp] = [leadsTexts[lang], loginTexts[lang], leadFollowUpTexts[lang]];
    const person = await createPerson("reception");
    const { page, context } = await visit({ extraHTTPHeaders: someAddress(), ...(viewport && { viewport }) });
    await context.addInitScript((choice) => localStorage.setItem("lang", choice), lang);
    await page.goto("/admin/login");
    await page.getByLabel(login.password, { exact: true }).waitFor();
    await page.locator("input[type=email]").focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");
    await page.waitForURL("/admin/leads");

    const booked = await addClick(lang);
    await addByKeys(page, lang, booked);
    await page.keyboard.press("b");
    const value = page.getByRole("dialog").getByLabel(texts.fields.value_aed);
    await focusReaches(value);
    await expect.poll(() => value.inputValue()).not.toBe("");
    await page.keyboard.press("Enter");
    await toastSays(page, texts.marked.booked);
    expect(await leadOf(booked)).toMatchObject({ status: "booked", service_slug: "nurse-on-call" });

    const later = await addClick(lang);
    await focusReaches(page.locator("[data-lead]").first().getByRole("button").first());
    await page.keyboard.press("ArrowUp");
    await addByKeys(page, lang, later);
    await page.keyboard.press("l");
    await page.getByRole("dialog", { name: texts.loseTitle }).waitFor();
    await expect.poll(() => messagesOverHead(page)).toEqual([]);
    expect(await page.locator("[data-sonner-toast]").count()).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await focusReaches(page.locator("[data-lead]").first().getByRole("button").first());
    await page.keyboard.press("f");
    await focusReaches(page.getByRole("dialog", { name: followUp.title }).getByRole("radio").first());
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await toastSays(page, followUp.saved);
    expect(await leadOf(later)).toMatchObject({ status: "talking", follow_up_reason: "call-back" });

    // The follow-up is due.
    await sql`update leads set follow_up_at = now() - interval '1 minute' where code = ${later}`;
    await page.reload();
    const due = page.getByRole("list", { name: new RegExp(`^${texts.dueNow}`) });
    await due.getByText(later, { exact: true }).waitFor();
    expect(await excessWidth(page)).toBe(0);
  },
);
