import { createHash } from "node:crypto";
import { stripLocale } from "../../src/config/paths";
import { compareBy } from "../../src/lib/texts";
import { APP, filesFor } from "./built-files";
import { inParallel } from "./in-parallel";
import { openPages, type PageOpener } from "./open-pages";
import { dataFile, pageFile } from "./page-files";
import { textHash } from "./page-history";
import { createPageWriter } from "./page-template";
import type { OpenedPage } from "./prerender-module";
import type { BuildContext } from "./build-context";
import type { PageEntry, SiteManifest } from "./site-manifest";
import type { SharedReads } from "./shared-reads";

interface MadePages extends Pick<SiteManifest, "pages"> {
  asked: SiteManifest["reads"];
  failed: { path: string; reason: string }[];
}

interface MadePage {
  entry: Omit<PageEntry, "reads">;
  /** The addresses that it asked for. */
  asked: readonly string[];
}

interface NewPage extends MadePage {
  /** What has to be written for it; nothing for one that is there. */
  files?: readonly [path: string, content: string][];
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
  const made = new Map<string, MadePage>();
  const failed: MadePages["failed"] = [];
  const open = openPages(site, all);
  const make = pageMaker(site, open);
  await inParallel(all, PAGES_AT_A_TIME, async (path) => {
    const last = before.pages[path];
    if (last && current.has(path)) {
      made.set(path, { entry: last, asked: last.reads.map((place) => before.reads[place]?.[0] ?? "") });
      return;
    }
    let page: NewPage;
    try {
      page = await make(path);
    } catch (error) {
      // It says nothing about the page when the database has not answered.
      const failure = reads.failure();
      if (failure) throw failure;
      failed.push({ path, reason: reasonOf(error) });
      const isThere = last && [last.file, last.state].every((file) => site.inPlace.has(file));
      if (isThere) made.set(path, { entry: { ...last, isKept: true }, asked: [] });
      return;
    }
    const { files = [], ...rest } = page;
    made.set(path, rest);
    // A disk that is full is not the page's fault, either.
    for (const [file, content] of files) await stage.put(file, content);
  });
  open.close();
  for (const path of ["/", ...application.prerender.notFoundPaths]) {
    const problem = failed.find((page) => page.path === path);
    if (problem && !made.has(path)) throw new Error(`${path} cannot be made: ${problem.reason}`);
  }
  if (failed.length === all.length) throw new Error(`No page can be made: ${failed[0]?.reason}`);
  return { ...(await numbered(all, made, reads)), failed: failed.toSorted(compareBy(({ path }) => path)) };
}

/** The pages for which nothing has changed that they were made from. */
async function currentPages(
  { before, inPlace, version, day, reads }: BuildContext,
  paths: readonly string[],
): Promise<Set<string>> {
  if (before.application !== version) return new Set();
  const isComplete = (page: PageEntry | undefined): page is PageEntry =>
    page !== undefined &&
    !page.isKept &&
    (page.day ?? day) === day &&
    inPlace.has(page.file) &&
    inPlace.has(page.state);
  const candidates = paths.filter((path) => isComplete(before.pages[path]));
  const needed = new Set(candidates.flatMap((path) => before.pages[path]?.reads ?? []));
  const same = new Set<number>();
  await Promise.all(
    [...needed].map(async (place) => {
      const [address = "", hash] = before.reads[place] ?? [];
      if ((await reads.hashOf(address)) === hash) same.add(place);
    }),
  );
  return new Set(candidates.filter((path) => before.pages[path]?.reads.every((place) => same.has(place))));
}

/** @returns a function that reads a page's content and, unless the page is there as that makes it, renders it */
function pageMaker(
  { application, tagManager, before, version, day, inPlace }: BuildContext,
  open: PageOpener,
) {
  const write = createPageWriter({ ...application, tagManager });
  const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
  const contentOf = (page: OpenedPage, twin: OpenedPage | undefined) => {
    // The data would be a second copy of the page's text in the HTML, before the first paint; as a file it comes with
    // the application. Its address is the page's, so that it can be taken offline with it. The page names the version, so it is
    // never hydrated with another build's data. An article's two pages have one file: hosts take so many and no more.
    const pages = (twin ? [page, twin] : [page]).toSorted(compareBy(({ state }) => state.path));
    const data = pages.map(({ state, modules }) => ({
      ...state,
      files: filesFor(application.built, [APP, ...modules]),
    }));
    const dataVersion = hash(JSON.stringify(data));
    const state = dataFile(twin ? stripLocale(page.state.path) : page.state.path);
    return {
      fingerprint: hash(JSON.stringify(page.state)),
      json: JSON.stringify({ version: dataVersion, pages: data }),
      state,
      stateVersion: dataVersion,
    };
  };
  return async (path: string): Promise<NewPage> => {
    const { page, twin, asked, isWhole } = await open(path);
    try {
      const { fingerprint, json, state, stateVersion } = contentOf(page, twin);
      const file = pageFile(path);
      const last = before.pages[path];
      const today = page.isOfToday ? { day } : {};
      const isSame =
        before.application === version &&
        !last?.isKept &&
        last?.state === state &&
        last.stateVersion === stateVersion &&
        last.day === today.day &&
        inPlace.has(file) &&
        inPlace.has(state);
      if (isSame) return { entry: last, asked };
      const rendered = await page.render();
      const html = await write({ ...page, ...rendered, fingerprint, state: `/${state}?${stateVersion}` });
      return {
        // One whose twin could not be read is tried again with it.
        entry: {
          file,
          state,
          stateVersion,
          fingerprint,
          text: textHash(rendered),
          ...today,
          ...(isWhole ? {} : { isKept: true }),
        },
        asked,
        files: [
          [state, json],
          [file, html],
        ],
      };
    } finally {
      open.release(path);
    }
  };
}

function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return (cause instanceof Error ? `${message} ${cause.message}` : message).split("\n")[0] ?? "";
}

/** Most pages ask for the same, and addresses are long: each is noted once. */
async function numbered(
  paths: readonly string[],
  made: ReadonlyMap<string, MadePage>,
  reads: SharedReads,
): Promise<Pick<MadePages, "pages" | "asked">> {
  const places = new Map<string, number>();
  const placeOf = (address: string) => {
    const place = places.get(address) ?? places.size;
    places.set(address, place);
    return place;
  };
  const pages: SiteManifest["pages"] = {};
  for (const path of paths) {
    const page = made.get(path);
    if (page) pages[path] = { ...page.entry, reads: page.asked.map(placeOf) };
  }
  const asked = await Promise.all(
    [...places.keys()].map(async (address): Promise<[string, string]> => [
      address,
      await reads.hashOf(address),
    ]),
  );
  return { pages, asked };
}
