import { createHash } from "node:crypto";
import { compareBy } from "../../src/lib/texts";
import { APP, filesFor } from "./built-files";
import { inParallel } from "./in-parallel";
import { dataFile, filesOfPage, pageFile } from "./page-files";
import { textHash } from "./page-history";
import { countProgress } from "./progress";
import { createPageWriter } from "./page-template";
import type { BuildContext } from "./build-context";
import type { PageEntry, SiteManifest } from "./site-manifest";

interface MadePages extends Pick<SiteManifest, "pages" | "reads"> {
  failed: { path: string; reason: string }[];
}

interface MadePage {
  entry: PageEntry;
  /** What has to be written for it. */
  files: readonly [path: string, content: string][];
}

/** While one page waits for the database, others are rendered. */
const PAGES_AT_A_TIME = 6;

/**
 * Makes the pages that would be others than those in the folder. One that cannot be made leaves the one before.
 * @param paths of all pages beside the not-found pages
 * @throws when a page that no site can do without cannot be made, or none at all
 */
export async function makePages(site: BuildContext, paths: readonly string[]): Promise<MadePages> {
  const { application, before, reads, stage } = site;
  const all = [...paths, ...application.prerender.notFoundPaths];
  const current = await currentPages(site, all);
  const made = new Map<string, PageEntry>();
  const failed: MadePages["failed"] = [];
  const make = pageMaker(site);
  const progress = countProgress(all.length - current.size, site.log);
  await inParallel(all, PAGES_AT_A_TIME, async (path) => {
    const last = before.pages[path];
    if (last && current.has(path)) {
      made.set(path, last);
      return;
    }
    let page: MadePage;
    try {
      page = await make(path);
    } catch (error) {
      // It says nothing about the page when the database has not answered.
      const failure = reads.failure();
      if (failure) throw failure;
      failed.push({ path, reason: reasonOf(error) });
      if (last && isInPlace(site, path)) made.set(path, { ...last, reads: [], isKept: true });
      return;
    }
    made.set(path, page.entry);
    progress();
    // A disk that is full is not the page's fault, either.
    for (const [file, content] of page.files) await stage.put(file, content);
  });
  for (const path of ["/", ...application.prerender.notFoundPaths]) {
    const problem = failed.find((page) => page.path === path);
    if (problem && !made.has(path)) throw new Error(`${path} cannot be made: ${problem.reason}`);
  }
  if (failed.length === all.length) throw new Error(`No page can be made: ${failed[0]?.reason}`);
  const asked = new Set([...made.values()].flatMap((page) => page.reads));
  const hashes = [...asked].map(async (address) => [address, await reads.hashOf(address)] as const);
  return {
    pages: Object.fromEntries(made),
    reads: Object.fromEntries(await Promise.all(hashes)),
    failed: failed.toSorted(compareBy(({ path }) => path)),
  };
}

const isInPlace = ({ inPlace }: BuildContext, path: string): boolean =>
  filesOfPage(path).every((file) => inPlace.has(file));

/** The pages for which nothing has changed that they were made from. */
async function currentPages(site: BuildContext, paths: readonly string[]): Promise<Set<string>> {
  const { before, version, day, reads } = site;
  if (before.application !== version) return new Set();
  const candidates = paths.filter((path) => {
    const page = before.pages[path];
    return page && !page.isKept && (page.day ?? day) === day && isInPlace(site, path);
  });
  const readsOf = (path: string) => before.pages[path]?.reads ?? [];
  const changed = new Set<string>();
  await Promise.all(
    [...new Set(candidates.flatMap(readsOf))].map(async (address) => {
      if ((await reads.hashOf(address)) !== before.reads[address]) changed.add(address);
    }),
  );
  return new Set(candidates.filter((path) => !readsOf(path).some((address) => changed.has(address))));
}

/** @returns a function that makes a page of its content */
function pageMaker({ application, tagManager, reads, day }: BuildContext) {
  const write = createPageWriter({ ...application, tagManager });
  return async (path: string): Promise<MadePage> => {
    const { value: page, asked } = await reads.noting(() => application.prerender.renderPage(path));
    // The data would be a second copy of the page's text in the HTML, before the first paint; as a file it comes with
    // the application. Its address is the page's, so that it can be taken offline with it. The page names the version, so it is
    // never hydrated with another build's data.
    const state = dataFile(path);
    const content = { ...page.state, files: filesFor(application.built, [APP, ...page.modules]) };
    const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
    const html = await write({ ...page, state: `/${state}?${version}` });
    return {
      entry: { text: textHash(page), reads: asked, ...(page.isOfToday && { day }) },
      files: [
        [state, JSON.stringify({ version, ...content })],
        [pageFile(path), html],
      ],
    };
  };
}

function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return (cause instanceof Error ? `${message} ${cause.message}` : message).split("\n")[0] ?? "";
}
