import { join } from "node:path";
import { z } from "zod";
import type { Env } from "../../src/config/env-schema";
import { todayInDubai } from "../../supabase/functions/_shared/domain/dubai-day";
import { takeLock } from "../local/lock";
import { type Application, openApplication } from "./application";
import { makePages } from "./make-pages";
import { otherFiles } from "./other-files";
import { BUILD, filesOfPage, pageFile } from "./page-files";
import { type BuildContext, type BuildOptions, readContent } from "./build-context";
import { tagManagerFor } from "./page-scripts";
import { changedReads, notedReads } from "./changed-reads";
import { publishFirstPages } from "./first-pages";
import { createPageFacts } from "./page-facts";
import { readPageSources } from "./page-sources";
import {
  forgetGoneSites,
  lockFile,
  type PageEntry,
  readManifest,
  type RestEntry,
  type SiteManifest,
  without,
  writeManifest,
} from "./site-manifest";
import { createTypedFacts } from "./typed-facts";
import { createSharedReads } from "./shared-reads";
import { siteFiles, stageSite } from "./staged-site";
import { replaceFile } from "../local/files";

const FINGERPRINT_TIMEOUT_MS = 10_000;

interface BuiltSite {
  fingerprint: string;
  builtAt: string;
  /** The number of pages of the site. */
  pages: number;
  /** Pages that could not be made, with the reason; their former versions are still there. */
  failed: { path: string; reason: string }[];
}

/** The report for the person who builds. */
interface BuildReport {
  /** The number of written pages. */
  written: number;
  /** Parts of the site that a host would not accept. */
  notices: string[];
}

/**
 * Brings the site in a folder up to date: the application when its sources changed, and every page whose content did.
 * @returns its current state, and the report for the person who builds
 * @throws Error when another process builds it, the application cannot be built, the database does not answer or the disk is
 * full; the site stays unchanged then
 */
export async function buildSite(
  options: BuildOptions & { log: (line: string) => void },
): Promise<BuiltSite & BuildReport> {
  const { outDir } = options;
  const { release, holder } = takeLock(await lockFile(outDir));
  if (!release)
    throw new Error(`Process ${holder ?? "unknown"} is building the site in ${outDir}. Wait for it.`);
  try {
    return await writeSite(await openApplication(options), options);
  } finally {
    release();
  }
}

/** Writes the files that differ from the site in the folder. @throws as {@link buildSite} does */
export async function writeSite(
  application: Application,
  options: BuildOptions,
): Promise<BuiltSite & BuildReport> {
  const { outDir, environment, now = new Date() } = options;
  const { prerender } = application;
  // Before anything else is read: later changes lead to another fingerprint, and the next build follows.
  const fingerprint = await readFingerprint(environment);
  // Before any row: a row that changes from here on has another digest in the next build.
  const sources = await readPageSources(environment);
  const reads = createSharedReads({ headers: { apikey: environment.VITE_SUPABASE_PUBLISHABLE_KEY } });
  prerender.readThrough(reads.fetch);
  const stage = await stageSite(outDir);
  try {
    const before = await readManifest(outDir);
    const tagManager = tagManagerFor(application.scripts, await prerender.tagManagerId());
    const { value: facts, asked: factReads } = await reads.noting(() => prerender.fetchFacts());
    const start: BuildContext = {
      ...options,
      application,
      tagManager,
      // The year and the tag manager are on every page.
      version: [application.stamp, now.getFullYear(), ...(tagManager ? [tagManager.file] : [])].join(" "),
      now,
      day: todayInDubai(now),
      before,
      inPlace: new Set(await siteFiles(outDir)),
      reads,
      facts: createPageFacts(facts, factReads, before),
      sources,
      stage,
    };
    const first = await publishFirstPages(start);
    const site = first.made.size + first.removed.size === 0 ? start : await afterFirstPages(start);
    const { pages, failed, rest, cards, typed } = await makeTheRest(site, first.made);
    const staged = new Set(stage.staged());
    const isStaged = (path: string) => staged.has(pageFile(path));
    const written = first.made.size + Object.keys(pages).filter(isStaged).length;
    const asked = [...Object.values(pages), ...Object.values(typed), rest].flatMap((entry) => entry.reads);
    const manifest: SiteManifest = {
      outDir,
      application: site.version,
      builds: before.builds + 1,
      facts: {
        hash: site.facts.hash,
        read: site.facts.entries([...Object.values(pages), ...Object.values(typed)].map((one) => one.facts)),
      },
      reads: await notedReads(site, asked),
      pages,
      typed,
      // Every build tries failed pages again.
      rest: failed.length > 0 ? undefined : rest,
      cards,
    };
    // From here on an interruption leaves a mixture: files that are not in place yet count as not made.
    if (staged.size > 0)
      await writeManifest({
        ...manifest,
        pages: without(pages, (path) => filesOfPage(path).some((file) => staged.has(file))),
        cards: without(cards, (path) => staged.has(path)),
        rest: undefined,
      });
    const wanted = new Set([...Object.keys(pages).flatMap(filesOfPage), ...rest.files, BUILD]);
    await stage.publish([...site.inPlace].filter((file) => !wanted.has(file)));
    await writeManifest(manifest);
    if (before.application === "") await forgetGoneSites();
    const built: BuiltSite = {
      fingerprint,
      builtAt: now.toISOString(),
      pages: Object.keys(pages).length,
      failed,
    };
    await replaceFile(join(outDir, BUILD), JSON.stringify(built));
    return { ...built, written, notices: rest.notices };
  } catch (error) {
    await stage.discard();
    throw error;
  }
}

/** The site after the first move. */
const afterFirstPages = async (site: BuildContext): Promise<BuildContext> => ({
  ...site,
  before: await readManifest(site.outDir),
  inPlace: new Set(await siteFiles(site.outDir)),
});

interface MadeSite extends Pick<SiteManifest, "pages" | "cards" | "typed"> {
  failed: BuiltSite["failed"];
  rest: RestEntry;
}

/** Stages every file that differs from the folder, beside the pages that were made first. */
async function makeTheRest(site: BuildContext, first: ReadonlyMap<string, PageEntry>): Promise<MadeSite> {
  const { application, before, day, facts, inPlace, indexNowKey, reads, version } = site;
  const changed = before.application === version ? await changedReads(site) : undefined;
  const isUnchanged = (addresses: readonly string[]) =>
    changed !== undefined && !addresses.some((address) => changed.has(address));
  const of = JSON.stringify([day, indexNowKey]);
  const { rest: last, pages: lastPages } = before;
  const isIdle =
    last?.of === of &&
    changed?.size === 0 &&
    Object.values(lastPages).every((page) => (page.day ?? day) === day) &&
    [...Object.keys(lastPages).flatMap(filesOfPage), ...last.files].every((file) => inPlace.has(file));
  if (isIdle) return { pages: lastPages, cards: before.cards, typed: before.typed, failed: [], rest: last };

  const { value: content, asked } = await reads.noting(() => readContent(application.prerender));
  const typedIn = await createTypedFacts(site, isUnchanged);
  const slugs = new Map(content.articles.map(({ path, slug }) => [path, slug]));
  const { pages, failed } = await makePages(site, content.paths, isUnchanged, first, async (path) => {
    const slug = slugs.get(path);
    if (slug !== undefined) await typedIn(slug);
  });
  const failure = reads.failure();
  if (failure) throw failure;
  const { value: others, asked: askedForOthers } = await reads.noting(() =>
    otherFiles(site, pages, content, typedIn),
  );
  const { cards, typed, files, notices } = others;
  const rest = { reads: [...new Set([...facts.reads, ...asked, ...askedForOthers])], of, files, notices };
  return { pages, cards, typed, failed, rest };
}

/**
 * A hash that changes with every row in the database that pages are made from.
 * @throws Error naming the database that does not answer
 */
async function readFingerprint({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: apikey,
}: Pick<Env, "VITE_SUPABASE_URL" | "VITE_SUPABASE_PUBLISHABLE_KEY">): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/rpc/site_fingerprint`, {
    method: "POST",
    headers: { apikey, "Content-Type": "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(FINGERPRINT_TIMEOUT_MS),
  }).catch(() => undefined);
  if (answer?.ok) return z.string().parse(await answer.json());
  const reason = answer
    ? `it answered ${answer.status} ${await answer.text()}`.trim()
    : "there was no answer";
  throw new Error(
    `The pages are written with the content of ${url}, but ${reason}. Start the local stack (npm start) in another ` +
      "terminal, or set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to a Supabase project that has the migrations.",
  );
}
