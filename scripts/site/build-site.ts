import { join } from "node:path";
import { todayInDubai } from "../../supabase/functions/_shared/domain/dubai-day";
import { takeLock } from "../local/lock";
import { type Application, type BuildMode, openApplication } from "./application";
import { makePages } from "./make-pages";
import { otherFiles } from "./other-files";
import { readContent } from "./site-content";
import { readFingerprint } from "./site-fingerprint";
import { buildTagManager } from "./tag-manager";
import type { BuildOptions, BuildContext } from "./build-context";
import { forgetGoneSites, lockFile, readManifest, type SiteManifest, writeManifest } from "./site-manifest";
import { createSharedReads } from "./shared-reads";
import { replaceFile, siteFiles, stageSite } from "./staged-site";

/** Says which content the site in the folder has, last of all. It is no page. */
const BUILD = "build.json";

interface BuiltSite {
  fingerprint: string;
  builtAt: string;
  /** How many pages the site has. */
  pages: number;
  /** Pages that could not be made, and why; those from before are still there. */
  failed: { path: string; reason: string }[];
}

/**
 * Brings the site in a folder up to date: the application when its sources changed, and every page whose content did.
 * @returns what it is now, and how many pages were written for that
 * @throws Error when another process builds it, the application cannot be built, the database does not answer or the disk
 * is full; the site stays as it was then
 */
export async function buildSite(
  options: BuildOptions & { mode: BuildMode; log: (line: string) => void },
): Promise<BuiltSite & { written: number }> {
  const { outDir } = options;
  const { release, holder } = takeLock(await lockFile(outDir));
  if (!release)
    throw new Error(`Process ${holder ?? "unknown"} is building the site in ${outDir}. Wait for it.`);
  try {
    const result = await writeSite(await openApplication(options), options);
    await forgetGoneSites();
    return result;
  } finally {
    release();
  }
}

/** Writes what has to differ from the site in the folder. @throws as {@link buildSite} does */
export async function writeSite(
  application: Application,
  options: BuildOptions,
): Promise<BuiltSite & { written: number }> {
  const { outDir, environment, now = new Date() } = options;
  const { prerender } = application;
  // Before anything else is read: with what changes from here on it is another one, and the next build follows.
  const fingerprint = await readFingerprint(environment);
  const reads = createSharedReads({ headers: { apikey: environment.VITE_SUPABASE_PUBLISHABLE_KEY } });
  prerender.readThrough(reads.fetch);
  const stage = await stageSite(outDir);
  try {
    const before = await readManifest(outDir);
    const content = await readContent(prerender);
    const tagManager = await buildTagManager(content.tagManagerId);
    const site: BuildContext = {
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
      stage,
    };
    const { pages, asked, failed } = await makePages(site, content.paths);
    const failure = reads.failure();
    if (failure) throw failure;
    const rest = await otherFiles(site, pages, content);
    const manifest: SiteManifest = {
      outDir,
      application: site.version,
      reads: asked,
      pages,
      cards: rest.cards,
    };
    const staged = new Set(stage.staged());
    const written = Object.values(pages).filter(({ file }) => staged.has(file)).length;
    // From here on an interruption leaves a mixture: files that are not in place yet count as not made.
    await writeManifest({
      ...manifest,
      pages: without(pages, ({ file, state }) => staged.has(file) || staged.has(state)),
      cards: without(manifest.cards, (_, path) => staged.has(path)),
    });
    const named = Object.values(pages).flatMap(({ file, state }) => [file, state]);
    await stage.publish(new Set([...named, ...rest.files, BUILD]));
    await writeManifest(manifest);
    const built: BuiltSite = {
      fingerprint,
      builtAt: now.toISOString(),
      pages: Object.keys(pages).length,
      failed,
    };
    await replaceFile(join(outDir, BUILD), JSON.stringify(built));
    return { ...built, written };
  } catch (error) {
    await stage.discard();
    throw error;
  }
}

const without = <T>(all: Readonly<Record<string, T>>, leaves: (one: T, name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name, one]) => !leaves(one, name)));
