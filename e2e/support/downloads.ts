import { buffer } from "node:stream/consumers";
import type { Download, Locator } from "playwright-core";

/** Presses a button that downloads a file. */
export async function download(button: Locator): Promise<Download> {
  const [file] = await Promise.all([button.page().waitForEvent("download"), button.click()]);
  return file;
}

/** The lines of a downloaded CSV file. Its path is on the browser's side, which the tests only reach by its address. */
export const downloadedLines = async (download: Download): Promise<string[]> =>
  (await buffer(await download.createReadStream())).toString().trimEnd().split("\r\n");
