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
import { buildTagManager } from "./page-scripts";
import { forgetGoneSites, lockFile, readManifest, writeManifest } from "./site-manifest";
import { createSharedReads } from "./shared-reads";
import { siteFiles, stageSite } from "./staged-site";
import { replaceFile } from "../local/files";

const FINGERPRINT_TIMEOUT_MS = 10_000;

interface BuiltSite {
  fingerprint: string;
  builtAt: string;
  /** How many pages the site has. */
  pages: number;
  /** Pages that could not be made, and why; those from before are still there. */
  failed: { path: string; reason: string }[];
}

/** What only the person who builds is told. */
interface BuildReport {
  /** How many pages were written. */
  written: number;
  /** What a host would not take of the site. */
  notices: string[];
}

/**
 * Brings the site in a folder up to date: the application when its sources changed, and every page whose content did.
 * @returns what it is now, and what to tell the person who builds
 * @throws Error when another process builds it, the application cannot be built, the database does not answer or the disk
 * is full; the site stays as it was then
 */
export async function buildSite(
  options: BuildOptions & { log: (line: string) => void },
): Promise<BuiltSite & BuildReport> {
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
): Promise<BuiltSite & BuildReport> {
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
    const { pages, reads: asked, failed } = await makePages(site, content.paths);
    const failure = reads.failure();
    if (failure) throw failure;
    const rest = await otherFiles(site, pages, content);
    const staged = new Set(stage.staged());
    const written = Object.keys(pages).filter((path) => staged.has(pageFile(path))).length;
    // From here on an interruption leaves a mixture: files that are not in place yet count as not made.
    const manifest = { outDir, application: site.version, reads: asked, pages, cards: rest.cards };
    await writeManifest({
      ...manifest,
      pages: without(pages, (path) => filesOfPage(path).some((file) => staged.has(file))),
      cards: without(rest.cards, (path) => staged.has(path)),
    });
    await stage.publish(new Set([...Object.keys(pages).flatMap(filesOfPage), ...rest.files, BUILD]));
    await writeManifest(manifest);
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

const without = <T>(all: Readonly<Record<string, T>>, leaves: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([path]) => !leaves(path)));

/**
 * A hash that changes with everything in the database that pages are made from.
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
