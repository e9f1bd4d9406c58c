import type { Page, Route } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { createPerson, removePeople } from "../supabase/tests/support/people";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { contentField, readStored, removeStoredPosts, storePost, toastSays, typeMore } from "./support/posts";
import { signIn } from "./support/sign-in";

const visit = openBrowser({ routesLate: true });
const sql = openDatabase();
afterAll(removePeople);
afterAll(() => removeStoredPosts(sql));

const SAVES = "**/functions/v1/admin-posts";
const keep = (page: Page) => page.keyboard.press("Control+s");
const mine = "The first text. Mine.";

/** Lets the saves through again. */
const mend = (page: Page) => page.unroute(SAVES);
const answering = (status: number, body: object) => (route: Route) =>
  route.request().method() === "POST" ? route.fulfill({ status, json: body }) : route.fallback();

it("autosave runs every half minute: it saves a draft into the post and only logs a failure", async () => {
  const { id } = await storePost(sql);
  const { page, log } = await signIn(visit, `/admin`);
  log.expect(/status of 500/, /The automatic save failed/);
  await page.clock.install();
  await page.goto(`/admin/posts/${id}`);
  await typeMore(page, " Mine.");
  await page.clock.runFor(30_000);
  await expect.poll(async () => (await readStored(sql, id)).content).toBe(mine);
  await page.getByText(/^Last saved/).waitFor();

  await page.route(SAVES, answering(500, { error: "Trouble", code: "unknown" }));
  await typeMore(page, " More.");
  await page.clock.runFor(30_000);
  await page.getByText(/^Not saved\. The server is having trouble/).waitFor();
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  await mend(page);
  await page.clock.runFor(30_000);
  await expect.poll(async () => (await readStored(sql, id)).content).toBe(`${mine} More.`);
});

it("unsaved text of a closed page is offered again until it is saved", async () => {
  const { id } = await storePost(sql);
  const person = await createPerson("editor");
  const { page, context } = await signIn(visit, `/admin/posts/${id}`, person);
  await typeMore(page, " Mine.");
  // It does not wait for the page's end: a crash has none. The first copy may have half of the words.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, copy]) => key.startsWith("editor-unsaved:") && String(copy).includes(" Mine."),
    ),
  );
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`/admin/posts/${id}`);
  const dialog = again.getByRole("dialog", { name: "Unsaved text was found" });
  await dialog.locator("ins", { hasText: "Mine." }).waitFor();
  await dialog.getByRole("button", { name: "Restore it" }).first().click();
  await expect.poll(() => contentField(again).inputValue()).toBe(mine);
  await again.getByText(/^Unsaved changes/).waitFor();
  await contentField(again).focus();
  await keep(again);
  await toastSays(again, "Post updated successfully");
  await again.reload();
  await contentField(again).waitFor();
  expect(await again.getByRole("dialog").count()).toBe(0);
  expect((await readStored(sql, id)).content).toBe(mine);
});
