import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, beforeEach } from "vitest";
import { service } from "../../supabase/tests/support/callers";
import { freshName, listNames, removeObject, upload } from "../../supabase/tests/support/storage";
import { openBrowser, type VisitOptions } from "./browser";
import { signIn } from "./sign-in";

/** A file in Playwright's shape. */
export interface FileToUpload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const noise = (width: number, height: number, sigma = 25) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#0b5d57",
      noise: { type: "gaussian", mean: 128, sigma },
    },
  });

/** A phone's photo: larger than 1 MB and than 1920 px. With more noise, it would be tried in ever smaller sizes. */
export const photo = async (name: string): Promise<FileToUpload> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await noise(2100, 1575, 8).jpeg({ quality: 95 }).toBuffer(),
});

/** A word of a picture's metadata that must not leave the device. */
export const HOME = "25.2048 N, 55.2708 E";

const withHome = (image: ReturnType<typeof noise>) =>
  image.withExif({ IFD0: { Artist: "A Person" }, IFD3: { GPSLatitudeRef: "N", GPSMapDatum: HOME } });

/** Small enough to be stored unchanged, with the location of the photo. */
export const smallPhoto = async (name: string): Promise<FileToUpload> => ({
  name,
  mimeType: "image/webp",
  buffer: await withHome(noise(800, 600)).webp({ quality: 60 }).toBuffer(),
});

export const picture = async (name: string): Promise<FileToUpload> => ({
  name,
  mimeType: "image/png",
  buffer: await noise(300, 200).png().toBuffer(),
});

/** Begins like a picture and ends in the middle. */
export const brokenPicture = async (name: string): Promise<FileToUpload> => {
  const { buffer, ...file } = await picture(name);
  return { ...file, buffer: buffer.subarray(0, 400) };
};

/** A second of film, recorded in the browser. */
export async function film(page: Page, name: string): Promise<FileToUpload> {
  const content = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 6; frame += 1) {
      pen?.fillRect(frame * 10, 0, 10, 10);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name, mimeType: "video/webm", buffer: Buffer.from(content) };
}

/** The media library for the tests of a file. Their uploads are removed from the bucket afterwards. */
export function openMediaLibrary() {
  let before: string[] = [];

  /** The test's uploads; the folder of drawings appears when a generated article is read. */
  const newNames = async () =>
    (await listNames(service)).filter((name) => !before.includes(name) && name !== "infographics");

  beforeEach(async () => {
    before = await listNames(service);
  });
  afterEach(async () => {
    for (const name of await newNames()) await removeObject(service, name);
  });
  // Last, so that its pages are closed before their files are removed.
  const visit = openBrowser();

  /** Opens the library as an editor. */
  async function openLibrary(options: VisitOptions = {}) {
    const visitor = await signIn(visit, "/admin/media", "editor", options);
    await visitor.page.getByRole("heading", { name: "Media Library" }).waitFor();
    return visitor;
  }

  return { visit, newNames, openLibrary };
}

/** The first one: an empty library has a second button for uploads. */
export const chooser = (page: Page) => page.locator("input[type=file]").first();

export const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** Stores a picture in the bucket, without the page. @returns its name */
export async function storedPicture(): Promise<string> {
  const name = freshName("png");
  await upload(service, name, { body: new Uint8Array((await picture(name)).buffer) });
  return name;
}
