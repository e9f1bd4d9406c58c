import { expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { hydrated, openHydrated, openBrowser } from "./support/browser";
import { keepChatsHere, visitIdOf } from "./support/contacts";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";

const visit = openBrowser();
const sql = openDatabase();

it("an address without a page answers 404 in its language, with noindex and a link home", async () => {
  const { page, log } = await visit();
  log.expect(/the server responded with a status of 404/, /Page not found: \/ar\/no\/such-page /);
  const answer = await page.goto("/ar/no/such-page");
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await page.getByRole("region", { name: "عن قياس الزيارات" }).waitFor();

  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ar");
  await page.getByRole("heading", { level: 1, name: "404" }).waitFor();
  await page.getByText("عذرًا! الصفحة غير موجودة").waitFor();
  const twin = page.getByRole("banner").locator("a[hreflang]").first();
  expect(await twin.getAttribute("href"), "the language switch knows the address").toBe("/no/such-page");
  // The page is rendered again for its address, without leftovers of its file.
  const head = await readHead(page);
  expect(head.titles).toHaveLength(1);
  await expect.poll(() => page.getByRole("main").count()).toBe(1);
  expect(head.robots).toEqual(["noindex,follow"]);
  expect([...head.canonicals, ...head.alternates]).toEqual([]);
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "العودة إلى الرئيسية" }).click();
  await page.waitForURL("/ar/");
});

it("a chat from the not-found page is counted under the reference in its message", async () => {
  const { page, context, log } = await visit();
  log.expect(/the server responded with a status of 404/, /Page not found/);
  await keepChatsHere(context);
  await openHydrated(page, "/no/such-page");
  const chat = page.locator('[data-source="not_found"][href*="wa.me"]');
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  await chat.click();
  const references = async () => {
    const rows = await sql<{ reference: string }[]>`
      select reference from public.analytics_events where session_id = ${await visitIdOf(page)}`;
    return rows.map(({ reference }) => `(Ref ${reference})`);
  };
  await expect.poll(references).toEqual([text?.slice(text.indexOf("(Ref"))]);
});
