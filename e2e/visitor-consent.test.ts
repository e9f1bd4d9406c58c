import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openHydrated, openBrowser } from "./support/browser";
import { dataLayerEntries } from "./support/contacts";
import { settled } from "./support/settled";

const visit = openBrowser();

const CLICK_ID = "Cj0KCQ-test_1.2";
const ADDRESS = `/?gclid=${CLICK_ID}`;

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

const consentStates = async (page: Page) =>
  (await dataLayerEntries(page, "consent")).map(({ state }) => state);

it("an advertisement's click id is carried to the page on which the visitor consents, and only then stored", async () => {
  const { page } = await visit();
  await openHydrated(page, ADDRESS);
  await notice(page).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("/about");
  expect(await kept(page)).not.toContain(CLICK_ID);
  expect(await consentStates(page)).toEqual(["denied"]);
  await page.getByRole("button", { name: "Yes, that is fine" }).click();
  await notice(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.getItem("gclid"))).toBe(CLICK_ID);
  expect(await consentStates(page)).toEqual(["denied", "granted"]);

  await openHydrated(page, "/");
  await settled(page);
  expect(await notice(page).count(), "asked once").toBe(0);
  expect(await consentStates(page)).toEqual(["granted"]);
});
