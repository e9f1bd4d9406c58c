import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Locale } from "../src/config/locales";
import { localizedPath, paths } from "../src/config/paths";
import { conversionsTexts } from "../src/words/admin/conversions";
import { leadDeskTexts } from "../src/words/admin/lead-desk";
import { leadFiguresTexts } from "../src/words/admin/lead-figures";
import { leadsTexts } from "../src/words/admin/leads";
import { commonTexts } from "../src/words/admin/common";
import { todayInDubai } from "../supabase/functions/_shared/domain/dubai-day";
import { store, stored } from "../supabase/tests/support/rest";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { ARTICLE, withPictureAnswers } from "./support/article";
import { openBrowser, openHydrated, PHONE } from "./support/browser";
import { codeOfChat, keepChatsHere, openChat } from "./support/contacts";
import { download, downloadedLines } from "./support/downloads";
import { settled } from "./support/settled";
import { signIn } from "./support/sign-in";

const sandbox = newSandbox();
// Last, so that its pages are closed before what they show is gone.
const visit = withPictureAnswers(openBrowser());

const ANSWERS = {
  en: { granted: "Yes, that is fine", denied: "No, thanks" },
  ar: { granted: "نعم، لا مانع", denied: "لا، شكرًا" },
} as const;
const COST = 50;

/** A campaign that no other test has; what it leaves behind goes with the test. */
async function newCampaign(): Promise<string> {
  const campaign = `c${randomUUID().slice(0, 8)}`;
  for (const table of ["user_sessions", "analytics_events"])
    sandbox.expect(table, `utm_campaign=eq.${campaign}`);
  sandbox.expect("leads", `first_campaign=eq.${campaign}`);
  const day = todayInDubai(new Date());
  sandbox.expect("campaign_costs", `campaign=eq.${campaign}`);
  await store("campaign_costs", { campaign, first_day: day, last_day: day, cost_aed: COST });
  return campaign;
}

/** Comes from an advertisement, answers the question, and presses WhatsApp in the article. @returns the address of the chat */
async function chatFromAd(
  lang: Locale,
  viewport: typeof PHONE | undefined,
  address: string,
  answer: "granted" | "denied",
) {
  const { page, context } = await visit(viewport && { viewport });
  await keepChatsHere(context);
  await openHydrated(page, localizedPath(paths.article(ARTICLE), lang) + address);
  await page.getByRole("button", { name: ANSWERS[lang][answer] }).click();
  const chats = page.getByRole("article").getByRole("link", { name: /WhatsApp|واتساب/ });
  const chat = await openChat(chats.first());
  await settled(page);
  return chat;
}

/** Pastes a message as a person does. */
const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Reception makes a lead of a chat, books what it is about, and marks it as done. @returns its value */
async function receive(page: Page, lang: Locale, message: string): Promise<number> {
  const [desk, texts, common] = [leadDeskTexts[lang], leadsTexts[lang], commonTexts[lang]];
  await paste(page, desk.label, message);
  await page.getByRole("button", { name: desk.add }).click();
  const now = page.getByRole("region", { name: desk.title });
  await now.getByText(desk.isAdded).waitFor();
  await now.getByRole("button", { name: new RegExp(`^${texts.options.status.booked}:`) }).click();
  const booking = page.getByRole("dialog", { name: texts.bookTitle });
  // The service's price, once it is read.
  const field = booking.getByLabel(texts.fields.value_aed);
  await expect.poll(() => field.inputValue()).not.toBe("");
  const value = Number(await field.inputValue());
  await booking.getByRole("button", { name: common.save }).click();
  await page.getByText(texts.marked.booked).waitFor();
  // It can be pressed again once the row is read again, and then asks for nothing.
  await now.getByRole("button", { name: new RegExp(`^${texts.options.status.done}:`) }).click();
  await page.getByText(texts.marked.done).waitFor();
  return value;
}

/** The figures of a campaign's row. */
async function figuresOf(page: Page, lang: Locale, campaign: string): Promise<string[]> {
  await page.goto("/admin/analytics?period=7days");
  const texts = leadFiguresTexts[lang];
  const table = page.getByRole("table", { name: `${texts.title}: ${texts.dimensions.campaign}` });
  const row = table.getByRole("row", { name: campaign });
  await row.waitFor();
  return await row.getByRole("cell").allInnerTexts();
}

/** The rows of the file for Google Ads since a day that belong to an order. */
async function fileRows(page: Page, lang: Locale, order: string, first: string): Promise<string[]> {
  const texts = conversionsTexts[lang];
  // Midnight may have passed since the booking.
  const last = todayInDubai(new Date());
  sandbox.expect("conversion_exports", `first_day=eq.${first}&last_day=eq.${last}`);
  await page.goto("/admin/analytics/conversions");
  await page.getByLabel(texts.first, { exact: true }).fill(first);
  await page.getByLabel(texts.last, { exact: true }).fill(last);
  await page.getByRole("button", { name: texts.make }).click();
  await page.getByRole("heading", { name: texts.conversions.title, exact: true }).waitFor();
  const button = page.getByRole("button", { name: texts.conversions.download });
  if ((await button.count()) === 0) return [];
  return (await downloadedLines(await download(button))).filter((line) => line.includes(order));
}

it.each([
  ["en", "a phone", PHONE, "granted"],
  ["ar", "a wide screen", undefined, "denied"],
] as const)(
  "a visitor from an advertisement becomes a patient in %s on %s, and their click reaches Google's file with consent only",
  async (lang, _screen, viewport, answer) => {
    const campaign = await newCampaign();
    const clickId = `Cj0K${randomUUID()}`;
    const address = `?gclid=${clickId}&utm_source=Google&utm_medium=cpc&utm_campaign=${campaign}`;
    const chat = await chatFromAd(lang, viewport, address, answer);
    const code = codeOfChat(chat);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
    sandbox.expect("click_ids", `code=eq.${code}`);
    await expect.poll(() => stored(`analytics_events?reference=eq.${code}`)).toHaveLength(1);
    await expect
      .poll(() => stored(`click_ids?code=eq.${code}&select=kind,value`))
      .toEqual(answer === "granted" ? [{ kind: "gclid", value: clickId }] : []);

    const today = todayInDubai(new Date());
    const { page } = await signIn(visit, "/admin/leads", "owner", { lang, ...(viewport && { viewport }) });
    const value = await receive(page, lang, new URL(chat).searchParams.get("text") ?? "");
    const [lead] = await stored(`leads?code=eq.${code}&select=id,last_source,last_article,status`);
    expect(lead).toMatchObject({ last_source: "google", status: "done" });
    expect(lead?.["last_article"]).not.toBeNull();

    const figures = await figuresOf(page, lang, campaign);
    expect(figures.map((figure) => figure.replaceAll(/[^\d.–]/g, ""))).toEqual([
      ...Array<string>(5).fill("1"),
      `${value}`,
      ...Array<string>(3).fill(`${COST}`),
      expect.stringMatching(/\d/),
    ]);
    const rows = await fileRows(page, lang, String(lead?.["id"]), today);
    expect(rows.map((row) => row.split(",").slice(0, 4))).toEqual(
      answer === "granted"
        ? ["Booked visit", "Completed visit"].map((conversion) => [clickId, "", "", conversion])
        : [],
    );
    for (const row of rows) expect(row).toMatch(new RegExp(`\\+04:00,${value},AED,`));
  },
);
