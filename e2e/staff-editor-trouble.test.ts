import type { Page, Route } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
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

describe("a save that meets", () => {
  it("no network keeps the text, says why, and goes through with Try again", async () => {
    const { id } = await storePost(sql);
    const { page, log } = await signIn(visit, `/admin/posts/${id}`);
    log.expect(/ERR_FAILED/);
    await typeMore(page, " Mine.");
    await page.route(SAVES, (route) => route.abort());
    await keep(page);
    await toastSays(page, "Error saving post");
    await page
      .locator("output", { hasText: /cannot be reached/ })
      .first()
      .waitFor();
    await expect.poll(() => contentField(page).inputValue()).toBe(mine);
    await typeMore(page, " More.");
    await mend(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(/^Last saved/).waitFor();
    expect(await readStored(sql, id)).toMatchObject({ content: `${mine} More.`, version: 2 });
  });

  it("a taken slug names it at its field and loses nothing", async () => {
    const [other, { id }] = [await storePost(sql), await storePost(sql)];
    const { page, log } = await signIn(visit, `/admin/posts/${id}`);
    log.expect(/status of 409/);
    await typeMore(page, " Mine.");
    await page.getByLabel("Slug").fill(other.slug);
    await keep(page);
    await page
      .getByRole("alert")
      .getByText(/Another post has this slug/)
      .waitFor();
    await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("post-slug");
    await page.getByLabel("Slug").fill(`${other.slug}-2`);
    await keep(page);
    await toastSays(page, "Post updated successfully");
    expect(await readStored(sql, id)).toMatchObject({ slug: `${other.slug}-2`, content: mine });
  });
});

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

it("unsaved text of a closed page is offered again for the same post only", async () => {
  const [{ id }, other] = [await storePost(sql), await storePost(sql)];
  const person = await createPerson("editor");
  const { page, context } = await signIn(visit, `/admin/posts/${id}`, person);
  await typeMore(page, " Mine.");
  // It does not wait for the page's end: a crash has none.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith("editor-unsaved:")),
  );
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`/admin/posts/${other.id}`);
  await contentField(again).waitFor();
  expect(await again.getByRole("dialog").count()).toBe(0);
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

it("leaving a page with unsaved work asks first, and the work is offered on return", async () => {
  const { id } = await storePost(sql);
  const { page } = await signIn(visit, `/admin/posts/${id}`);
  await typeMore(page, " Mine.");
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect.poll(() => contentField(page).inputValue()).toBe(mine);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Posts" }).waitFor();
  await page.goBack();
  await page.getByRole("dialog", { name: "Unsaved text was found" }).waitFor();
});

it.each(["typed in", "reloaded"])(
  "a scheduled post that is published is updated like any other when it is %s",
  async (what) => {
    const { id } = await storePost(sql);
    await sql`
    update public.blog_posts set status = 'scheduled', scheduled_at = now() + interval '1 hour' where id = ${id}`;
    const { page } = await signIn(visit, `/admin/posts/${id}`, "editor");
    const keepText = async (text: string) => {
      await typeMore(page, text);
      const answer = page.waitForResponse((response) => response.url().endsWith("/functions/v1/admin-posts"));
      await keep(page);
      expect((await answer).ok()).toBe(true);
    };
    await keepText(" Before.");
    await sql`
    update public.blog_posts set status = 'published', scheduled_at = now(), published_at = now() where id = ${id}`;
    if (what === "reloaded") await page.reload();
    else await keepText(" After.");
    await page.getByRole("button", { name: "Update" }).click();
    await toastSays(page, "Post updated successfully");
    expect(await readStored(sql, id)).toMatchObject({
      status: "published",
      content: what === "reloaded" ? "The first text. Before." : "The first text. Before. After.",
    });
  },
);
