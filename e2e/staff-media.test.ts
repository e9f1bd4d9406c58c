import sharp from "sharp";
import { expect, it } from "vitest";
import { fetchPublic } from "../supabase/tests/support/storage";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { PHONE } from "./support/browser";
import {
  brokenPicture,
  film,
  HOME,
  photo,
  picture,
  smallPhoto,
  type FileToUpload,
  chooser,
  openMediaLibrary,
  says,
  storedPicture,
} from "./support/media";
import { signIn } from "./support/sign-in";
import { excessWidth, focusReaches } from "./support/screen";
import { requestsOf } from "./support/settled";

const { visit, newNames, openLibrary } = openMediaLibrary();

it("staff upload several files at once, preview them, copy an address and delete", async () => {
  const { page, log, context } = await openLibrary();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  log.expect(/broken\.png was not uploaded/);
  const requests = requestsOf(page);
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await chooser(page).setInputFiles([
    await photo("Rückenübung (1).JPG"),
    await brokenPicture("broken.png"),
    await film(page, "visit.webm"),
    await smallPhoto("صورة عيادة.webp\u200F"),
  ]);
  await says(page, "3 file(s) uploaded successfully");
  await says(page, "1 file(s) failed to upload");
  await says(page, "“broken.png” is damaged and cannot be opened. Export it again.");

  const names = await newNames();
  const [image = ""] = names.filter((name) => /^\d{13}-[a-z0-9]{8}\.jpg$/.test(name));
  const [video = ""] = names.filter((name) => /^\d{13}-[a-z0-9]{8}\.webm$/.test(name));
  expect([names.length, image, video]).toEqual([3, expect.anything(), expect.anything()]);
  // None contains its location.
  for (const name of names)
    expect([name, Buffer.from(await (await fetchPublic(name)).arrayBuffer()).includes(HOME)]).toEqual([
      name,
      false,
    ]);

  const answer = await fetchPublic(image);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("cache-control")).toContain("max-age=3600");
  const content = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(content).metadata();
  expect([format, Math.max(width, height) <= 1920, content.length <= 1024 * 1024]).toEqual([
    "webp",
    true,
    true,
  ]);
  // Compressing sends no request to another site, and its workers are files of the site.
  expect(new Set(workers.map((url) => new URL(url).origin))).toEqual(new Set([stack.siteUrl]));
  expect(requests.filter((url) => !url.startsWith(stack.siteUrl) && !/^(?:data|blob):/.test(url))).toEqual(
    [],
  );

  await page.getByRole("button", { name: "Preview visit.webm" }).click();
  await page.getByRole("dialog").locator("video[controls]").waitFor();
  await page.keyboard.press("Escape");

  const preview = page.getByRole("button", { name: "Preview Rückenübung (1).JPG" });
  await preview.click();
  const dialog = page.getByRole("dialog", { name: "File details" });
  await dialog.getByText(`${(content.length / 1024).toFixed(2)} KB`).waitFor();
  await dialog.getByText("image/webp").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Copy URL to Clipboard" }).click();
  await says(page, "URL copied to clipboard");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.endsWith(`/storage/v1/object/public/blog-media/${image}`)).toBe(true);
  expect((await fetch(copied)).status).toBe(200);
  await page.keyboard.press("Escape");
  await focusReaches(preview);

  const remove = page.getByRole("button", { name: "Delete Rückenübung (1).JPG" });
  await remove.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete File?" });
  await question
    .getByText("Are you sure you want to delete the file? This action cannot be undone.")
    .waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await focusReaches(remove);
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await says(page, "File deleted successfully");
  await remove.waitFor({ state: "detached" });
  expect((await newNames()).sort()).toEqual(names.filter((name) => name !== image).sort());
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\d+ files?$/);
});

it("files that are dropped on the page or pasted are uploaded, smaller and as JPEG where the browser does not write WebP", async () => {
  const { page } = await openLibrary({ intercepts: true });
  await page.route("**/compress.worker*.js", async (route) => {
    const script = await (await route.fetch()).text();
    const safari = `const write = OffscreenCanvas.prototype.convertToBlob;
      OffscreenCanvas.prototype.convertToBlob = function (options) {
        return write.call(this, options?.type === "image/webp" ? { type: "image/png" } : options);
      };`;
    await route.fulfill({ contentType: "text/javascript", body: safari + script });
  });
  // As a base64 text: a list of a million numbers would take seconds.
  const dataOf = ({ name, mimeType, buffer }: FileToUpload) =>
    page.evaluateHandle(
      ([fileName, type, content]) => {
        const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], fileName, { type }));
        return transfer;
      },
      [name, mimeType, buffer.toString("base64")] as const,
    );
  const zone = page.getByRole("region", { name: "Files" });
  const dropped = await dataOf(await photo("as-jpeg.jpg"));
  await zone.dispatchEvent("dragover", { dataTransfer: dropped });
  await says(page, "Drop to upload");
  await zone.dispatchEvent("drop", { dataTransfer: dropped });
  await says(page, "1 file(s) uploaded successfully");
  const [name = ""] = await newNames();
  const content = Buffer.from(await (await fetchPublic(name)).arrayBuffer());
  const { format, width, height } = await sharp(content).metadata();
  expect([format, Math.max(width, height) <= 1920, content.length <= 1024 * 1024]).toEqual([
    "jpeg",
    true,
    true,
  ]);

  await page.evaluate(
    (clipboardData) => {
      document.body.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    await dataOf(await picture("pasted.png")),
  );
  await expect.poll(newNames).toHaveLength(2);
});

it("the Arabic media library works on a phone, without accessibility violations", async () => {
  const name = await storedPicture();
  const { page } = await signIn(visit, "/admin/media", "editor", {
    lang: "ar",
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const remove = page.getByRole("button", { name: `حذف ${name}` });
  await remove.waitFor();
  // Without a pointer it is visible at once.
  expect(await remove.evaluate((button) => getComputedStyle(button).opacity)).toBe("1");
  expect(await a11yViolations(page)).toEqual([]);
  expect(await excessWidth(page)).toBe(0);
});
