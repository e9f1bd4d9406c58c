import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hydrated, isHydrated, openBrowser, openHydrated } from "./support/browser";
import { codeOfChat, dataLayerEntries, openChat } from "./support/contacts";
import { openDatabase } from "./support/database";
import { settled } from "./support/settled";

const visit = openBrowser();
const sql = openDatabase();

const notice = (page: Page) => page.getByRole("region", { name: "About measuring visits" });

/** All stored data of the browser, as one text. */
const kept = async (page: Page): Promise<string> =>
  JSON.stringify([
    await page.evaluate(() => [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]),
    await page.context().cookies(),
  ]);

const consentStates = async (page: Page) =>
  (await dataLayerEntries(page, "consent")).map(({ state }) => state);

/** The commands to Google's consent mode, with their positions among all entries. */
const consentMode = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const [command, action, states] = Array.from(entry as unknown as ArrayLike<unknown>);
      return command === "consent" ? `${String(action)} ${Object.values(states as object).join(" ")}` : "";
    }),
  );

it("a click id is carried to the page on which the visitor consents, and stored with the code of a contact click; a withdrawal in the footer deletes it, and a failed one is repeated by the next page", async () => {
  const { page, context, log } = await visit({ intercepts: true });
  const id = `test-${crypto.randomUUID()}`;
  const ids = () => sql<{ code: string; kind: string }[]>`
    select code, kind from public.click_ids where value = ${id} order by kind`;
  const press = async (source: string) =>
    codeOfChat(await openChat(page.locator(`[data-source="${source}"][href^="https://wa.me"]`).first()));
  await page.goto(`/?gclid=${id}&fbclid=${id}`);
  await notice(page).waitFor();
  await press("home_hero");
  await settled(page);
  expect([...(await ids())], "not before the answer").toEqual([]);
  expect((await consentMode(page))[0]).toBe("default denied denied denied denied");
  await isHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL(`/about?gclid=${id}&fbclid=${id}`);
  await page.reload();
  await settled(page);
  expect(await kept(page)).not.toContain(id);
  await expect.poll(() => consentStates(page)).toEqual(["denied"]);

  await page.getByRole("button", { name: "Yes, that is fine" }).click();
  await notice(page).waitFor({ state: "detached" });
  // The script that stores it is loaded with the answer.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("gclid"))).toBe(id);
  await expect.poll(() => consentStates(page)).toEqual(["denied", "granted"]);
  const code = await press("about_page");
  const stored = [
    { code, kind: "fbclid" },
    { code, kind: "gclid" },
  ];
  await expect.poll(async () => [...(await ids())]).toEqual(stored);
  expect(await consentMode(page)).toContain("update granted granted granted granted");
  await openHydrated(page, "/");
  await settled(page);
  expect(await notice(page).count(), "asked once").toBe(0);
  await expect.poll(() => consentStates(page)).toEqual(["granted"]);

  const pattern = "**/rpc/forget_click_ids";
  await context.route(pattern, (route) => route.abort("internetdisconnected"));
  log.expect(/forget_click_ids|deleted later/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Your choice about ads" }).click();
  await notice(page).waitFor();
  expect(new URL(page.url()).pathname, "the question is asked here").toBe("/");
  await page.getByRole("button", { name: "No, thanks" }).click();
  await settled(page);
  expect(await kept(page)).not.toContain(id);
  await press("home_hero");
  await settled(page);
  expect([...(await ids())]).toEqual(stored);
  expect((await consentMode(page)).findLast((line) => line !== "")).toBe(
    "update denied denied denied denied",
  );
  await context.unroute(pattern);
  await page.goto("/about");
  await expect.poll(async () => (await ids()).length).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("ad-clicks"))).toBeNull();
});

/** Presses a link without another interaction: the page stays prerendered, without the application. */
const follow = (page: Page, link: string) =>
  page.evaluate((selector) => document.querySelector<HTMLAnchorElement>(selector)?.click(), link);

it("before the answer a click id stays in the address through pages, languages and redirects; a refusal removes it from the address and the links at once", async () => {
  const { page } = await visit();
  const id = `test-${crypto.randomUUID()}`;
  await page.goto(`/?utm_source=google&amp;GCLID=${id}).`);
  await notice(page).waitFor();
  await expect.poll(() => page.url()).toContain(`gclid=${id}`);
  await follow(page, `a[hreflang="ar"]`);
  await page.waitForURL((url) => url.pathname === "/ar/" && url.searchParams.get("gclid") === id);
  // The host redirects the address without its last slash.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/ar/about/", textContent: "About" });
    document.body.append(link);
    link.click();
  });
  await page.waitForURL((url) => url.pathname === "/ar/about" && url.searchParams.get("gclid") === id);
  await hydrated(page);
  const inPage = () => page.evaluate(() => document.documentElement.outerHTML);
  await page.getByRole("button", { name: "لا، شكرًا" }).click();
  await expect.poll(() => page.url()).not.toContain(id);
  await expect.poll(inPage).not.toContain(id);
  await page.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL((url) => url.pathname === "/about");
  await settled(page);
  expect([page.url(), await inPage(), await kept(page)].join(" ")).not.toContain(id);
  // The id does not return with Back.
  await page.goBack();
  await page.goBack();
  await settled(page);
  await expect.poll(() => page.url()).not.toContain(id);
});

it("a browser that sends Global Privacy Control has no id in its address", async () => {
  const { page, context } = await visit();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true }),
  );
  const id = `test-${crypto.randomUUID()}`;
  await page.goto(`/?gclid=${id}&utm_source=google`);
  await expect.poll(() => new URL(page.url()).search).toBe("?utm_source=google");
  await follow(page, `a[href="/about"]`);
  await page.waitForURL("/about");
  await settled(page);
  expect([page.url(), await kept(page)].join(" ")).not.toContain(id);
});
