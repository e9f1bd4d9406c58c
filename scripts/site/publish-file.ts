import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Compression, compressFile } from "./compress-files";

/**
 * Puts a text file into the built site. The site may be online: nobody ever reads half a file, nor an old compressed one
 * beside a new one.
 */
export async function publishFile(file: string, content: string, compression: Compression): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await removeVariants(file);
  await rename(`${file}.new`, file);
  await compressFile(file, compression);
}

/** Takes a file and its compressed forms out of the built site. */
export async function withdrawFile(file: string): Promise<void> {
  await removeVariants(file);
  await rm(file, { force: true });
}

async function removeVariants(file: string): Promise<void> {
  await Promise.all([".br", ".gz"].map((suffix) => rm(file + suffix, { force: true })));
}
