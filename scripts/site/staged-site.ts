import { copyFileSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { glob } from "tinyglobby";

/**
 * In the site's own folder: a move within a disk is immediate. Hosts do not serve names with a dot; nginx has a rule
 * (`host-nginx.ts`).
 */
const FOLDER = ".staged";

/** The order of moving files: pages after the files that they name, lists of pages after them. */
const ORDER = [
  (path: string) => !path.endsWith(".html") && !isList(path),
  (path: string) => path.endsWith(".html"),
  (path: string) => isList(path),
];

const isList = (path: string) =>
  /(?:^|\/)(?:[^/]+\.(?:xml|txt)|_[\w.]+|vercel\.json|page-history\.json)$/.test(path);

export interface StagedSite {
  put: (path: string, content: string) => void;
  copy: (path: string, from: string) => void;
  staged: () => readonly string[];
  /** Moves all staged files to their places, and then removes these files. */
  publish: (gone: Iterable<string>) => Promise<void>;
  /** Drops unpublished files. */
  discard: () => Promise<void>;
}

/**
 * Collects the files of a build beside the site, which stays unchanged until all of them are there. Readers never get half a
 * file, and a full disk or an interrupted build leaves the old site. Files are written and moved synchronously: a site has
 * thousands of small ones, and through Node's threads each takes half as long again.
 */
export async function stageSite(outDir: string): Promise<StagedSite> {
  const folder = join(outDir, FOLDER);
  const staged = new Set<string>();
  const discard = () => rm(folder, { recursive: true, force: true });
  const made = new Set<string>();
  const placeFor = (path: string): string => {
    const file = join(folder, path);
    const within = dirname(file);
    if (!made.has(within)) mkdirSync(within, { recursive: true });
    made.add(within);
    staged.add(path);
    return file;
  };
  await discard();
  return {
    put: (path, content) => writeFileSync(placeFor(path), content),
    copy: (path, from) => copyFileSync(from, placeFor(path)),
    staged: () => [...staged],
    publish: async (gone) => {
      const folders = new Set([...staged].map((path) => dirname(join(outDir, path))));
      for (const within of folders) mkdirSync(within, { recursive: true });
      for (const isNext of ORDER) {
        for (const path of staged) if (isNext(path)) renameSync(join(folder, path), join(outDir, path));
      }
      await discard();
      staged.clear();
      made.clear();
      for (const path of gone) await remove(outDir, path);
    },
    discard,
  };
}

/** The paths of all files of a built site. */
export const siteFiles = (outDir: string): Promise<string[]> =>
  glob("**", { cwd: outDir, dot: true, ignore: `${FOLDER}/**` });

/** With the folders that it leaves empty: a server would look for a page in them. */
async function remove(outDir: string, path: string): Promise<void> {
  await rm(join(outDir, path), { force: true });
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    const isEmpty = await rmdir(join(outDir, folder)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}
