import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Locale } from "../src/config/locales";
import { localizedPath, paths } from "../src/config/paths";
import { conversionsTexts } from "../src/texts/admin/conversions";
import { leadDeskTexts } from "../src/texts/admin/lead-desk";
import { leadFiguresTexts } from "../src/texts/admin/lead-figures";
import { leadsTexts } from "../src/texts/admin/leads";
import { commonTexts } from "../src/texts/admin/common";
import { todayInDubai } from "../supabase/functions/_shared/domain/dubai-day";
import { store, stored } from "../supabase/tests/support/rest";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { ARTICLE } from "./support/article";
import { goTo, hydrated, openBrowser, PHONE } from "./support/browser";
import { codeOfChat, openChat } from "./support/contacts";
import { download, downloadedLines } from "./support/downloads";
import { settled } from "./support/settled";
import { signIn } from "./support/sign-in";

const sandbox = newSandbox();
// Last, so that its pages are closed before their content is removed.
const visit = openBrowser();

const ANSWERS = {
  en: { granted: "Yes, that is fine", denied: "No, thanks" },
  ar: { granted: "نعم، لا مانع", denied: "لا، شكرًا" },
} as const;
const COST = 50;
/** The journey has about twenty page loads. */
const JOURNEY_TIMEOUT_MS = 240_000;

/** A campaign that no other test has; its rows are removed with the test. */
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

/** The stored data of a page's browser, as one text. */
const kept = async (page: Page): Promise<string> =>
  JSON.stringify([
    await page.context().storageState(),
    await page.evaluate(() => Object.entries(sessionStorage)),
  ]);

/** Follows a link without an interaction: the page stays prerendered, without the application. */
const follow = (page: Page, link: string) =>
  page
    .locator(link)
    .first()
    .evaluate((found: HTMLAnchorElement) => found.click());

/**
 * Comes from an advertisement to an article, reads it in the other language and another page, answers the question there, and
 * presses WhatsApp. The first pages are left without the application, the next one within it.
 * @returns the address of the chat
 */
async function chatFromAd(
  lang: Locale,
  viewport: typeof PHONE | undefined,
  address: string,
  answer: "granted" | "denied",
) {
  const clickId = new URLSearchParams(address).get("gclid") ?? "";
  const article = (locale: Locale) => localizedPath(paths.article(ARTICLE), locale);
  const about = localizedPath(paths.about, lang);
  const { page } = await visit(viewport && { viewport });
  await page.goto(article(lang === "en" ? "ar" : "en") + address);
  await page.getByRole("button", { name: /Yes, that is fine|نعم، لا مانع/ }).waitFor();
  await follow(page, `a[hreflang="${lang}"]`);
  await page.waitForURL((url) => url.pathname === article(lang));
  const question = page.getByRole("button", { name: ANSWERS[lang][answer] });
  await question.waitFor();
  await expect.poll(() => page.url()).toContain(`gclid=${clickId}`);
  await hydrated(page);
  await follow(page, `a[href="${about}"]`);
  await page.waitForURL((url) => url.pathname === about);
  await expect.poll(() => page.url()).toContain(`gclid=${clickId}`);
  expect(await kept(page), "nothing is stored before the answer").not.toContain(clickId);
  const shared = await page
    .locator('link[rel="canonical"], link[rel="alternate"], meta[property="og:url"]')
    .evaluateAll((found) =>
      found.map((one) => one.getAttribute("href") ?? one.getAttribute("content")).join(" "),
    );
  expect(shared).toContain(about);
  expect(shared).not.toContain(clickId);
  await question.click();
  await expect.poll(() => page.url().includes(clickId)).toBe(answer === "granted");
  const chat = await openChat(
    page
      .getByRole("main")
      .getByRole("link", { name: /WhatsApp|واتساب/ })
      .first(),
  );
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

/** Reception makes a lead of a chat, and books its service. @returns its value */
async function receive(page: Page, lang: Locale, message: string): Promise<number> {
  const [desk, texts, common] = [leadDeskTexts[lang], leadsTexts[lang], commonTexts[lang]];
  await paste(page, desk.label, message);
  await page.getByRole("button", { name: desk.add }).click();
  const now = page.getByRole("region", { name: desk.title });
  await now.getByText(desk.isAdded).waitFor();
  await now.getByRole("button", { name: new RegExp(`^${texts.options.status.booked}:`) }).click();
  const booking = page.getByRole("dialog", { name: texts.bookTitle });
  // The page where the chat began has no service.
  await booking.getByLabel(texts.fields.service_slug).selectOption("nurse-on-call");
  // The service's price, once it is read.
  const field = booking.getByLabel(texts.fields.value_aed);
  await expect.poll(() => field.inputValue()).not.toBe("");
  const value = Number(await field.inputValue());
  await booking.getByRole("button", { name: common.save }).click();
  await page.getByText(texts.marked.booked).waitFor();
  return value;
}

/** The details of a lead, and its actions. */
async function detailsOf(page: Page, lang: Locale, code: string) {
  await page.goto("/admin/leads");
  const lead = page.getByRole("listitem").filter({ hasText: code });
  await lead.getByRole("button", { name: leadsTexts[lang].detailsOf("").split(":")[0] }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(code).waitFor();
  return dialog;
}

/** Marks a lead as done, and enters its final value. */
async function finish(page: Page, lang: Locale, code: string, value: string): Promise<void> {
  const texts = leadsTexts[lang];
  const done = new RegExp(`^${texts.options.status.done}:`);
  await (await detailsOf(page, lang, code)).getByRole("button", { name: done }).click();
  await page.getByText(texts.marked.done).waitFor();
  await (await detailsOf(page, lang, code)).getByRole("button", { name: texts.change }).click();
  const booking = page.getByRole("dialog", { name: texts.doneTitle });
  await booking.getByLabel(texts.fields.value_aed).fill(value);
  await booking.getByRole("button", { name: commonTexts[lang].save }).click();
  await booking.waitFor({ state: "detached" });
}

async function lose(page: Page, lang: Locale, code: string): Promise<void> {
  const texts = leadsTexts[lang];
  const lost = new RegExp(`^${texts.options.status.lost}:`);
  await (await detailsOf(page, lang, code)).getByRole("button", { name: lost }).click();
  await page
    .getByRole("dialog", { name: texts.loseTitle })
    .getByRole("listitem")
    .getByRole("button")
    .first()
    .click();
  await page.getByText(texts.marked.lost).waitFor();
}

/** The figures of a campaign's row. */
async function figuresOf(page: Page, lang: Locale, campaign: string): Promise<string[]> {
  await goTo(page, "/admin/analytics?period=7days");
  const texts = leadFiguresTexts[lang];
  const table = page.getByRole("table", { name: `${texts.title}: ${texts.dimensions.campaign}` });
  const row = table.getByRole("row", { name: campaign });
  await row.waitFor();
  return await row.getByRole("cell").allInnerTexts();
}

/** The rows of both files for Google Ads since a day that belong to an order; times are Dubai's, in ISO 8601. */
async function googleRows(page: Page, lang: Locale, order: string, first: string) {
  const texts = conversionsTexts[lang];
  // Midnight may have passed since the booking.
  const last = todayInDubai(new Date());
  sandbox.expect("conversion_exports", `first_day=eq.${first}&last_day=eq.${last}`);
  await goTo(page, "/admin/analytics/conversions");
  await page.getByLabel(texts.first, { exact: true }).fill(first);
  await page.getByLabel(texts.last, { exact: true }).fill(last);
  await page.getByRole("button", { name: texts.make }).click();
  await page.getByRole("heading", { name: texts.conversions.title, exact: true }).waitFor();
  const rowsOf = async (kind: "conversions" | "adjustments") => {
    const button = page.getByRole("button", { name: texts[kind].download });
    if ((await button.count()) === 0) return [];
    const lines = await downloadedLines(await download(button));
    return lines
      .filter((line) => line.includes(order))
      .map((line) => line.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+04:00/, "TIME").replace(order, "ORDER"));
  };
  return { conversions: await rowsOf("conversions"), adjustments: await rowsOf("adjustments") };
}

/*
 * Google's requirements. Google Ads Help 7014069 ("Import conversions from ad clicks"): a row has one click id, the
 * conversion's name, time, value, currency and order id. Help 7686280 ("How to adjust your conversions"): a row of the other
 * file has the order id, the name, the time of the change, RESTATE with the new value and its currency, or RETRACT;
 * "retractions … should not have an adjusted value or currency" (RETRACTION_WITH_VALUE_OR_CURRENCY). Help 7686449: of several
 * adjustments the one with the earlier time is processed first, and after a retraction none.
 */
it.each([
  ["en", "a phone", "denied", PHONE, "1,262.50"],
  ["ar", "a wide screen", "granted", undefined, "١٬٢٦٢٫٥٠"],
] as const)(
  "a visitor from an advertisement becomes a patient in %s on %s (%s), and Google gets each step and each change, with consent only",
  async (lang, _screen, answer, viewport, worth) => {
    const campaign = await newCampaign();
    const clickId = `Cj0K${randomUUID()}`;
    const address = `?gclid=${clickId}&utm_source=Google&utm_medium=cpc&utm_campaign=${campaign}`;
    const chat = await chatFromAd(lang, viewport, address, answer);
    const code = codeOfChat(chat) ?? "";
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
    expect(lead).toMatchObject({ last_source: "google", status: "booked" });
    expect(lead?.["last_article"]).not.toBeNull();
    const order = String(lead?.["id"]);
    const files = () => googleRows(page, lang, order, today);
    const ifAgreed = (...rows: string[]) => (answer === "granted" ? rows : []);

    const booked = `${clickId},,,Booked visit,TIME,${value},AED,ORDER-booked`;
    expect(await files()).toEqual({ conversions: ifAgreed(booked), adjustments: [] });

    await finish(page, lang, code, worth);
    const done = `${clickId},,,Completed visit,TIME,1262.50,AED,ORDER-done`;
    const restated = "ORDER-booked,Booked visit,TIME,RESTATE,1262.50,AED";
    expect(await files()).toEqual({ conversions: ifAgreed(booked, done), adjustments: ifAgreed(restated) });

    const figures = await figuresOf(page, lang, campaign);
    // A column has fils in every row when other campaigns have any.
    expect(figures.map((figure) => figure.replaceAll(/[^\d.,–]/g, "").replace(/\.00$/, ""))).toEqual([
      ...Array<string>(5).fill("1"),
      "1,262.50",
      ...Array<string>(3).fill(`${COST}`),
      expect.stringMatching(/\d/),
    ]);

    await lose(page, lang, code);
    const retracted = [
      "ORDER-booked,Booked visit,TIME,RETRACT,,",
      "ORDER-done,Completed visit,TIME,RETRACT,,",
    ];
    const atTheEnd = { conversions: ifAgreed(booked, done), adjustments: ifAgreed(restated, ...retracted) };
    expect(await files()).toEqual(atTheEnd);
    // Making the files again changes nothing.
    await page.reload();
    expect(await files()).toEqual(atTheEnd);
  },
  JOURNEY_TIMEOUT_MS,
);
