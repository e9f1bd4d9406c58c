import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openHydrated, openBrowser, pageScriptRan, PHONE, withStoredLanguage } from "./support/browser";
import { settled } from "./support/settled";
import { contentField } from "./support/posts";
import { toastSays } from "./support/screen";
import { fillIn, NO_PAGE, signIn } from "./support/sign-in";
import { commonTexts } from "../src/texts/admin/common";
import { mediaTexts } from "../src/texts/admin/media";

const visit = openBrowser();

const NOT_LOADED = /dynamically imported module/;

/** As after a deploy: the host no longer has the scripts that the open tab requests. */
const remove = (context: BrowserContext, script: RegExp) =>
  context.route(script, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "" }));

const follow = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first().click();

const loads = (page: Page, path: string): string[] => {
  const pages: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) pages.push(request.url());
  });
  return pages;
};

it("a page whose script is gone from the host is reloaded once", async () => {
  const { page, context, log } = await visit({ intercepts: true });
  log.expect(/status of 404/, NOT_LOADED);
  await remove(context, /assets\/about-page/);
  await openHydrated(page, "/");
  const pages = loads(page, "/about");
  await follow(page, "/about");
  await page.getByRole("heading", { level: 1, name: "Medicine that rings the bell" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/about");
  expect(pages).toHaveLength(1);
});

it("a prerendered page stays as it is where its script is gone", async () => {
  const { page, context, log } = await visit({ intercepts: true });
  log.expect(/status of 404/, NOT_LOADED);
  await remove(context, /assets\/contact-page/);
  await page.goto("/contact");
  const text = await page.getByRole("main").innerText();
  const isSaid = page.waitForEvent("console", (message) => message.text().includes("dynamically imported"));
  await pageScriptRan(page);
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await isSaid;
  await settled(page);
  expect(await page.getByRole("main").innerText()).toBe(text);
});

/** As an ad blocker does. */
const holdBack = (context: BrowserContext, script: RegExp) =>
  context.route(script, (route) => route.abort("blockedbyclient"));

it("a staff page whose script is delayed shows a message below the menu, also after a reload, and opens once the script arrives", async () => {
  const { page, context, log } = await signIn(visit, NO_PAGE, "owner", { intercepts: true });
  log.expect(/net::ERR_BLOCKED_BY_CLIENT/, NOT_LOADED);
  await holdBack(context, /assets\/analytics-page/);
  await page.goto("/admin/analytics");
  const failure = page.getByRole("heading", { level: 1, name: "This page could not be loaded" });
  await failure.waitFor();
  await page.getByText("your ad blocker may be the reason").waitFor();
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
  expect(await failure.count()).toBe(0);
});

it("the message about a delayed script of the page frame is in the person's language", async () => {
  const { page, context, log } = await visit({ ...withStoredLanguage("ar"), intercepts: true });
  log.expect(/net::ERR_BLOCKED_BY_CLIENT/, NOT_LOADED);
  await holdBack(context, /assets\/admin-shell/);
  await page.goto("/admin/posts");
  await page.getByRole("heading", { level: 1, name: "تعذّر تحميل هذه الصفحة" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: "This page could not be loaded" }).waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
});

it("a sign-in over unsaved work whose script is delayed leaves the work, and opens from the header once the script arrives", async () => {
  const { page, context, log, person } = await signIn(visit, NO_PAGE, "editor", { intercepts: true });
  log.expect(/net::ERR_BLOCKED_BY_CLIENT/, NOT_LOADED);
  await holdBack(context, /assets\/sign-in-dialog/);
  await page.goto("/admin/posts/new");
  await contentField(page).fill("Mine.");
  const other = await context.newPage();
  await other.goto("/admin/account");
  await other.getByRole("button", { name: "Logout" }).click();
  await toastSays(page, commonTexts.en.loadFailed);
  expect(await page.getByRole("dialog").count()).toBe(0);

  await context.unroute(/assets\/sign-in-dialog/);
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await fillIn(dialog, person);
  await dialog.waitFor({ state: "detached" });
  expect(await contentField(page).inputValue()).toBe("Mine.");
});

it("a menu whose script is delayed shows a message, and opens once the script arrives", async () => {
  const { page, context, log } = await signIn(visit, NO_PAGE, "editor", {
    intercepts: true,
    viewport: PHONE,
  });
  log.expect(/net::ERR_BLOCKED_BY_CLIENT/, NOT_LOADED);
  await holdBack(context, /assets\/menu-drawer/);
  await page.goto("/admin/posts");
  const button = page.getByRole("button", { name: /^Menu/ });
  await button.click();
  await toastSays(page, commonTexts.en.loadFailed);
  expect(await page.getByRole("dialog").count()).toBe(0);

  await context.unroute(/assets\/menu-drawer/);
  await button.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Media" }).click();
  await page.getByRole("heading", { level: 1, name: "Media" }).waitFor();
  expect(await menu.count()).toBe(0);
});

it("a question over unsaved work whose script is delayed leaves the work, and is asked once the script arrives", async () => {
  const { page, context, log } = await signIn(visit, NO_PAGE, "editor", {
    intercepts: true,
    viewport: { width: 1600, height: 900 },
  });
  log.expect(/net::ERR_BLOCKED_BY_CLIENT/, NOT_LOADED);
  await holdBack(context, /assets\/windows/);
  await page.goto("/admin/posts/new");
  await contentField(page).fill("Mine.");
  await page.getByRole("link", { name: "Calendar" }).first().click();
  await toastSays(page, commonTexts.en.loadFailed);
  expect(await contentField(page).inputValue()).toBe("Mine.");

  await context.unroute(/assets\/windows/);
  await page.getByRole("link", { name: "Calendar" }).first().click();
  await page.getByRole("alertdialog").waitFor();
});

it("the media whose package is delayed are a failure to read, and appear once the package arrives", async () => {
  const { page, context, log } = await signIn(visit, NO_PAGE, "editor", { intercepts: true });
  log.expect(/net::ERR_BLOCKED_BY_CLIENT/, /Could not read media/);
  await holdBack(context, /assets\/storage-(?!result)/);
  await page.goto("/admin/media");
  const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
  await retry.waitFor({ timeout: 30_000 });
  await context.unroute(/assets\/storage-(?!result)/);
  await retry.click();
  const files = page.getByRole("list", { name: mediaTexts.en.grid });
  await files.or(page.getByText(mediaTexts.en.emptyHint)).waitFor();
  expect(await retry.count()).toBe(0);
});
