import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Env } from "../../src/config/env-schema";
import { builtFilesSchema } from "./built-files";

const keptSchema = z.object({
  outDir: z.string(),
  environment: z.record(z.string(), z.string()).transform((values) => values as Env),
  /** Vite's built index.html. The home page has taken its place since. */
  template: z.string(),
  /** The first lines of script of every page. */
  starter: z.string(),
  built: builtFilesSchema,
});

/** What a build leaves behind, so that single pages can be written again later, by the same code and from the same parts. */
export type KeptBuild = z.infer<typeof keptSchema>;

// Inside node_modules, so that the prerender finds its packages.
const ROOT = join(process.cwd(), "node_modules", ".prerender");
const MANIFEST = "build.json";

/** Where the prerender of a built site is. */
export const prerenderDir = (outDir: string): string =>
  join(ROOT, createHash("sha256").update(resolve(outDir)).digest("hex").slice(0, 12));

/** Loads a part of the built site's prerender by its file's name. */
export const importBuilt = async <Module>(outDir: string, name: string): Promise<Module> =>
  (await import(pathToFileURL(join(prerenderDir(outDir), `${name}.js`)).href)) as Module;

/** Notes a finished build, and forgets those whose site is gone. */
export async function keepBuild(kept: KeptBuild): Promise<void> {
  await writeFile(join(prerenderDir(kept.outDir), MANIFEST), JSON.stringify(kept));
  for (const name of await readdir(ROOT)) {
    // Without a manifest it may be a build that is under way.
    if (!existsSync(join(ROOT, name, MANIFEST))) continue;
    const site = await readManifest(join(ROOT, name));
    if (!site || !existsSync(site.outDir)) await rm(join(ROOT, name), { recursive: true, force: true });
  }
}

/** @throws Error when there is no built site in the folder, or not the one that was built last */
export async function openBuild(outDir: string): Promise<KeptBuild> {
  if (!existsSync(join(outDir, "index.html"))) {
    throw new Error(
      `There is no built site in ${outDir}. Build it first (npm run build), or say where it is with OUT_DIR.`,
    );
  }
  const kept = await readManifest(prerenderDir(outDir));
  if (!kept || !isBuiltFrom(outDir, kept.template)) {
    throw new Error(
      `The site in ${outDir} was not built here, or not completely. Build it again (npm run build).`,
    );
  }
  return kept;
}

/** The names of scripts are their content: with the same ones the pages fit together. */
const isBuiltFrom = (outDir: string, template: string): boolean =>
  Array.from(template.matchAll(/"(\/assets\/[^"]+)"/g), ([, file = ""]) => file).every((file) =>
    existsSync(join(outDir, file)),
  );

/** Undefined where there is none, or one of an older shape. */
async function readManifest(folder: string): Promise<KeptBuild | undefined> {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? keptSchema.safeParse(JSON.parse(await readFile(file, "utf8"))).data : undefined;
}
