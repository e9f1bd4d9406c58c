import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { APP, filesFor } from "./built-files";
import type { KeptBuild } from "./kept-build";
import { createPageWriter } from "./page-template";
import { publishFile } from "./publish-file";

/** @returns a function that makes a page's HTML and publishes what the application needs for it; without a page, the shell */
export async function createPages({ outDir, template, starter, built }: KeptBuild) {
  const sheet = built[APP]?.css[0];
  if (!sheet) throw new Error(`The site in ${outDir} has no style sheet.`);
  return createPageWriter({
    template,
    starter,
    css: await readFile(join(outDir, sheet), "utf8"),
    publishState: ({ state, modules }) => {
      const files = filesFor(built, [APP, ...modules]);
      return publishState(outDir, JSON.stringify({ ...state, files }));
    },
  });
}

/**
 * The page's data would be a second copy of its text in the HTML, before the first paint; as a file it comes with the
 * application. Its name is its content, so a page is never taken over with another build's data.
 */
async function publishState(outDir: string, json: string): Promise<string> {
  const address = `/assets/page-${createHash("sha256").update(json).digest("hex").slice(0, 12)}.json`;
  await publishFile(join(outDir, address), json);
  return address;
}
