import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { runToEnd } from "./child-process";
import { StackError } from "./failure";
import { readIfPresent } from "./files";
import type { LocalPaths } from "./local-dir";
import { repositoryRoot } from "./settings";

/** The values the build reads from its environment. */
export interface BuildEnvironment {
  OUT_DIR: string;
  VITE_SITE_URL: string;
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
}

interface BuildOptions {
  paths: LocalPaths;
  environment: BuildEnvironment;
  log: (line: string) => void;
  signal?: AbortSignal;
}

// Everything the pages are made from, the demo content included.
const sources = [
  "index.html",
  "package-lock.json",
  "public",
  "scripts/build.ts",
  "scripts/site",
  "src",
  "supabase/functions/_shared/domain",
  "supabase/migrations",
  "supabase/seed",
  "supabase/seed.sql",
  "tailwind.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Builds and prerenders the site, unless what is there was made from the same sources and values. */
export async function buildSiteIfStale({ paths, environment, log, signal }: BuildOptions): Promise<void> {
  const stamp = siteStamp(repositoryRoot, environment);
  if (existsSync(path.join(paths.site, "index.html")) && readIfPresent(paths.siteStamp) === stamp) return;
  rmSync(paths.siteStamp, { force: true });
  log("Site: building…");
  const { code, lines } = await runToEnd(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    signal,
    onLine: (line) => log(`Site: ${line}`),
  });
  if (code !== 0) {
    throw new StackError(`The site cannot be built: ${lines.at(-1) ?? `code ${code}`}`);
  }
  writeFileSync(paths.siteStamp, stamp);
}

/** A hash over the sources (paths and contents) and the values that end up in the pages. */
export function siteStamp(root: string, environment: BuildEnvironment): string {
  const hash = createHash("sha256").update(JSON.stringify(environment));
  for (const file of globSync(sources, { cwd: root, dot: true }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}
