import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { createPerson } from "../supabase/tests/support/people";
import { goTo, openBrowser } from "./support/browser";
import { contentField, readStored, openPosts, storePost, typeMore } from "./support/posts";
import { fillIn, NO_PAGE, signIn } from "./support/sign-in";
import { toastSays } from "./support/screen";
import { a11yViolations } from "./support/axe";

const visit = openBrowser();
const sql = openPosts();

const SAVES = "**/functions/v1/admin-posts";
const keep = (page: Page) => page.keyboard.press("Control+s");
const mine = "The first text. Mine.";

/** Lets the saves through again. */
const mend = (page: Page) => page.unroute(SAVES);
const answering = (status: number, body: object) => (route: Route) =>
  route.request().method() === "POST" ? route.fulfill({ status, json: body }) : route.fallback();

it("autosave runs every half minute: it saves a draft into the post and only logs a failure", async () => {
  const { id } = await storePost(sql);
  const { page, log } = await signIn(visit, NO_PAGE, "editor", { intercepts: true });
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
  await page.getByText(/^Unsaved changes\. The server is having trouble/).waitFor();
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
  // Does not close the page properly, like a crash. The first copy may have half of the words.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, copy]) => key.startsWith("editor-unsaved:") && String(copy).includes(" Mine."),
    ),
  );
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`/admin/posts/${id}`);
  const dialog = again.getByRole("dialog", { name: "We found unsaved text" });
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

it("a colleague who signs in over somebody's unsaved text gets a new page, and the text is kept for its writer", async () => {
  const { id } = await storePost(sql);
  const [writer, colleague] = [await createPerson("editor"), await createPerson("editor")];
  const { page, context, log } = await signIn(visit, `/admin/posts/${id}`, writer);
  log.expect(/status of 401/);
  await typeMore(page, " Mine.");
  const other = await context.newPage();
  await other.goto("/admin/account");
  await other.getByRole("button", { name: "Logout" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await contentField(page).focus();
  await keep(page);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await fillIn(dialog, colleague);
  await page.getByRole("link", { name: colleague.email }).waitFor();
  expect(await contentField(page).inputValue()).toBe("The first text.");
  expect(await page.getByRole("dialog").count()).toBe(0);

  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/admin/login");
  expect(await readStored(sql, id)).toMatchObject({ content: "The first text.", version: 1 });
  await fillIn(page, writer);
  await page.waitForURL("/admin");
  await goTo(page, `/admin/posts/${id}`);
  await page
    .getByRole("dialog", { name: "We found unsaved text" })
    .locator("ins", { hasText: "Mine." })
    .waitFor();
});

it("the second of two people who edit one post saves their version, and the first one stays in the revisions", async () => {
  const { id } = await storePost(sql);
  const [first, second] = [
    await signIn(visit, `/admin/posts/${id}`),
    await signIn(visit, `/admin/posts/${id}`),
  ];
  await contentField(second.page).waitFor();
  await typeMore(first.page, " Theirs.");
  await first.page.keyboard.press("Control+s");
  await toastSays(first.page, "Post updated successfully");

  const { page, log } = second;
  log.expect(/status of 409/);
  await typeMore(page, " Mine.");
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: /Someone saved this post/ });
  await dialog.locator("del", { hasText: "Theirs." }).waitFor();
  await dialog.locator("ins", { hasText: "Mine." }).waitFor();
  expect((await readStored(sql, id)).content).toBe("The first text. Theirs.");
  expect(await a11yViolations(page)).toEqual([]);

  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await toastSays(page, "Post updated successfully");
  expect(await readStored(sql, id)).toMatchObject({ content: mine, version: 3 });
  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Compare: Version 2" }).waitFor();
});

it("a post in the trash is restored when it is opened, and with the unsaved text when it was trashed in the meantime", async () => {
  const { id } = await storePost(sql);
  const trash = () => sql`update public.blog_posts set deleted_at = now() where id = ${id}`;
  await trash();
  const { page, log } = await signIn(visit, `/admin/posts/${id}`);
  log.expect(/status of 409/);
  await page.getByText(/^This post is in the trash/).waitFor();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await page.getByText(/^This post is in the trash/).waitFor({ state: "detached" });

  await typeMore(page, " Mine.");
  await trash();
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "This post is in the trash" });
  await dialog.getByRole("button", { name: "Restore and save" }).click();
  await toastSays(page, "Post updated successfully");
  expect(await readStored(sql, id)).toMatchObject({ deleted: false, content: mine });
});
