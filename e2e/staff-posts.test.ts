import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { goTo, openBrowser, PHONE } from "./support/browser";
import { readStored, openPosts, storePost } from "./support/posts";
import { signIn } from "./support/sign-in";
import { toastSays, excessWidth, focusReaches } from "./support/screen";

const visit = openBrowser();
const sql = openPosts();

it("the filters find posts by title, status and missing Arabic, page by page, and are kept in the URL", async () => {
  const common = `e2e-${randomUUID()}`;
  await sql`
    insert into public.blog_posts (slug)
    select ${common} || '-' || number from generate_series(1, 12) as number`;
  const bilingual = await storePost(sql, { status: "draft", arabic: "نص" });
  const { page } = await signIn(visit, "/admin/posts");
  const search = page.getByRole("searchbox", { name: "Search by title or slug" });
  const rows = () => page.getByRole("row").count();
  await search.fill(common);
  await page.getByText("Page 1 of 2").waitFor();
  await page.waitForURL(`/admin/posts?q=${common}`);
  await expect.poll(rows).toBe(11);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(/page=2/);
  await page.getByText("Page 2 of 2").waitFor();
  await expect.poll(rows).toBe(3);
  await page.goBack();
  await expect.poll(rows).toBe(11);
  await goTo(page, `/admin/posts?q=${common}&page=9`);
  await page.getByText("There are no posts on this page.").waitFor();
  await page.getByRole("button", { name: "First page" }).click();
  await page.getByText("Page 1 of 2").waitFor();

  await page.getByLabel("Status").selectOption("Published");
  await page.getByText("No post matches these filters.").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await search.fill(bilingual.slug);
  await page.getByText("1 post", { exact: true }).waitFor();
  // The checkbox follows the URL, a moment after the click.
  await page.getByLabel("Missing Arabic").click();
  await page.getByText("No post matches these filters.").waitFor();
  await page.reload();
  await page.getByText("No post matches these filters.").waitFor();
  await expect.poll(() => page.getByLabel("Missing Arabic").isChecked()).toBe(true);
  await expect.poll(() => search.inputValue()).toBe(bilingual.slug);
});

it("a post can be viewed, edited, deleted and restored by Undo", async () => {
  const { id, slug } = await storePost(sql, { status: "published" });
  const { page } = await signIn(visit, `/admin/posts?q=${slug}`);
  const title = `Title ${slug}`;
  expect(await page.getByRole("link", { name: `View “${title}”` }).getAttribute("href")).toBe(
    `/blog/${slug}`,
  );
  expect(await page.getByRole("link", { name: `Edit “${title}”` }).getAttribute("href")).toBe(
    `/admin/posts/${id}`,
  );
  const remove = page.getByRole("button", { name: `Delete “${title}”` });
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this post?" });
  await question.getByText("Readers see it now. It will disappear from the site.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await focusReaches(remove);
  expect((await readStored(sql, id)).deleted).toBe(false);
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await toastSays(page, "Post deleted successfully");
  await toastCoversOnlyTheHeader(page);
  // The hovered toast stays.
  await page.locator("[data-sonner-toast]").first().hover();
  await page.getByText("No post matches these filters.").waitFor();
  expect((await readStored(sql, id)).deleted).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await toastSays(page, "1 post restored");
  await remove.waitFor();
  expect((await readStored(sql, id)).deleted).toBe(false);
});

it("on a phone the list fits, a title starts beside its checkbox, and a toast covers only the header", async () => {
  const { slug } = await storePost(sql, { status: "scheduled" });
  const { page } = await signIn(visit, `/admin/posts?q=${slug}`, "editor", { viewport: PHONE });
  const link = page.getByRole("link", { name: `Title ${slug}`, exact: true });
  await link.waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  expect(await excessWidth(page)).toBe(0);

  const box = await page.getByRole("checkbox", { name: `Select “Title ${slug}”` }).boundingBox();
  const title = await link.boundingBox();
  const date = await page.getByRole("row").getByText("Created").boundingBox();
  expect(title?.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) + 24);
  expect(date?.x).toBe(box?.x);

  await page.getByRole("button", { name: `Delete “Title ${slug}”` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await toastSays(page, "Post deleted successfully");
  await toastCoversOnlyTheHeader(page);
});

async function toastCoversOnlyTheHeader(page: Page): Promise<void> {
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0);
  };
  const header = await bottomOf("header");
  await expect.poll(() => bottomOf("[data-sonner-toast]")).toBeLessThanOrEqual(header);
}
