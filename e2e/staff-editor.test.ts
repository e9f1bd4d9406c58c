import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { a11yViolations } from "./support/axe";
import { openBrowser, PHONE } from "./support/browser";
import { openDatabase } from "./support/database";
import { focusReaches } from "./support/focus";
import { contentField, readStored, removeStoredPosts, storePost, toastSays, typeMore } from "./support/posts";
import { signIn } from "./support/sign-in";

const visit = openBrowser();
const sql = openDatabase();
afterAll(removePeople);
afterAll(() => removeStoredPosts(sql));

it("a new post is written and published under one address, and the caret never jumps", async () => {
  const { page } = await signIn(visit, "/admin/posts/new");
  const name = randomUUID();
  await page.getByLabel("Title", { exact: true }).first().fill(`E2E ${name}`);
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe(`e2e-${name}`);
  await contentField(page).fill("A text for readers.");
  await page.keyboard.press("Control+s");
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await toastSays(page, "Post created successfully");
  expect(await contentField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(" And more.");
  await page.keyboard.press("Control+Enter");
  await toastSays(page, "Post updated successfully");
  const id = page.url().split("/").at(-1) ?? "";
  expect(await readStored(sql, id)).toMatchObject({
    slug: `e2e-${name}`,
    status: "published",
    content: "A text for readers. And more.",
  });
  const [made] = await sql<{ posts: number }[]>`
    select count(*)::int as posts from public.blog_posts where slug like ${`e2e-${name}%`}`;
  expect(made?.posts).toBe(1);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("heading", { level: 1, name: "Posts" }).waitFor();
});

it("a missing field is reported, and then a taken slug, each at its field", async () => {
  const other = await storePost(sql);
  const { page, log } = await signIn(visit, "/admin/posts/new");
  log.expect(/status of 409/);
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await publish.click();
  await page.getByRole("alert").getByText("Slug is required", { exact: true }).waitFor();
  await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("post-slug");

  await page.getByLabel("Title", { exact: true }).first().fill("Fever");
  await contentField(page).fill("Text");
  await page.getByLabel("Slug").fill(other.slug);
  await publish.click();
  await page
    .getByRole("alert")
    .getByText(/Another post has this slug/)
    .waitFor();
  await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("post-slug");
  expect(await contentField(page).inputValue()).toBe("Text");
});

it("changes to a published post stay private until Update or are discarded, and taking it offline asks first", async () => {
  const { id } = await storePost(sql, { status: "published" });
  const { page } = await signIn(visit, `/admin/posts/${id}`);
  await typeMore(page, " Changed.");
  await page.keyboard.press("Control+s");
  await page.getByText("Unpublished changes", { exact: true }).waitFor();
  expect(await readStored(sql, id)).toMatchObject({ status: "published", content: "The first text." });

  await page.reload();
  await page.getByText("Unpublished changes", { exact: true }).waitFor();
  await expect.poll(() => contentField(page).inputValue()).toBe("The first text. Changed.");

  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect.poll(() => contentField(page).inputValue()).toBe("The first text.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => contentField(page).inputValue()).toBe("The first text. Changed.");

  await page.getByRole("button", { name: "Update" }).click();
  await toastSays(page, "Post updated successfully");
  await page.getByText("Unpublished changes", { exact: true }).waitFor({ state: "detached" });
  expect(await readStored(sql, id)).toMatchObject({
    status: "published",
    content: "The first text. Changed.",
  });

  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.getByRole("alertdialog", { name: "Take this post offline?" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await readStored(sql, id)).toMatchObject({ status: "published" });
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.getByRole("button", { name: "Take offline and save as a draft" }).click();
  await expect.poll(async () => (await readStored(sql, id)).status).toBe("draft");
});

it("an earlier version is restored", async () => {
  const { id } = await storePost(sql);
  const { page } = await signIn(visit, `/admin/posts/${id}`);
  await typeMore(page, " Second.");
  await page.keyboard.press("Control+s");
  await toastSays(page, "Post updated successfully");
  await contentField(page).fill("Something else altogether.");
  await page.keyboard.press("Control+s");
  await page.getByText("Version 3").waitFor();
  await page.getByRole("button", { name: "Compare: Version 2" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("del", { hasText: "Second." }).waitFor();
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => contentField(page).inputValue()).toBe("The first text. Second.");
});

it("a field that takes the focus is not covered by the bars at the top", async () => {
  const { id } = await storePost(sql);
  const { page } = await signIn(visit, `/admin/posts/${id}`);
  const author = page.getByLabel("Author");
  // It takes no focus until the names are loaded.
  await expect.poll(() => author.isEnabled()).toBe(true);
  await author.focus();
  await page.keyboard.press("Tab");
  // Its lower edge looks out from under the bars.
  await author.evaluate((select) => {
    const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    window.scrollBy({ top: select.getBoundingClientRect().bottom - bars - 7, behavior: "instant" });
  });
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("post-author");
  await expect
    .poll(() =>
      author.evaluate((select) => {
        const { left, top } = select.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + 2) === select;
      }),
    )
    .toBe(true);
});

it("a post started from a calendar item is linked to the item at the first save", async () => {
  const topic = `E2E ${randomUUID()}`;
  const [item] = await sql<{ id: string }[]>`
    insert into public.editorial_calendar (topic_en, topic_ar, scheduled_date, service_cluster, target_keyword_en)
    values (${topic}, 'موضوع', '2026-12-01', 'elderly-care', 'home care') returning id`;
  const { page } = await signIn(visit, `/admin/posts/new?from-calendar=${item?.id}`);
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe(topic.toLowerCase().replace(" ", "-"));
  await expect.poll(() => page.getByLabel("Primary service").inputValue()).toBe("elderly-care");
  await expect.poll(() => page.getByLabel("Tags").inputValue()).toBe("home care");
  await contentField(page).fill("Text");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  const id = page.url().split("/").at(-1);
  const linked = () => sql<{ post_id: string; status: string }[]>`
    select post_id, status from public.editorial_calendar where id = ${item?.id ?? ""}`;
  await expect.poll(async () => (await linked())[0]).toEqual({ post_id: id, status: "draft" });
  // It reads the calendar again after the save, and would say that the item is gone.
  await page.close();
  await sql`delete from public.editorial_calendar where id = ${item?.id ?? ""}`;
});

it("the Arabic text reports that the English text has changed, and shows the changes", async () => {
  const { id } = await storePost(sql, { arabic: "النص" });
  const { page } = await signIn(visit, `/admin/posts/${id}`);
  await typeMore(page, "\n\nA new paragraph.");
  await page.getByRole("tab", { name: "العربية" }).click();
  await page.getByText("تغيّر النص الإنجليزي بعد آخر تعديل هنا: فقرة واحدة.").waitFor();
  const shows = page.getByRole("button", { name: "ما الذي تغيّر؟" });
  await shows.click();
  await page.getByRole("dialog").locator("ins", { hasText: "A new paragraph." }).waitFor();
  await page.keyboard.press("Escape");
  await focusReaches(shows);
  await contentField(page, "ar").press("Control+End");
  await contentField(page, "ar").pressSequentially(" جديد");
  await page.getByText(/تغيّر النص الإنجليزي/).waitFor({ state: "detached" });
  await expect.poll(() => contentField(page, "ar").inputValue()).toBe("النص جديد");
});

it("the editor has no accessibility violations and does not scroll sideways on a phone", async () => {
  const { id } = await storePost(sql, { status: "published", arabic: "نص" });
  const { page } = await signIn(visit, `/admin/posts/${id}`, "editor", { viewport: PHONE });
  await page.getByRole("tab", { name: "العربية" }).click();
  await contentField(page, "ar").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
