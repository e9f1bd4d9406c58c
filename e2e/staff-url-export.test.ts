import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addPost, published } from "../supabase/tests/support/fixtures/blog";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { stored } from "../supabase/tests/support/rest";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openBrowser } from "./support/browser";
import { download, downloadedLines } from "./support/downloads";
import { signIn } from "./support/sign-in";

const sandbox = newSandbox();
// Last, so that its pages are closed before their content is removed.
const visit = openBrowser();

it("a duplicate post is found, the list without it is exported, and the duplicate moves to the trash", async () => {
  const slug = `url-export-${randomUUID().replaceAll("-", "")}x`;
  const original = await addPost(sandbox, { ...published, slug });
  const copy = await addPost(sandbox, { ...published, slug: `${slug}-a1b2c3` });
  for (const post_id of [original, copy]) {
    const translation = { id: randomUUID(), post_id, lang: "en", title: "Test", content_markdown: "Test" };
    await sandbox.add("blog_post_translations", translation, `id=eq.${translation.id}`);
  }

  const { page } = await signIn(visit, "/admin/url-export", stack.admin);
  await page.getByRole("button", { name: "Scan Website URLs" }).click();
  await page.getByText(/^Loaded \d+ URLs$/).waitFor();
  expect(await a11yViolations(page)).toEqual([]);

  const file = await download(page.getByRole("button", { name: "Export Unique URLs Only" }));
  const lines = await downloadedLines(file);
  const name = file.suggestedFilename().replace(/\d{4}-\d{2}-\d{2}/, "DATE");
  const url = `${stack.siteUrl}/blog/${slug}`;
  const has = (address: string) => lines.some((line) => line.startsWith(`${address},`));
  expect([name, has(url), has(`${url}-a1b2c3`)]).toEqual(["urls-unique-DATE.csv", true, false]);

  await page.getByLabel(`Select ${url}-a1b2c3`).check();
  await page.getByRole("button", { name: "Delete Selected (1)" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("Are you sure you want to delete 1 post?").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Successfully deleted 1 blog post(s)", { exact: true }).waitFor();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("link", { name: `${url}-a1b2c3` }).waitFor({ state: "detached" });
  const rows = await stored(`blog_posts?select=id,deleted_at&id=in.(${original},${copy})`);
  expect(rows.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id)).toEqual([original]);
});
