import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { keepChatsHere } from "./support/contacts";
import { openDatabase } from "./support/database";
import { downloadedLines } from "./support/downloads";
import { signIn } from "./support/sign-in";

const visit = openBrowser();
const sql = openDatabase();

/** The five figures by their labels, once they are there. */
async function figures(page: Page): Promise<Record<string, number>> {
  const boxes = page.locator('dl[aria-label="Figures"] > div', { hasText: /\d/ });
  await expect.poll(() => boxes.count()).toBe(5);
  const entries = await boxes.evaluateAll((all) =>
    all.map((box): [string, number] => [
      box.querySelector("dt")?.textContent ?? "",
      Number(box.querySelector("dd")?.textContent.replace(/[,%]/g, "")),
    ]),
  );
  return Object.fromEntries(entries);
}

async function expectedFigures(): Promise<Record<string, number>> {
  const since = new Date(Date.now() - 30 * 86_400_000);
  const [raw] = await sql<Record<string, number>[]>`
    select
      (select count(*) from user_sessions where created_at >= ${since})::int as "Total Sessions",
      (select count(*) from analytics_events where created_at >= ${since})::int as "Total Events",
      (select round(100.0 * count(*) filter (where converted) / count(*), 1) from user_sessions where created_at >= ${since})::float
        as "Conversion Rate",
      (select count(*) from analytics_events where event_name = 'whatsapp_clicked' and created_at >= ${since})::int
        as "WhatsApp Clicks",
      (select count(*) from analytics_events where event_name = 'phone_call_clicked' and created_at >= ${since})::int
        as "Phone Clicks"`;
  if (!raw) throw new Error("A count without a row.");
  return raw;
}

/** Clicks on a chat link as a visitor. */
async function clickAsVisitor(): Promise<void> {
  const { page, context } = await visit();
  await keepChatsHere(context);
  await openHydrated(page, "/services/elderly-care");
  const link = page.locator('[data-source="care_card"]').first();
  const before = (await expectedFigures())["WhatsApp Clicks"] ?? 0;
  await link.click();
  await expect.poll(async () => (await expectedFigures())["WhatsApp Clicks"] ?? 0).toBeGreaterThan(before);
}

it("the figures include a visitor's click, and every event is exported", async () => {
  await clickAsVisitor();
  const { page } = await signIn(visit, "/admin/analytics?period=30days", stack.admin);
  // The page and the database must agree at one moment.
  const difference = async () => {
    await page.reload();
    const [shown, stored] = [await figures(page), await expectedFigures()];
    return isDeepStrictEqual(shown, stored) ? null : { shown, stored };
  };
  await expect.poll(difference).toBeNull();

  const card = page.getByRole("region", { name: "Sessions and contact clicks per day" });
  await card.locator("svg.recharts-surface").first().waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^analytics-30days-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = await downloadedLines(download);
  expect(lines.length - 1).toBe((await figures(page))["Total Events"]);
});

it("the Arabic analytics page fits a phone", async () => {
  const { page } = await signIn(visit, "/admin/analytics", stack.admin, { lang: "ar", viewport: PHONE });
  await page.getByRole("region", { name: "من المقال إلى التواصل" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await a11yViolations(page)).toEqual([]);
});
