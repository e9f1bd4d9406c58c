import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { replaceFile } from "../local/files";

/** Inside node_modules, so that the prerender finds its packages. */
export const BUILDS = join(process.cwd(), "node_modules", ".prerender");

const PREFIX = "site-";

const pageSchema = z.object({
  /** A hash of what people read on it. */
  text: z.string(),
  /** The addresses that it asked for. */
  reads: z.array(z.string()),
  /** The day it was made for, where it is another page tomorrow. */
  day: z.string().optional(),
  /** It is from an earlier build, since it could not be made since. */
  isKept: z.literal(true).optional(),
});
export type PageEntry = z.infer<typeof pageSchema>;

const manifestSchema = z.object({
  outDir: z.string(),
  /** What all pages have in common: the application, and the year in their last line. */
  application: z.string(),
  /** A hash of what each of these addresses answered. */
  reads: z.record(z.string(), z.string()),
  pages: z.record(z.string(), pageSchema),
  /** Pictures of shared links by path, each with the name of its drawing. */
  cards: z.record(z.string(), z.string()),
});

/** What each page of a built site was made from, so that the next build writes only those that would be others. */
export type SiteManifest = z.infer<typeof manifestSchema>;

const fileFor = (outDir: string, suffix = ".json"): string =>
  join(BUILDS, PREFIX + createHash("sha256").update(resolve(outDir)).digest("hex").slice(0, 12) + suffix);

/** The file that the one process has that builds a site. */
export async function lockFile(outDir: string): Promise<string> {
  await mkdir(BUILDS, { recursive: true });
  return fileFor(outDir, ".lock");
}

/** Undefined if there is none, or one of an older format. */
export async function readManifest(outDir: string): Promise<SiteManifest> {
  const nothing: SiteManifest = { outDir, application: "", reads: {}, pages: {}, cards: {} };
  return (await parse(fileFor(outDir))) ?? nothing;
}

/** Notes what a site was made from. */
export async function writeManifest(manifest: SiteManifest): Promise<void> {
  await mkdir(BUILDS, { recursive: true });
  await replaceFile(fileFor(manifest.outDir), JSON.stringify(manifest));
}

/** Forgets the sites whose folders are gone. */
export async function forgetGoneSites(): Promise<void> {
  for (const name of await readdir(BUILDS)) {
    if (!name.startsWith(PREFIX) || !name.endsWith(".json")) continue;
    const outDir = (await parse(join(BUILDS, name)))?.outDir;
    if (!outDir || !existsSync(outDir)) await rm(join(BUILDS, name), { force: true });
  }
}

async function parse(file: string): Promise<SiteManifest | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined; // damaged, or of an older format: everything is built again
  }
}
