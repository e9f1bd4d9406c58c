import { expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { openBrowser, PHONE } from "./support/browser";
import { contentField, readStored, openPosts, storePost, typeMore } from "./support/posts";
import { signIn } from "./support/sign-in";
import { toastSays, excessWidth, focusReaches } from "./support/screen";

const visit = openBrowser();
const sql = openPosts();

it("a missing field and then a taken slug are reported at their fields, which the bars at the top never cover", async () => {
  const other = await storePost(sql);
  const { page, log } = await signIn(visit, "/admin/posts/new");
  log.expect(/status of 409/);
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const focus = () => page.locator(":focus").getAttribute("id");
  await publish.click();
  await page.getByRole("alert").getByText("Slug is required", { exact: true }).waitFor();
  await expect.poll(focus).toBe("post-slug");

  await page.getByLabel("Title", { exact: true }).first().fill("Fever");
  await contentField(page).fill("Text");
  await page.getByLabel("Slug").fill(other.slug);
  await publish.click();
  // There is no Arabic text.
  await page.getByRole("button", { name: "Publish anyway" }).click();
  await page
    .getByRole("alert")
    .getByText(/Another post has this slug/)
    .waitFor();
  await expect.poll(focus).toBe("post-slug");
  expect(await contentField(page).inputValue()).toBe("Text");

  // A fixed problem is no longer shown.
  await page.getByLabel("Slug").fill(`${other.slug}-2`);
  await page
    .getByRole("alert")
    .getByText(/Another post has this slug/)
    .waitFor({ state: "detached" });
  await page.getByText("Unsaved changes", { exact: true }).waitFor();

  const headline = page.getByLabel("Headline (H1)").first();
  await headline.focus();
  await page.keyboard.press("Tab");
  // Its lower edge is visible below the bars.
  await headline.evaluate((field) => {
    const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    window.scrollBy({ top: field.getBoundingClientRect().bottom - bars - 7, behavior: "instant" });
  });
  await page.keyboard.press("Shift+Tab");
  await expect.poll(focus).toBe("post-en-h1");
  await expect
    .poll(() =>
      headline.evaluate((field) => {
        const { left, top } = field.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + 2) === field;
      }),
    )
    .toBe(true);
});

it("changes to a published post are shown to the writer of the other language, stay private until Update, and taking it offline needs a confirmation", async () => {
  const { id } = await storePost(sql, { status: "published", arabic: "النص" });
  const { page } = await signIn(visit, `/admin/posts/${id}`);
  const changed = "The first text.\n\nA new paragraph.";
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

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Unpublished changes", { exact: true }).waitFor();
  expect(await readStored(sql, id)).toMatchObject({ status: "published", content: "The first text." });
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.getByText("Unpublished changes", { exact: true }).waitFor();
  await expect.poll(() => contentField(page).inputValue()).toBe(changed);
  await page.getByRole("tab", { name: "العربية" }).click();
  await contentField(page, "ar").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  expect(await excessWidth(page)).toBe(0);

  await page.getByRole("button", { name: "Update" }).click();
  await toastSays(page, "Post updated successfully");
  await page.getByText("Unpublished changes", { exact: true }).waitFor({ state: "detached" });
  expect(await readStored(sql, id)).toMatchObject({ status: "published", content: changed });

  await page.getByRole("button", { name: "Save Draft" }).getByText("takes it offline").waitFor();
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.getByRole("alertdialog", { name: "Take this post offline?" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await readStored(sql, id)).toMatchObject({ status: "published" });
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.getByRole("button", { name: "Take offline and save as a draft" }).click();
  await expect.poll(async () => (await readStored(sql, id)).status).toBe("draft");
});
