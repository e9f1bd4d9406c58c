import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { download, downloadedLines } from "./support/downloads";
import { signIn } from "./support/sign-in";
import { excessWidth } from "./support/screen";

const visit = openBrowser();

/** The five figures by their labels, once they are shown. */
async function figures(page: Page): Promise<Record<string, number>> {
  const boxes = page.locator('dl[aria-label="Figures"] > div', { hasText: /\d/ });
  await expect.poll(() => boxes.count()).toBe(5);
  const entries = await boxes.evaluateAll((all) =>
    all.map((box): [string, number] => [
      box.querySelector("dt")?.firstChild?.textContent ?? "",
      Number(box.querySelector("dd")?.firstChild?.textContent?.replace(/[,%]/g, "")),
    ]),
  );
  return Object.fromEntries(entries);
}

it("the figures include a visitor's click, every event is exported, and in Arabic the page fits a phone", async () => {
  const { page } = await signIn(visit, "/admin/analytics?period=30days", stack.admin);
  const before = await figures(page);
  const visitor = await visit();
  await openHydrated(visitor.page, "/services/elderly-care");
  await visitor.page.locator('[data-source="care_card"]').first().click();
  const clicks = async () => {
    await page.reload();
    return (await figures(page))["WhatsApp Clicks"];
  };
  await expect.poll(clicks).toBeGreaterThan(before["WhatsApp Clicks"] ?? Infinity);

  const card = page.getByRole("region", { name: "Visits and clicks per day" });
  const lastDay = card.locator(".group").last();
  await lastDay.hover();
  await lastDay.getByText(/ · WhatsApp: \d+ · Phone: \d+$/).waitFor();

  // The funnel and the table below count the same days.
  await expect
    .poll(async () => {
      const row = page
        .getByRole("table", { name: /^Costs and results/ })
        .getByRole("row")
        .last();
      const cells = await row.getByRole("cell").allTextContents();
      const shown = await figures(page);
      return (
        [shown["Total Sessions"], shown["Total Events"]].map(Number).join() ===
        cells
          .slice(0, 2)
          .map((cell) => Number(cell.replace(/,/g, "")))
          .join()
      );
    })
    .toBe(true);

  const file = await download(page.getByRole("button", { name: "Export CSV" }));
  expect(file.suggestedFilename()).toMatch(/^analytics-30days-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = await downloadedLines(file);
  // Other tests may have clicked since the figures were read.
  expect(lines.length - 1).toBeGreaterThanOrEqual((await figures(page))["Total Events"] ?? Infinity);

  await page.getByRole("button", { name: "العربية" }).click();
  await page.setViewportSize(PHONE);
  await page.getByRole("region", { name: "من المقال إلى النقرة" }).waitFor();
  await expect.poll(() => excessWidth(page)).toBe(0);
  expect(await a11yViolations(page)).toEqual([]);
});
