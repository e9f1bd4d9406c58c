import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Compression } from "./compress-files";
import type { KeptBuild } from "./kept-build";
import { createPageWriter } from "./page-template";
import { publishFile } from "./publish-file";

/** The file of a public path; hosts look for it there. */
export const pageFile = (outDir: string, path: string): string => join(outDir, path, "index.html");

/** The style sheet that every page names. */
export async function styleFile(outDir: string): Promise<string> {
  const name = (await readdir(join(outDir, "assets"))).find((file) => /^boot-.*\.css$/.test(file));
  if (!name) throw new Error(`The site in ${outDir} has no style sheet.`);
  return join(outDir, "assets", name);
}

/** @returns a function that makes a page's HTML and publishes what it was made from; without a page, the shell */
export async function createPages({ outDir, template, fontFaces, compression }: KeptBuild) {
  return createPageWriter({
    template,
    assets: await readdir(join(outDir, "assets")),
    css: await readFile(await styleFile(outDir), "utf8"),
    fontFaces,
    publishState: (json) => publishState(outDir, json, compression),
  });
}

/**
 * The page's data would be a second copy of its text in the HTML, before the first paint; as a file it comes with the
 * application. Its name is its content, so a page never wakes with another build's data.
 */
async function publishState(outDir: string, json: string, compression: Compression): Promise<string> {
  const address = `/assets/page-${createHash("sha256").update(json).digest("hex").slice(0, 12)}.json`;
  await publishFile(join(outDir, address), json, compression);
  return address;
}
