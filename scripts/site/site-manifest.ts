import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { TypedInArticle } from "../../src/data/staff/fact-uses.queries";
import { replaceFile } from "../local/files";

/** Inside node_modules, so that the prerender finds its packages. */
export const BUILDS = join(process.cwd(), "node_modules", ".prerender");

const PREFIX = "site-";

const places = z.array(z.number());
const stored = {
  page: z.object({
    /** A hash of its visible text. */
    text: z.string(),
    reads: places,
    /** A name for the facts that it was made from. */
    facts: z.string(),
    /** The day it was made for, when it depends on the day. */
    day: z.string().optional(),
    /** It is from an earlier build, because it could not be made since. */
    isKept: z.literal(true).optional(),
  }),
  typed: z.object({ reads: places, facts: z.string(), found: z.array(z.custom<TypedInArticle>()) }),
  rest: z.object({
    reads: places,
    /** The other inputs. */
    of: z.string(),
    files: z.array(z.string()),
    notices: z.array(z.string()),
  }),
};

const factsSchema = z.object({
  /** The hash of all facts, which the data of every page contains. */
  hash: z.string(),
  /** The facts that pages have read, by name: paths, and a hash of their values. */
  read: z.record(z.string(), z.object({ paths: z.array(z.string()), hash: z.string() })),
});
export type FactsEntry = z.infer<typeof factsSchema>["read"][string];

const storedSchema = z.object({
  outDir: z.string(),
  application: z.string(),
  builds: z.number(),
  facts: factsSchema,
  /** An address, a hash of its answer, and the database's digest of its rows. All other entries refer to them by index. */
  reads: z.array(z.tuple([z.string(), z.string(), z.string().nullable()])),
  pages: z.record(z.string(), stored.page),
  typed: z.record(z.string(), stored.typed),
  rest: stored.rest.optional(),
  cards: z.record(z.string(), z.string()),
});

/** With the addresses that it was made from. */
type With<Stored> = Omit<Stored, "reads"> & { reads: string[] };

export type PageEntry = With<z.infer<typeof stored.page>>;
export type TypedEntry = With<z.infer<typeof stored.typed>>;
export type RestEntry = With<z.infer<typeof stored.rest>>;

export interface ReadEntry {
  /** The hash of its answer. */
  hash: string;
  /** The database's digest of the rows in the answer, from before the read; undefined when it is not known. */
  source: string | undefined;
}

/** The inputs of each page of a built site, so that the next build writes only those that differ. */
export interface SiteManifest {
  outDir: string;
  /** The inputs of all pages: the application, and the year in their last line. */
  application: string;
  /** The number of builds so far. */
  builds: number;
  facts: z.infer<typeof factsSchema>;
  /** By address. */
  reads: Record<string, ReadEntry>;
  pages: Record<string, PageEntry>;
  /** The facts that each article spells out, by its slug. */
  typed: Record<string, TypedEntry>;
  /** The files beside pages and pictures; undefined when they have to be made in any case. */
  rest: RestEntry | undefined;
  /** Pictures of shared links by path, each with the hash of its drawing. */
  cards: Record<string, string>;
}

const fileFor = (outDir: string, suffix = ".json"): string =>
  join(BUILDS, PREFIX + createHash("sha256").update(resolve(outDir)).digest("hex").slice(0, 12) + suffix);

/** The lock of the one process that builds a site. */
export async function lockFile(outDir: string): Promise<string> {
  await mkdir(BUILDS, { recursive: true });
  return fileFor(outDir, ".lock");
}

/** Undefined without one, or for an older format. */
export async function readManifest(outDir: string): Promise<SiteManifest> {
  const found = await parse(fileFor(outDir));
  if (!found)
    return {
      outDir,
      application: "",
      builds: 0,
      facts: { hash: "", read: {} },
      reads: {},
      pages: {},
      typed: {},
      rest: undefined,
      cards: {},
    };
  const addresses = found.reads.map(([address]) => address);
  const named = <Stored extends { reads: number[] }>({ reads, ...entry }: Stored) => ({
    ...entry,
    reads: reads.flatMap((place) => addresses[place] ?? []),
  });
  return {
    ...found,
    reads: Object.fromEntries(
      found.reads.map(([address, hash, source]) => [address, { hash, source: source ?? undefined }]),
    ),
    pages: mapped(found.pages, named),
    typed: mapped(found.typed, named),
    rest: found.rest && named(found.rest),
  };
}

const mapped = <One, Other>(all: Readonly<Record<string, One>>, change: (one: One) => Other) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));

/** Stores the inputs of a site. */
export async function writeManifest(manifest: SiteManifest): Promise<void> {
  await mkdir(BUILDS, { recursive: true });
  const addresses = Object.keys(manifest.reads);
  const placeOf = new Map(addresses.map((address, place) => [address, place]));
  const placed = <Entry extends { reads: string[] }>({ reads, ...entry }: Entry) => ({
    ...entry,
    reads: reads.flatMap((address) => placeOf.get(address) ?? []),
  });
  const written = {
    ...manifest,
    reads: Object.entries(manifest.reads).map(([address, { hash, source }]) => [
      address,
      hash,
      source ?? null,
    ]),
    pages: mapped(manifest.pages, placed),
    typed: mapped(manifest.typed, placed),
    rest: manifest.rest && placed(manifest.rest),
  };
  await replaceFile(fileFor(manifest.outDir), JSON.stringify(written));
}

/** Removes the manifests of sites whose folders are gone. */
export async function forgetGoneSites(): Promise<void> {
  for (const name of await readdir(BUILDS)) {
    if (!name.startsWith(PREFIX) || !name.endsWith(".json")) continue;
    const outDir = (await parse(join(BUILDS, name)))?.outDir;
    if (!outDir || !existsSync(outDir)) await rm(join(BUILDS, name), { force: true });
  }
}

async function parse(file: string): Promise<z.infer<typeof storedSchema> | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return storedSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined; // damaged, or of an older format: everything is built again
  }
}

/** A part of the manifest without some of its paths. */
export const without = <T>(
  all: Readonly<Record<string, T>>,
  leaves: (path: string) => boolean,
): Record<string, T> => Object.fromEntries(Object.entries(all).filter(([path]) => !leaves(path)));
