import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { glob, globSync } from "tinyglobby";
import { z } from "zod";
import type * as prerender from "../../src/build/prerender";
import type { Env } from "../../src/config/env-schema";
import { compareBy } from "../../src/lib/texts";
import { runToEnd } from "../local/child-process";
import { SPARING, SPARING_FLAGS } from "../sparing";
import { APP, builtFilesSchema, readBuiltFiles } from "./built-files";
import { pageScriptsSchema, starterFor } from "./page-scripts";
import { SHORT_NAMES, shortNamesSchema } from "./page-weight/short-names";
import { BUILDS } from "./site-manifest";

/** The exports of the program that renders pages; the build loads it from its own output. */
export type PrerenderModule = typeof prerender;
export type RenderedPage = Awaited<ReturnType<PrerenderModule["renderPage"]>>;

const partsSchema = z.object({
  /** Vite's built index.html. */
  template: z.string(),
  css: z.string(),
  /** The short names of the style sheet's classes. */
  shortNames: shortNamesSchema,
  /** The first lines of script of every page. */
  starter: z.string(),
  /** Without the values of a site. */
  scripts: pageScriptsSchema,
  built: builtFilesSchema,
});

/** The output of the sources alone: the browser's files, and the program that renders pages. */
export interface Application extends z.infer<typeof partsSchema> {
  stamp: string;
  /** The folder of the browser's files, and their paths. */
  folder: string;
  files: string[];
  /** A folder for the results of processing its style sheet. */
  cacheDir: string;
  prerender: PrerenderModule;
}

const VITE_BUILDS = fileURLToPath(new URL("vite-builds.js", import.meta.url));
const PREFIX = "application-";
const PARTS = "parts.json";
const CLIENT = "client";
const SERVER = "server";
const SCRIPTS = "scripts";
const CACHE = "cache";
/** One per set of values: a local copy, a site for a host, one for tests. */
const KEPT = 4;
/** The template of pages, and Vite's own files. */
const NO_FILES = ["index.html", ".vite/**"];

/** The sources of pages beside the database. */
const SOURCES = [
  "index.html",
  "package-lock.json",
  "public",
  "scripts/build.ts",
  "scripts/site",
  "scripts/texts",
  "src",
  "supabase/functions/_shared/domain",
  "tailwind.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const NOT_BUILT = ["**/*.test.{ts,tsx}", "**/testing/**"];

/** A hash over the sources (paths and contents) and the values that are inlined in pages. */
export function applicationStamp(root: string, values: Readonly<Record<string, string>>): string {
  const hash = createHash("sha256").update(
    JSON.stringify(Object.entries(values).toSorted(compareBy(([name]) => name))),
  );
  for (const file of globSync(SOURCES, { cwd: root, dot: true, ignore: NOT_BUILT }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

interface ApplicationOptions {
  environment: Env;
  log: (line: string) => void;
}

/**
 * The application for the sources and values. It is built unless that was done before, for any folder.
 * @throws when it cannot be built
 */
export async function openApplication(options: ApplicationOptions): Promise<Application> {
  const stamp = applicationStamp(process.cwd(), options.environment);
  const folder = join(BUILDS, PREFIX + stamp);
  if (!existsSync(join(folder, PARTS))) await buildApplication(folder, options);
  await utimes(folder, new Date(), new Date());
  await forgetOthers();
  // React reads it once, when the prerender is loaded.
  process.env.NODE_ENV = "production";
  const server = pathToFileURL(join(folder, SERVER, "prerender.js")).href;
  const client = join(folder, CLIENT);
  return {
    ...partsSchema.parse(JSON.parse(await readFile(join(folder, PARTS), "utf8"))),
    stamp,
    folder: client,
    cacheDir: join(folder, CACHE),
    files: await glob("**", { cwd: client, dot: true, ignore: NO_FILES }),
    prerender: (await import(server)) as PrerenderModule,
  };
}

/** Builds it in a temporary folder and moves it as a whole, so an existing one is complete. */
async function buildApplication(folder: string, { environment, log }: ApplicationOptions): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const client = join(unfinished, CLIENT);
  try {
    await mkdir(join(unfinished, CACHE), { recursive: true });
    Object.assign(process.env, environment, { NODE_ENV: "production" });
    log("building the browser's files and the program that makes pages (1 of 2)");
    const scripts = join(unfinished, SCRIPTS);
    await runVite(client, join(unfinished, SERVER), scripts);
    log("drawing the pictures of shared links (2 of 2)");
    const { writeSocialPictures } = await import("./social-pictures");
    await writeSocialPictures(client);
    const parts = await readParts(client, {
      starter: await readScript(scripts, "starter"),
      tagManager: await readScript(scripts, "tag-manager"),
    });
    await writeFile(join(unfinished, PARTS), JSON.stringify(parts));
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const readScript = async (folder: string, name: string): Promise<string> =>
  (await readFile(join(folder, `${name}.js`), "utf8")).trim();

/** The parts of pages in the browser's built files. */
export async function readParts(
  client: string,
  scripts: Application["scripts"],
): Promise<z.infer<typeof partsSchema>> {
  const read = (file: string) => readFile(join(client, file), "utf8");
  const built = await readBuiltFiles(client);
  const sheet = built[APP]?.css[0];
  if (!sheet) throw new Error("The build has no style sheet.");
  return {
    built,
    starter: starterFor(scripts, built),
    scripts,
    template: await read("index.html"),
    css: await read(sheet),
    shortNames: shortNamesSchema.parse(JSON.parse(await read(SHORT_NAMES))),
  };
}

/** Runs Vite in a process of its own, whose memory is freed when it ends: pages are made after it. */
async function runVite(...folders: readonly string[]): Promise<void> {
  const { code, lines } = await runToEnd(process.execPath, [...SPARING_FLAGS, VITE_BUILDS, ...folders], {
    env: { ...process.env, ...SPARING },
  });
  if (code !== 0) throw new Error(["Vite could not build the application.", ...lines].join("\n"));
}

/** Removes all except the most recently used, and after a day the leftovers of an interrupted build. */
async function forgetOthers(): Promise<void> {
  const names = (await readdir(BUILDS)).filter((name) => name.startsWith(PREFIX));
  const all = names.map(async (name) => {
    const folder = join(BUILDS, name);
    // Another build may be removing it.
    return { folder, usedAt: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 };
  });
  const lastFirst = (await Promise.all(all)).sort((one, other) => other.usedAt - one.usedAt);
  for (const { folder } of lastFirst.slice(KEPT)) await rm(folder, { recursive: true, force: true });
}
