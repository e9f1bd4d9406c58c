import type { BrowserContext } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { openBrowser, withStoredLanguage } from "./support/browser";
import { signIn } from "./support/sign-in";

const visit = openBrowser({ routesLate: true });
afterAll(removePeople);

const MISSING = [/net::ERR_BLOCKED_BY_CLIENT/, /dynamically imported module/];

/** As an ad blocker does it. */
const holdBack = (context: BrowserContext, script: RegExp) =>
  context.route(script, (route) => route.abort("blockedbyclient"));

it("a staff page whose script is held back says so below the menu, also after a reload, and opens once it comes, without charts where theirs is held back", async () => {
  const { page, context, log } = await signIn(visit, "/admin", "owner");
  log.expect(...MISSING);
  await holdBack(context, /assets\/analytics-page/);
  await holdBack(context, /assets\/charts/);
  await page.goto("/admin/analytics");
  const failure = page.getByRole("heading", { level: 1, name: "This page could not be loaded" });
  await failure.waitFor();
  await page.getByText("an ad blocker may be holding it back").waitFor();
  await page.reload();
  await failure.waitFor();

  const menu = page.getByRole("navigation", { name: "Back office" });
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.goBack();
  await failure.waitFor();
  await context.unroute(/assets\/analytics-page/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Analytics" }).waitFor();
  await page.getByRole("status").filter({ hasText: "ad blocker" }).waitFor();
  expect(await failure.count()).toBe(0);
});

it("where the script of the frame of all pages is held back, that is said in the person's language", async () => {
  const { page, context, log } = await visit(withStoredLanguage("ar"));
  log.expect(...MISSING);
  await holdBack(context, /assets\/admin-shell/);
  await page.goto("/admin/posts");
  await page.getByRole("heading", { level: 1, name: "تعذّر تحميل هذه الصفحة" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: "This page could not be loaded" }).waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
});
