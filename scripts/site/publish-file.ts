import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Puts a text file into the built site. The site may be online: nobody ever reads half a file. */
export async function publishFile(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
