import { buffer } from "node:stream/consumers";
import type { Download } from "playwright-core";

/** The lines of a downloaded CSV file. Its path is on the browser's side, which the tests only reach by its address. */
export const downloadedLines = async (download: Download): Promise<string[]> =>
  (await buffer(await download.createReadStream())).toString().trimEnd().split("\r\n");
