import { describe, expect, it } from "vitest";
import { picture } from "./support/media-files";
import { chooser, openMediaLibrary, says, storedPicture } from "./support/media-library";

const { newNames, openLibrary } = openMediaLibrary();
const uploads = "**/storage/v1/object/blog-media/**";

describe("while the connection is down, the media library", () => {
  it("reports which file failed, and uploads it after the connection is back", async () => {
    const { page, log } = await openLibrary();
    log.expect(/ERR_FAILED/, /a\.png was not uploaded/);
    await page.route(uploads, (route) => route.abort());
    await chooser(page).setInputFiles([await picture("a.png")]);
    await says(page, "1 file(s) failed to upload");
    await page.getByText("The server cannot be reached.").waitFor();
    await page.unroute(uploads);
    await page.getByRole("button", { name: "Try a.png again" }).click();
    await says(page, "1 file(s) uploaded successfully");
    expect(await newNames()).toHaveLength(1);
  });

  it("does not store a file twice when the response was lost", async () => {
    const { page, log } = await openLibrary();
    log.expect(/ERR_FAILED/, /a\.png was not uploaded/, /status of 4/);
    await page.route(uploads, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await chooser(page).setInputFiles([await picture("a.png")]);
    await says(page, "1 file(s) failed to upload");
    await page.unroute(uploads);
    await page.getByRole("button", { name: "Try a.png again" }).click();
    await says(page, "1 file(s) uploaded successfully");
    expect(await newNames()).toHaveLength(1);
  });

  it("reports a failed deletion and keeps the file", async () => {
    const name = await storedPicture();
    const { page, log } = await openLibrary();
    log.expect(/status of 500/);
    await page.route("**/storage/v1/object/blog-media", (route) =>
      route.fulfill({ status: 500, json: { statusCode: "500", error: "x", message: "y" } }),
    );
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
    await says(page, "Delete failed");
    expect(await newNames()).toEqual([name]);
  });
});

it("cancelling an upload keeps the other files", async () => {
  const { page } = await openLibrary();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(uploads, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await chooser(page).setInputFiles([await picture("a.png"), await picture("b.png")]);
  await page.getByRole("button", { name: "Cancel a.png" }).click();
  await page.getByText("Cancelled").waitFor();
  release();
  await says(page, "1 file(s) uploaded successfully");
  expect(await newNames()).toHaveLength(1);
});
