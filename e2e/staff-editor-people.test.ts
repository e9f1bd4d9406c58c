import { afterAll, describe, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { a11yViolations } from "./support/axe";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { contentField, readStored, removeStoredPosts, storePost, toastSays, typeMore } from "./support/posts";
import { fillIn, signIn } from "./support/sign-in";

const visit = openBrowser();
const sql = openDatabase();
afterAll(removePeople);
afterAll(() => removeStoredPosts(sql));

const mine = "The first text. Mine.";

it("the same save continues after an inline sign-in when the session has ended", async () => {
  const { id } = await storePost(sql);
  const { page, log, person } = await signIn(visit, `/admin/posts/${id}`);
  log.expect(/status of 40[13]/);
  await typeMore(page, " Mine.");
  // Ended elsewhere: on the server, and this browser does not know.
  await sql`delete from auth.sessions where user_id = ${person.id}`;
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.waitFor();
  await fillIn(page, person);
  await toastSays(page, "Post updated successfully");
  expect(await readStored(sql, id)).toMatchObject({ status: "published", content: mine });
  await expect.poll(() => contentField(page).inputValue()).toBe(mine);
  expect(new URL(page.url()).pathname).toBe(`/admin/posts/${id}`);
});

it("the editor keeps its text when the session is gone from the browser too, and asks to sign in once", async () => {
  const { id } = await storePost(sql);
  const { page, log, person } = await signIn(visit, "/admin");
  log.expect(/status of 401/);
  await page.clock.install();
  await page.goto(`/admin/posts/${id}`);
  await typeMore(page, " Mine.");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("sb-")) localStorage.removeItem(key);
  });
  await page.clock.runFor(61_000);
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.waitFor();
  // Coming back to the window asks who is signed in.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.runFor(1000);
  await expect.poll(() => dialog.count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe(`/admin/posts/${id}`);
  await fillIn(page, person);
  await page.clock.runFor(1000);
  await expect.poll(async () => (await readStored(sql, id)).content).toBe(mine);
  await expect.poll(() => contentField(page).inputValue()).toBe(mine);
  await expect.poll(() => dialog.count()).toBe(0);
});

describe("two people editing one post:", () => {
  async function bothWrote() {
    const { id } = await storePost(sql);
    const [first, second] = [
      await signIn(visit, `/admin/posts/${id}`),
      await signIn(visit, `/admin/posts/${id}`),
    ];
    await contentField(second.page).waitFor();
    await typeMore(first.page, " Theirs.");
    await first.page.keyboard.press("Control+s");
    await toastSays(first.page, "Post updated successfully");
    second.log.expect(/status of 409/);
    await typeMore(second.page, " Mine.");
    await second.page.keyboard.press("Control+s");
    const dialog = second.page.getByRole("dialog", { name: /Someone saved this post/ });
    await dialog.locator("del", { hasText: "Theirs." }).waitFor();
    await dialog.locator("ins", { hasText: "Mine." }).waitFor();
    expect((await readStored(sql, id)).content).toBe("The first text. Theirs.");
    return { id, page: second.page, dialog };
  }

  it("the second person saves their version, and the first one stays in the revisions", async () => {
    const { id, page, dialog } = await bothWrote();
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await toastSays(page, "Post updated successfully");
    expect(await readStored(sql, id)).toMatchObject({ content: mine, version: 3 });
    await page.getByRole("button", { name: "Compare: Version 2" }).waitFor();
  });

  it("the second person loads the stored version, and can undo that", async () => {
    const { id, page, dialog } = await bothWrote();
    await dialog.getByRole("button", { name: "Take theirs" }).click();
    await expect.poll(() => contentField(page).inputValue()).toBe("The first text. Theirs.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => contentField(page).inputValue()).toBe(mine);
    expect((await readStored(sql, id)).content).toBe("The first text. Theirs.");
  });

  it("a postponed decision keeps the text and stays available", async () => {
    const { page, dialog } = await bothWrote();
    await dialog.getByRole("button", { name: "Decide later" }).first().click();
    await page.getByText("Not saved: someone saved a newer version.").waitFor();
    await expect.poll(() => contentField(page).inputValue()).toBe(mine);
    await page.getByRole("button", { name: "Compare and choose" }).click();
    await dialog.waitFor();
  });
});

describe("a post in the trash", () => {
  it("shows that it is in the trash when it is opened, and is restored with one click", async () => {
    const { id } = await storePost(sql);
    await sql`update public.blog_posts set deleted_at = now() where id = ${id}`;
    const { page } = await signIn(visit, `/admin/posts/${id}`);
    await page.getByText(/^This post is in the trash/).waitFor();
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await page.getByText(/^This post is in the trash/).waitFor({ state: "detached" });
    await typeMore(page, " Mine.");
    await page.keyboard.press("Control+s");
    await toastSays(page, "Post updated successfully");
    expect(await readStored(sql, id)).toMatchObject({ deleted: false, content: mine });
  });

  it("that was trashed during editing keeps the unsaved text when it is restored", async () => {
    const { id } = await storePost(sql);
    const { page, log } = await signIn(visit, `/admin/posts/${id}`);
    log.expect(/status of 409/);
    await typeMore(page, " Mine.");
    await sql`update public.blog_posts set deleted_at = now() where id = ${id}`;
    await page.keyboard.press("Control+s");
    const dialog = page.getByRole("dialog", { name: "This post is in the trash" });
    await dialog.getByRole("button", { name: "Restore and save" }).click();
    await toastSays(page, "Post updated successfully");
    expect(await readStored(sql, id)).toMatchObject({ deleted: false, content: mine });
  });
});
