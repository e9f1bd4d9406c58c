import { expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { hydrated, openBrowser } from "./support/browser";
import { readHead } from "./support/head";

const visit = openBrowser();

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
