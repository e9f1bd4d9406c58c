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

const staffAt = (path: string, options = {}) => signIn(visit, path, stack.admin, options);

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

async function expectedFigures(days: number) {
  const since = new Date(Date.now() - days * 86_400_000);
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

/** Other tests add events at the same time: the page and the database must agree at one moment. */
async function agree(page: Page, days: number): Promise<void> {
  const difference = async () => {
    await page.reload();
    const [shown, stored] = [await figures(page), await expectedFigures(days)];
    return isDeepStrictEqual(shown, stored) ? null : { shown, stored };
  };
  await expect.poll(difference).toBeNull();
}

it("the figures match the database and include a new visitor's click", async () => {
  const { page } = await staffAt("/admin/analytics");
  await agree(page, 7);
  await page.getByLabel("Period").selectOption({ label: "Last 30 days" });
  await page.waitForURL("/admin/analytics?period=30days");
  await agree(page, 30);

  const before = (await expectedFigures(30))["WhatsApp Clicks"] ?? 0;
  const visitor = await visit();
  await keepChatsHere(visitor.context);
  await openHydrated(visitor.page, "/");
  await visitor.page.locator('[data-source="home_hero"][href*="wa.me"]').click();
  await expect.poll(async () => (await expectedFigures(30))["WhatsApp Clicks"] ?? 0).toBeGreaterThan(before);

  await agree(page, 30);
  expect((await figures(page))["WhatsApp Clicks"]).toBeGreaterThan(before);
  await page
    .getByText(/^WhatsApp clicked/)
    .first()
    .waitFor();
});

it("a reference code from a chat finds the page and the button of the click", async () => {
  const visitor = await visit();
  await keepChatsHere(visitor.context);
  await openHydrated(visitor.page, "/services/elderly-care");
  const link = visitor.page.locator('[data-source="care_card"]').first();
  const chat = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  const clicks = async () => {
    const [row] = await sql<{ clicks: number }[]>`
      select count(*)::int as clicks from analytics_events where source = 'care_card'`;
    return row?.clicks ?? 0;
  };
  const before = await clicks();
  await link.click();
  await expect.poll(clicks).toBeGreaterThan(before);

  const { page } = await staffAt("/admin/analytics");
  await page.getByLabel("Code of the chat").fill(chat);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByText("· care_card ·").waitFor();
  expect(
    await page.getByRole("link", { name: "/services/elderly-care", exact: true }).last().getAttribute("href"),
  ).toBe("/services/elderly-care");
  await page.getByLabel("Code of the chat").fill("NOBODY");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByText("No contact of the last 90 days has the code NOBODY.").waitFor();
});

it("the charts have tables with the same figures and no accessibility violations", async () => {
  const { page } = await staffAt("/admin/analytics?period=30days");
  const card = page.getByRole("region", { name: "Sessions and contact clicks per day" });
  await card.locator("svg.recharts-surface").first().waitFor();
  expect(await card.getByRole("table").count()).toBe(0);
  await card.getByText("Show as a table").click();
  await expect.poll(() => card.getByRole("row").count()).toBeGreaterThan(29);
  expect(await a11yViolations(page)).toEqual([]);
});

async function storedEvents(): Promise<number> {
  const [row] = await sql<{ events: number }[]>`select count(*)::int as events from analytics_events`;
  return row?.events ?? 0;
}

it("the export writes every event of the period to a file named after the period", async () => {
  const { page } = await staffAt("/admin/analytics?period=all");
  await figures(page);
  const before = await storedEvents();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^analytics-all-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByText("Analytics exported to CSV", { exact: true }).waitFor();
  const lines = await downloadedLines(download);
  expect(lines[0]).toBe(
    "\uFEFFevent_name,page_url,created_at,source,source_index,service_slug,lang,reference",
  );
  const events = lines.length - 1;
  expect(events).toBeGreaterThanOrEqual(before);
  expect(events).toBeLessThanOrEqual(await storedEvents());
});

it("the Arabic analytics page fits a phone", async () => {
  const { page } = await staffAt("/admin/analytics", { lang: "ar", viewport: PHONE });
  await page.getByRole("region", { name: "من المقال إلى التواصل" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await a11yViolations(page)).toEqual([]);
});
