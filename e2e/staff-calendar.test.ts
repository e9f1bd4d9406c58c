import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { stored } from "../supabase/tests/support/rest";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { a11yViolations } from "./support/axe";
import { goTo, openBrowser, PHONE } from "./support/browser";
import { settled } from "./support/settled";
import { newWord } from "./support/database";
import { signIn } from "./support/sign-in";
import { excessWidth, toastSays, listening } from "./support/screen";

const sandbox = newSandbox();
// Last, so that its pages are closed before their content is removed.
const visit = openBrowser();

/** A month that no other test uses, so that its numbers are the test's own. */
const YEAR = 2031;
const day = (date: number) => `${YEAR}-03-${String(date).padStart(2, "0")}`;

async function plan(date: number, change: object = {}): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    topic_en: `Topic ${id.slice(0, 8)}`,
    topic_ar: "موضوع",
    scheduled_date: day(date),
    ...change,
  };
  await sandbox.add("editorial_calendar", row, `id=eq.${id}`);
  return id;
}

const where = async (id: string) =>
  (await stored(`editorial_calendar?id=eq.${id}&select=scheduled_date`))[0]?.["scheduled_date"];

/** Opens the calendar on a day as an editor, whose clock is on the other side of the earth. */
async function openCalendar(date: number, options = {}) {
  const visitor = await signIn(visit, `/admin/calendar?day=${day(date)}`, "editor", {
    timezoneId: "Pacific/Honolulu",
    ...options,
  });
  await visitor.page.getByRole("region", { name: "Calendar Stats" }).waitFor();
  return visitor;
}

const cell = (page: Page, date: number) => page.locator(`td[data-day="${day(date)}"]`);

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

it("staff add a topic, change it, write its post, move it to another month and delete it, on a phone too", async () => {
  const { page } = await openCalendar(12);
  const topic = `heat-${newWord()}`;
  sandbox.expect("blog_posts", `slug=eq.${topic}`);
  sandbox.expect("editorial_calendar", `topic_en=eq.${topic}`);
  await page.getByRole("button", { name: "Add Calendar Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Calendar Item" });
  await dialog.getByLabel("Topic (EN)").fill(topic);
  await dialog.getByLabel("Topic (AR)").fill("حرّ الصيف");
  await dialog.getByLabel("Priority (0–10)").fill("9");
  await dialog.getByLabel("Service cluster").selectOption("elderly-care");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Calendar item created successfully");
  const panel = page.getByRole("region", { name: `Wednesday, March 12, ${YEAR}` });
  await panel.getByRole("heading", { name: topic }).waitFor();
  await panel.getByText("Priority 9").waitFor();

  await panel.getByRole("button", { name: `Edit: ${topic}` }).click();
  await page.getByLabel("Target keyword (EN)").fill("home care");
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Calendar item updated successfully");

  // A post for the item starts with its words, and is linked to it at the first save.
  await panel.getByRole("link", { name: topic }).click();
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe(topic);
  await expect.poll(() => page.getByLabel("Primary service").inputValue()).toBe("elderly-care");
  await expect.poll(() => page.getByLabel("Tags").inputValue()).toBe("home care");
  await page.locator("#post-en-content-markdown").fill("Text");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  const post_id = page.url().split("/").at(-1);
  await expect
    .poll(() => stored(`editorial_calendar?topic_en=eq.${topic}&select=post_id,status`))
    .toEqual([{ post_id, status: "draft" }]);

  await page.setViewportSize(PHONE);
  await goTo(page, `/admin/calendar?day=${day(12)}`);
  await panel.getByText("Draft", { exact: true }).waitFor();
  await panel.getByRole("link", { name: `Open the post: ${topic}` }).waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  expect(await excessWidth(page)).toBe(0);
  await page.getByRole("button", { name: /^Move to another day/ }).click();
  await page.getByLabel("Move to", { exact: true }).fill(`${YEAR}-04-02`);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await toastSays(page, "Calendar item updated successfully");
  await panel.getByText("Nothing is planned for this day.").waitFor();

  await goTo(page, `/admin/calendar?day=${YEAR}-04-02`);
  const moved = page.getByRole("region", { name: `Wednesday, April 2, ${YEAR}` });
  await moved.getByRole("button", { name: `Delete: ${topic}` }).click();
  await page
    .getByRole("alertdialog", { name: "Are you sure you want to delete this calendar item?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await toastSays(page, "Calendar item deleted successfully");
  await moved.getByText("Nothing is planned for this day.").waitFor();
});

/** A drop goes to the day that was announced last, which may be rendered after the mouse has stopped. */
const isOver = (page: Page, date: number) =>
  expect
    .poll(() => page.locator("[id^=DndLiveRegion]").textContent())
    .toMatch(new RegExp(`March ${date}, ${YEAR}\\.$`));

it("an item moves by mouse, from the panel and from the month", async () => {
  const id = await plan(12);
  // Wide enough for the panel beside the month.
  const { page } = await openCalendar(12, { viewport: { width: 1600, height: 900 } });
  const from = await middleOf(page.getByRole("button", { name: /^Drag to another day/ }));
  const to = await middleOf(cell(page, 20));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await isOver(page, 20);
  await page.mouse.up();
  await toastSays(page, "Calendar item updated successfully");
  await expect.poll(() => where(id)).toBe(day(20));

  // The month is read again, and the panel closes the gap.
  await settled(page);
  const chip = await middleOf(cell(page, 20).getByText(/^Topic/));
  const back = await middleOf(cell(page, 6));
  await page.mouse.move(chip.x, chip.y);
  await page.mouse.down();
  await page.mouse.move(chip.x, chip.y - 20, { steps: 4 });
  await page.mouse.move(back.x, back.y, { steps: 12 });
  await isOver(page, 6);
  await page.mouse.up();
  await expect.poll(() => where(id)).toBe(day(6));
});

it("an item moves by keyboard, and its position is announced, in Arabic, where the next day is on the left", async () => {
  const id = await plan(12);
  const { page } = await openCalendar(12);
  await page.getByRole("button", { name: "العربية" }).click();
  const told = page.locator("[id^=DndLiveRegion]");
  const pickUp = async () => {
    await page.getByRole("button", { name: /^اسحب إلى يوم آخر/ }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => told.textContent()).toMatch(/^التُقط/);
    await listening(page);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => told.textContent()).toMatch(/\b13\b/);
  };
  await pickUp();
  await page.keyboard.press("Escape");
  await expect.poll(() => told.textContent()).toMatch(/^بقي/);
  expect(await where(id)).toBe(day(12));

  await pickUp();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => told.textContent()).toMatch(/\b20\b/);
  await page.keyboard.press("Space");
  await expect.poll(() => where(id)).toBe(day(20));
});
