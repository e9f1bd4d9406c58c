import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes an answer per path, without an extension: an address stays an address wherever the folder is served. */
export async function writeApiFiles(outDir: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(outDir, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(content));
  }
}
