import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { requestsOf, settled } from "./support/settled";

const visit = openBrowser();

/** The first row; there are enough articles about doctors for more than three cards. */
const firstRow = (page: Page) => page.locator("main section[aria-labelledby]:has(ul li article)").first();

/** Indexes of the cards that are completely visible. */
const shown = (row: Locator): Promise<number[]> =>
  row.evaluate((section) => {
    const cards = [...section.querySelectorAll("li")];
    const view = section.querySelector("ul")?.parentElement?.getBoundingClientRect();
    if (!view) throw new Error("The row shows nothing.");
    return cards.flatMap((card, index) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= view.left - 2 && right <= view.right + 2 ? [index] : [];
    });
  });

/** Moves the pointer to the row, and waits until the carousel has taken it over. */
async function reachFor(row: Locator): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  await row.getByRole("heading", { level: 2 }).hover();
  await row.locator("[data-carousel]").waitFor();
}

it("the carousel is fetched when a reader touches a row, and moves nothing; a hovered or focused card shows a read-more hint", async () => {
  const { page } = await visit({ reducedMotion: "reduce" });
  const scripts = requestsOf(page);
  await openHydrated(page, "/blog");
  await settled(page);
  expect(scripts.filter((url) => url.includes("carousel"))).toEqual([]);
  const places = () =>
    page.locator("main h2, main article").evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top + window.scrollY, width, height].map(Math.round);
      }),
    );
  const before = await places();
  const row = firstRow(page);
  await reachFor(row);
  expect(await places()).toEqual(before);
  expect(scripts.some((url) => url.includes("carousel"))).toBe(true);

  const card = row.getByRole("article").first();
  const opacity = () =>
    card.getByText("Read More").evaluate((hint) => Number(getComputedStyle(hint).opacity));
  expect(await opacity()).toBe(0);
  await card.hover();
  await expect.poll(opacity).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(opacity).toBe(0);
  await card.getByRole("link").focus();
  await expect.poll(opacity).toBe(1);
  expect(await a11yViolations(page)).toEqual([]);
});

it("the Arabic blog is operated by keyboard in the reading direction and dragged, and a drag opens no article", async () => {
  const { page } = await visit({ reducedMotion: "reduce" });
  await openHydrated(page, "/ar/blog");
  const row = firstRow(page);
  await row.getByRole("button", { name: "التالي" }).focus();
  await row.locator("[data-carousel]").waitFor();
  for (let card = 0; card < 4; card++) await page.keyboard.press("Tab");
  expect(await indexOfFocus(row)).toBe(3);
  const view = row.locator("[data-carousel]");
  const scrolled = () => view.evaluate((element) => Math.abs(element.scrollLeft));
  // The browser scrolls to the card; in the next frame that becomes the carousel's own position.
  await expect.poll(async () => [(await shown(row)).includes(3), await scrolled()]).toEqual([true, 0]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shown(row)).toEqual([0, 1, 2]);
  expect(await indexOfFocus(row), "the focus stays where it can be seen").toBe(0);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => shown(row)).toEqual([3, 4, 5]);
  expect(await indexOfFocus(row)).toBe(3);

  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shown(row)).toEqual([0, 1, 2]);
  const box = await row.getByRole("listitem").nth(2).boundingBox();
  if (!box) throw new Error("The third card cannot be seen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Past the middle of the row, so that it continues however slow the drag is.
  await page.mouse.move(x + 700, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => shown(row)).toEqual([3, 4, 5]);
  expect(new URL(page.url()).pathname).toBe("/ar/blog");
  // Without motion the row no longer glides: a click on a gliding one would make the browser scroll it as well.
  await row.getByRole("link").nth(4).click();
  await page.waitForURL(/\/blog\/./);
});

it("the Arabic blog scrolls without scripts, and shows no buttons that do nothing", async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto("/ar/blog");
  const row = firstRow(page);
  expect(await row.getByRole("button").count()).toBe(0);
  await row.getByRole("link").nth(2).focus();
  await expect
    .poll(() => row.getByRole("link").nth(2).boundingBox())
    .toMatchObject({
      x: expect.toSatisfy((x: number) => x >= 0 && x < PHONE.width) as number,
    });
});

it("a row shows two cards at 800 px and moves by two", async () => {
  const { page } = await visit({ viewport: { width: 800, height: 900 }, reducedMotion: "reduce" });
  await openHydrated(page, "/ar/blog");
  const row = firstRow(page);
  const previous = row.getByRole("button", { name: "السابق" });
  const next = row.getByRole("button", { name: "التالي" });
  expect(await shown(row)).toEqual([0, 1]);
  await reachFor(row);
  expect(await shown(row), "taken over at its position").toEqual([0, 1]);
  await expect.poll(() => previous.getAttribute("aria-disabled")).toBe("true");
  await next.click();
  await expect.poll(() => shown(row)).toEqual([2, 3]);
  await expect.poll(() => previous.getAttribute("aria-disabled")).toBe("false");
  await previous.click();
  await expect.poll(() => shown(row)).toEqual([0, 1]);

  const last = (await row.getByRole("listitem").count()) - 1;
  for (let press = 0; press < last && (await next.isEnabled()); press++) await next.click();
  await expect.poll(async () => (await shown(row)).at(-1)).toBe(last);
  await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
});

it("the carousel attaches at the position where a finger left the row", async () => {
  const { page } = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openHydrated(page, "/blog");
  const row = firstRow(page);
  await row.scrollIntoViewIfNeeded();
  await row.locator("ul").evaluate((list) => {
    const third = list.children[2];
    list.parentElement?.scrollTo({
      left: third instanceof HTMLElement ? third.offsetLeft : 0,
      behavior: "instant",
    });
  });
  expect(await shown(row)).toEqual([2]);
  await row.getByRole("heading", { level: 2 }).tap();
  await row.locator("[data-carousel]").waitFor();
  expect(await shown(row)).toEqual([2]);
});

it("a row still scrolls if the carousel fails to load", async () => {
  const { page, log } = await visit({ intercepts: true, reducedMotion: "reduce" });
  log.expect(/dynamically imported module/, /ERR_FAILED/);
  await page.route(/carousel/, (route) => route.abort());
  await openHydrated(page, "/blog");
  const failed = page.waitForEvent("console", (message) => /dynamically imported/.test(message.text()));
  const row = firstRow(page);
  await row.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => shown(row)).toEqual([3, 4, 5]);
  // The row may have scrolled before the request failed, and a closed page reports nothing.
  await failed;
});

const indexOfFocus = (row: Locator): Promise<number> =>
  row.evaluate((section) =>
    [...section.querySelectorAll("li")].findIndex((card) => card.contains(document.activeElement)),
  );
