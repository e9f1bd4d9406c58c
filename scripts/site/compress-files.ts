import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inParallel } from "./in-parallel";

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json)$/;
/** Below this the headers of an answer weigh more than what compression saves. */
const SMALLEST_BYTES = 512;
/** As many as Node compresses at a time. */
const AT_A_TIME = 4;

/** How much time a page is worth: the best takes sixteen times as long as the quick one, and saves 8 % of it. */
export const COMPRESSIONS = ["best", "quick", "none"] as const;
export type Compression = (typeof COMPRESSIONS)[number];

const PAGE = /\.(?:html|json)$/;
const QUALITY = { best: 11, quick: 8 } as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz file beside a text file, so that a server only has to choose. Scripts and styles get the best. */
export async function compressFile(file: string, compression: Compression): Promise<void> {
  if (compression === "none") return;
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[PAGE.test(file) ? compression : "best"],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await writeFile(`${file}.br`, await brotli(content, options));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}

/** Compresses every text file of the folder that has not been compressed yet. */
export async function compressFiles(folder: string, compression: Compression): Promise<void> {
  if (compression === "none") return;
  const names = new Set(await readdir(folder, { recursive: true }));
  const missing = [...names].filter((name) => COMPRESSIBLE.test(name) && !names.has(`${name}.br`));
  await inParallel(missing, AT_A_TIME, (name) => compressFile(join(folder, name), compression));
}
