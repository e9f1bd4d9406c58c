import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeEach } from "vitest";
import { service } from "../../supabase/tests/support/callers";
import { freshName, listNames, removeObject, upload } from "../../supabase/tests/support/storage";
import { openBrowser } from "./browser";
import { picture } from "./media-files";
import { signIn } from "./sign-in";

/** The media library for the tests of a file. What they put into the bucket is taken out again. */
export function openMediaLibrary() {
  let before: string[] = [];

  /** What the test has put into the bucket; the folder of drawings appears when somebody reads a generated article. */
  const newNames = async () =>
    (await listNames(service)).filter((name) => !before.includes(name) && name !== "infographics");

  beforeEach(async () => {
    before = await listNames(service);
  });
  afterEach(async () => {
    for (const name of await newNames()) await removeObject(service, name);
  });
  // Last, so that its pages are closed before the files that they show are gone.
  const visit = openBrowser({ routesLate: true });

  /** Opens the library as an editor. */
  async function openLibrary(options: BrowserContextOptions = {}) {
    const visitor = await signIn(visit, "/admin/media", "editor", options);
    await visitor.page.getByRole("heading", { name: "Media Library" }).waitFor();
    return visitor;
  }

  return { visit, newNames, openLibrary };
}

export const chooser = (page: Page) => page.locator("input[type=file]");

export const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** Puts a picture into the bucket, past the page. @returns its name */
export async function storedPicture(): Promise<string> {
  const name = freshName("png");
  await upload(service, name, { body: new Uint8Array((await picture(name)).buffer) });
  return name;
}
