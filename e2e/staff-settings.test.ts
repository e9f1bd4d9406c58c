import { afterEach, beforeEach, expect, it } from "vitest";
import { service } from "../supabase/tests/support/callers";
import { stored, update, type Row } from "../supabase/tests/support/rest";
import { a11yViolations } from "./support/axe";
import { openBrowser, PHONE } from "./support/browser";
import { signIn } from "./support/sign-in";
import { excessWidth, toastSays } from "./support/screen";

const SITE = "site_settings?id=eq.1";
const STAFF = "staff_settings?id=eq.1";
const OF_SITE = "site_title,site_title_ar,site_description,site_description_ar,posts_per_page";
const OF_STAFF = "auto_publish,ai_generation,notifications_enabled";

const read = async (path: string, columns: string): Promise<Row> =>
  (await stored(`${path}&select=${columns}`))[0] ?? {};

let before: { site: Row; staff: Row };
beforeEach(async () => {
  before = { site: await read(SITE, OF_SITE), staff: await read(STAFF, OF_STAFF) };
});
afterEach(async () => {
  await update(service, SITE, before.site);
  await update(service, STAFF, before.staff);
});
// Last, so that its pages are closed before their content is removed.
const visit = openBrowser();

async function openSettings() {
  const visitor = await signIn(visit, "/admin/settings", "owner");
  await visitor.page.getByRole("heading", { name: "Display" }).waitFor();
  return visitor;
}

it("an owner's settings are stored in the database and the browser, and the menu follows", async () => {
  await update(service, STAFF, { ai_generation: true });
  const { page, context, log } = await openSettings();
  log.expect(/status of 503/);
  log.allow(/Could not read (?:settings|site)\./);
  const menu = page.getByRole("navigation").locator("a", { hasText: "Bulk Generate" });
  await menu.waitFor({ state: "attached" });
  await page.getByLabel("Site Title (AR)").fill("بيت الرعاية");
  await page.getByLabel("Posts per page").fill("7");
  await page.getByRole("switch", { name: "AI content generation" }).click();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await toastSays(page, "Settings saved successfully");
  expect(await read(SITE, OF_SITE)).toEqual({
    ...before.site,
    site_title_ar: "بيت الرعاية",
    posts_per_page: 7,
  });
  expect(await read(STAFF, OF_STAFF)).toEqual({ ...before.staff, ai_generation: false });
  await menu.waitFor({ state: "detached" });

  await page.setViewportSize(PHONE);
  expect(await excessWidth(page)).toBe(0);

  // A tab without a connection uses the browser's copy.
  const other = await context.newPage();
  await other.route("**/rest/v1/*_settings*", (route) => route.fulfill({ status: 503, json: {} }));
  await other.goto("/admin/media");
  await other.getByRole("navigation").getByRole("link", { name: "Settings" }).waitFor();
  expect(await other.getByRole("link", { name: "Bulk Generate" }).count()).toBe(0);
  expect(
    await other.evaluate(() => JSON.parse(localStorage.getItem("adminSettings") ?? "{}") as object),
  ).toMatchObject({ siteTitleAr: "بيت الرعاية", postsPerPage: 7, aiGeneration: false });
  await other.close();
});
