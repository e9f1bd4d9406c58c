import { afterAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { a11yViolations } from "./support/axe";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { contentField, readStored, removeStoredPosts, storePost, toastSays, typeMore } from "./support/posts";
import { signIn } from "./support/sign-in";

const visit = openBrowser();
const sql = openDatabase();
afterAll(removePeople);
afterAll(() => removeStoredPosts(sql));

const mine = "The first text. Mine.";

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
