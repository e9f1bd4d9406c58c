import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stripLocale } from "../../src/config/paths";
import { compareBy } from "../../src/lib/texts";
import { APP, filesFor } from "./built-files";
import { inParallel } from "./in-parallel";
import { dataFile, filesOfPage, pageFile } from "./page-files";
import { textHash } from "./page-history";
import { countProgress } from "./progress";
import { createPageWriter } from "./page-template";
import type { RenderedPage } from "./application";
import type { BuildContext } from "./build-context";
import type { PageEntry, SiteManifest } from "./site-manifest";

interface MadePages extends Pick<SiteManifest, "pages"> {
  failed: { path: string; reason: string }[];
}

interface MadePage {
  entry: PageEntry;
  /** The files to be written for it. */
  files: readonly [path: string, content: string][];
}

/** While one page waits for the database, others are rendered. */
export const PAGES_AT_A_TIME = 6;

/**
 * Makes the pages that differ from those in the folder. When one cannot be made, its former version stays.
 * @param paths of all pages beside the not-found pages
 * @param isUnchanged whether these reads have the same answers as in the last build
 * @param made the pages that are in place already
 * @param alongside reads more about a page that is made
 * @throws when an essential page cannot be made, or none at all
 */
export async function makePages(
  site: BuildContext,
  paths: readonly string[],
  isUnchanged: (reads: readonly string[]) => boolean,
  made: ReadonlyMap<string, PageEntry>,
  alongside: (path: string) => Promise<unknown>,
): Promise<MadePages> {
  const { application, before, day, facts, reads, stage } = site;
  const pages = new Map(made);
  const failed: MadePages["failed"] = [];
  const make = pageMaker(site);
  const all = [...paths, ...application.prerender.notFoundPaths];
  const isCurrent = (path: string): boolean => {
    const page = before.pages[path];
    if (!page || page.isKept || (page.day ?? day) !== day) return false;
    return isUnchanged(page.reads) && facts.isSame(page.facts) && isInPlace(site, path);
  };
  const missing: string[] = [];
  const current: string[] = [];
  for (const path of all.filter((one) => !pages.has(one))) {
    const last = before.pages[path];
    if (last && isCurrent(path)) {
      pages.set(path, last);
      current.push(path);
    } else missing.push(path);
  }
  if (facts.hash !== before.facts.hash)
    await inParallel(current, PAGES_AT_A_TIME, (path) => stageData(site, path));
  const progress = countProgress(missing.length, site.log);
  // The pages of one article are made one after the other, from the same answers.
  const inPairs = missing.toSorted(compareBy(stripLocale));
  await inParallel(inPairs, PAGES_AT_A_TIME, async (path) => {
    const last = before.pages[path];
    let page: MadePage;
    try {
      page = await make(path);
    } catch (error) {
      // When the database has not answered, the failure is not about the page.
      const failure = reads.failure();
      if (failure) throw failure;
      failed.push({ path, reason: reasonOf(error) });
      if (last && isInPlace(site, path)) pages.set(path, { ...last, reads: [], isKept: true });
      return;
    }
    pages.set(path, page.entry);
    progress();
    await alongside(path);
    // A full disk is not about the page, either.
    for (const [file, content] of page.files) stage.put(file, content);
  });
  for (const path of ["/", ...application.prerender.notFoundPaths]) {
    const problem = failed.find((page) => page.path === path);
    if (problem && !pages.has(path)) throw new Error(`${path} cannot be made: ${problem.reason}`);
  }
  if (failed.length === all.length) throw new Error(`No page can be made: ${failed[0]?.reason}`);
  return {
    // In the order of the lists, independent of the order of work.
    pages: Object.fromEntries(
      all.flatMap((path) => {
        const page = pages.get(path);
        return page ? [[path, page] as const] : [];
      }),
    ),
    failed: failed.toSorted(compareBy(({ path }) => path)),
  };
}

const isInPlace = ({ inPlace }: BuildContext, path: string): boolean =>
  filesOfPage(path).every((file) => inPlace.has(file));

/** Facts that a page does not show are only in its data, for the pages that it links to. */
async function stageData({ application, facts, outDir, stage }: BuildContext, path: string): Promise<void> {
  const file = dataFile(path);
  const content = JSON.parse(await readFile(join(outDir, file), "utf8")) as RenderedPage["state"];
  const data = application.prerender.withFacts(content.data, facts.value);
  stage.put(file, JSON.stringify({ ...content, data }));
}

/** @returns a function that makes a page from its content */
export function pageMaker({ application, tagManager, reads, facts, day }: BuildContext) {
  const write = createPageWriter({ ...application, tagManager });
  return async (path: string): Promise<MadePage> => {
    const { prerender } = application;
    const { value: page, asked } = await reads.noting(() => prerender.renderPage(path, facts.value));
    // The data would be a second copy of the page's text in the HTML, before the first paint; as a file it is loaded with the
    // application. Its address is the page's, so that both are taken offline together. The page names the version, so it is
    // never hydrated with another build's data.
    const state = dataFile(path);
    const content = { ...page.state, files: filesFor(application.built, [APP, ...page.modules]) };
    const own = JSON.stringify({ ...content, data: content.data.filter(([key]) => !prerender.isFacts(key)) });
    const shown = facts.note(page.facts());
    // Only the facts that the page shows count: a change of the others leaves the page the same.
    const version = createHash("sha256")
      .update(`${own} ${facts.hashOf(shown)}`)
      .digest("hex")
      .slice(0, 12);
    const html = await write({ ...page, state: `/${state}?${version}` });
    return {
      entry: { text: textHash(page), reads: asked, facts: shown, ...(page.isOfToday && { day }) },
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
