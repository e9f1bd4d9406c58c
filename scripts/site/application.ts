import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";
import type { Env } from "../../src/config/env-schema";
import { runToEnd } from "../local/child-process";
import { isRunning } from "../local/lock";
import { applicationStamp } from "./application-stamp";
import { APP, builtFilesSchema, fileOf, PAGE_SCRIPT, readBuiltFiles } from "./built-files";
import { filesBelow } from "./files-below";
import type { PrerenderModule } from "./prerender-module";
import { SHORT_NAMES, shortNamesSchema } from "./short-names";
import { BUILDS } from "./site-manifest";

export type BuildMode = "production" | "development";

const partsSchema = z.object({
  /** Vite's built index.html. */
  template: z.string(),
  css: z.string(),
  shortNames: shortNamesSchema,
  /** The first lines of script of every page. */
  starter: z.string(),
  built: builtFilesSchema,
});

/** What the sources alone make: the browser's files, and the program that renders pages. */
export interface Application extends z.infer<typeof partsSchema> {
  stamp: string;
  /** Where the browser's files are, and their paths. */
  folder: string;
  files: string[];
  /** For what builds find out of it. */
  cacheDir: string;
  prerender: PrerenderModule;
}

const PREFIX = "application-";
const PARTS = "parts.json";
const CLIENT = "client";
const SERVER = "server";
const CACHE = "cache";
/** One per set of values: a local copy, a site for a host, one for tests. */
const KEPT = 4;
/** What pages are made from, and Vite's own. */
const NO_FILES = /^(?:index\.html|\.vite\/.*)$/;

interface ApplicationOptions {
  environment: Env;
  /** `development` keeps React's warnings, which is how a hydration mismatch is seen. */
  mode: BuildMode;
  log: (line: string) => void;
}

/**
 * The application as the sources and values make it. It is built when that has not been done before, for whatever folder.
 * @throws when it cannot be built
 */
export async function openApplication(options: ApplicationOptions): Promise<Application> {
  const { environment, mode } = options;
  const stamp = applicationStamp(process.cwd(), { ...environment, mode });
  const folder = join(BUILDS, PREFIX + stamp);
  if (!existsSync(join(folder, PARTS))) await buildApplication(folder, options);
  await utimes(folder, new Date(), new Date());
  await forgetOthers();
  // React reads it once, when the prerender is loaded.
  process.env.NODE_ENV = mode;
  const server = pathToFileURL(join(folder, SERVER, "prerender.js")).href;
  const client = join(folder, CLIENT);
  return {
    ...partsSchema.parse(JSON.parse(await readFile(join(folder, PARTS), "utf8"))),
    stamp,
    folder: client,
    cacheDir: join(folder, CACHE),
    files: (await filesBelow(client)).filter((file) => !NO_FILES.test(file)),
    prerender: (await import(server)) as PrerenderModule,
  };
}

/** Builds it beside its place and moves it there as a whole, so one that is there is complete. */
async function buildApplication(
  folder: string,
  { environment, mode, log }: ApplicationOptions,
): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const client = join(unfinished, CLIENT);
  try {
    await mkdir(join(unfinished, CACHE), { recursive: true });
    Object.assign(process.env, environment, { NODE_ENV: mode });
    await buildWithVite(unfinished, mode, log);
    const built = await readBuiltFiles(client);
    const sheet = built[APP]?.css[0];
    if (!sheet) throw new Error("The build has no style sheet.");
    const { buildStarter } = await import("./starter");
    log("drawing the pictures of shared links");
    const { writeSocialPictures } = await import("./social-pictures");
    await writeSocialPictures(client);
    const parts: z.infer<typeof partsSchema> = {
      built,
      starter: await buildStarter(fileOf(built, APP), fileOf(built, PAGE_SCRIPT)),
      template: await readFile(join(client, "index.html"), "utf8"),
      css: await readFile(join(client, sheet), "utf8"),
      shortNames: shortNamesSchema.parse(JSON.parse(await readFile(join(client, SHORT_NAMES), "utf8"))),
    };
    await writeFile(join(unfinished, PARTS), JSON.stringify(parts));
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function buildWithVite(folder: string, mode: BuildMode, log: ApplicationOptions["log"]): Promise<void> {
  log("building the browser's files");
  await runVite(mode, [
    "--outDir",
    join(folder, CLIENT),
    ...(mode === "production" ? [] : ["--minify", "false"]),
  ]);
  log("building the prerender");
  await runVite(mode, [
    "--outDir",
    join(folder, SERVER),
    "--ssr",
    "src/build/prerender.tsx",
    "--minify",
    "false",
  ]);
}

/**
 * Runs `vite build` in a process of its own, which gives its memory back when it ends: pages are made after it. Hosts build
 * with little memory, so freed memory is returned at once and V8's young generation stays small: at most 596 MB instead of
 * 767 MB, in the same time.
 */
async function runVite(mode: BuildMode, options: string[]): Promise<void> {
  const vite = fileURLToPath(new URL("bin/vite.js", import.meta.resolve("vite/package.json")));
  const { code, lines } = await runToEnd(
    process.execPath,
    [
      "--max-semi-space-size=2",
      vite,
      "build",
      "--mode",
      mode,
      "--logLevel",
      "warn",
      "--emptyOutDir",
      ...options,
    ],
    {
      env: {
        ...process.env,
        MALLOC_ARENA_MAX: "1",
        MIMALLOC_PURGE_DELAY: "0",
        RAYON_NUM_THREADS: "1",
        TOKIO_WORKER_THREADS: "1",
        ROLLDOWN_WORKER_THREADS: "1",
      },
    },
  );
  if (code !== 0) throw new Error(["Vite could not build the application.", ...lines].join("\n"));
}

/** Removes all but the latest ones, and what a build that was ended has left. */
async function forgetOthers(): Promise<void> {
  const names = (await readdir(BUILDS)).filter((name) => name.startsWith(PREFIX));
  const finished: { folder: string; usedAt: number }[] = [];
  for (const name of names) {
    const folder = join(BUILDS, name);
    const [, builder] = /\.(\d+)$/.exec(basename(folder)) ?? [];
    // Another build may be removing it.
    const usedAt = (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0;
    if (builder === undefined) finished.push({ folder, usedAt });
    else if (!isRunning(Number(builder))) await rm(folder, { recursive: true, force: true });
  }
  finished.sort((one, other) => other.usedAt - one.usedAt);
  for (const { folder } of finished.slice(KEPT)) await rm(folder, { recursive: true, force: true });
}
