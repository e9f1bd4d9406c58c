import { copyFile, mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
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
  put: (path: string, content: string) => Promise<void>;
  copy: (path: string, from: string) => Promise<void>;
  staged: () => readonly string[];
  /** Moves all staged files to their places, and then removes these files. */
  publish: (gone: Iterable<string>) => Promise<void>;
  /** Drops unpublished files. */
  discard: () => Promise<void>;
}

/**
 * Collects the files of a build beside the site, which stays unchanged until all of them are there. Readers never get half a
 * file, and a full disk or an interrupted build leaves the old site.
 */
export async function stageSite(outDir: string): Promise<StagedSite> {
  const folder = join(outDir, FOLDER);
  const staged = new Set<string>();
  const discard = () => rm(folder, { recursive: true, force: true });
  const made = new Map<string, Promise<unknown>>();
  const make = (within: string) => {
    const making = made.get(within) ?? mkdir(within, { recursive: true });
    made.set(within, making);
    return making;
  };
  const placeFor = async (path: string) => {
    const file = join(folder, path);
    await make(dirname(file));
    staged.add(path);
    return file;
  };
  await discard();
  return {
    put: async (path, content) => writeFile(await placeFor(path), content),
    copy: async (path, from) => copyFile(from, await placeFor(path)),
    staged: () => [...staged],
    publish: async (gone) => {
      const folders = new Set([...staged].map((path) => dirname(join(outDir, path))));
      for (const within of folders) await mkdir(within, { recursive: true });
      for (const isNext of ORDER) {
        for (const path of staged) if (isNext(path)) await rename(join(folder, path), join(outDir, path));
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
