import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hydrated, isHydrated, openBrowser, openHydrated } from "./support/browser";
import { codeOfChat, dataLayerEntries, keepChatsHere, openChat } from "./support/contacts";
import { openDatabase } from "./support/database";
import { settled } from "./support/settled";

const visit = openBrowser({ routesLate: true });
const sql = openDatabase();

const notice = (page: Page) => page.getByRole("region", { name: "About measuring visits" });

/** Everything the browser would keep, as one text. */
const kept = async (page: Page): Promise<string> =>
  JSON.stringify([
    await page.evaluate(() => [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]),
    await page.context().cookies(),
  ]);

/** The ways to a person and emergency numbers that the question covers, and whether both answers are in the window. */
const atTheNotice = (page: Page) =>
  page.evaluate(async () => {
    // It steps aside with the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const question = document.querySelector(".consent-notice");
    if (!question?.checkVisibility({ visibilityProperty: true })) return { covered: [], answers: 0 };
    const own = question.getBoundingClientRect();
    const covered = [...document.querySelectorAll('a[href^="tel:"], a[href*="wa.me/"], [data-source]')]
      .filter((contact) => contact.checkVisibility({ visibilityProperty: true }))
      .filter((contact) => {
        const { left, right, top, bottom } = contact.getBoundingClientRect();
        return (
          bottom > own.top && top < own.bottom && right > own.left && left < own.right && top < innerHeight
        );
      })
      .map((contact) => contact.outerHTML);
    const answers = [...question.querySelectorAll("button")].filter((button) => {
      const { left, top, bottom, width, height } = button.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return top >= 0 && bottom <= innerHeight && seen === button;
    });
    return { covered, answers: answers.length };
  });

const consentStates = async (page: Page) =>
  (await dataLayerEntries(page, "consent")).map(({ state }) => state);

/** What Google's consent mode has been told, in its order among everything else. */
const consentMode = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const [command, action, states] = Array.from(entry as unknown as ArrayLike<unknown>);
      return command === "consent" ? `${String(action)} ${Object.values(states as object).join(" ")}` : "";
    }),
  );

it("an id is carried to the page on which the visitor consents and goes with a press's code to the database; a withdrawal in the footer deletes it, by the next page if it does not arrive", async () => {
  const { page, context, log } = await visit();
  await keepChatsHere(context);
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
  // What keeps it is loaded with the answer.
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

it.each([
  [1280, 800],
  [390, 844],
  [320, 568],
  [320, 256],
])(
  "at %i x %i the question shows both answers at once, and covers no way to a person and no emergency number on the way down",
  async (width, height) => {
    for (const path of ["/", "/ar", "/contact", "/ar/services/doctor-on-call"]) {
      const { page, context } = await visit({ viewport: { width, height } });
      await page.goto(path);
      await page.locator(".consent-notice").waitFor();
      expect([path, await atTheNotice(page)]).toEqual([path, { covered: [], answers: 2 }]);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 150; y < end; y += Math.max(150, Math.floor(end / 20))) {
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
        const { covered } = await atTheNotice(page);
        expect([path, y, covered]).toEqual([path, y, []]);
      }
      await context.close();
    }
  },
);

/** Presses a link without a sign of a person: the page stays as it was written, without the application. */
const follow = (page: Page, link: string) =>
  page.evaluate((selector) => document.querySelector<HTMLAnchorElement>(selector)?.click(), link);

it("until the answer an id goes through pages, languages and redirects; a refusal takes it out of the address and the links at once", async () => {
  const { page } = await visit();
  const id = `test-${crypto.randomUUID()}`;
  await page.goto(`/?utm_source=google&amp;GCLID=${id}).`);
  await notice(page).waitFor();
  await expect.poll(() => page.url()).toContain(`gclid=${id}`);
  await follow(page, `a[hreflang="ar"]`);
  await page.waitForURL((url) => url.pathname === "/ar/" && url.searchParams.get("gclid") === id);
  // The address without its last slash is redirected by the host.
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
  // Nor does it come back.
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
