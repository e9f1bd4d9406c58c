import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runToEnd } from "./child-process";
import { errorCode, StackError } from "./failure";
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
  if (existsSync(path.join(paths.site, "index.html")) && readStamp(paths.siteStamp) === stamp) return;
  rmSync(paths.siteStamp, { force: true });
  log("Site: building…");
  const { code, output } = await runToEnd(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    signal,
    onLine: (line) => log(`Site: ${line}`),
  });
  if (code !== 0) {
    const reason = output.trimEnd().split("\n").at(-1) ?? `code ${code}`;
    throw new StackError(`The site cannot be built: ${reason}`);
  }
  writeFileSync(paths.siteStamp, stamp);
}

/** A hash over the sources (paths and contents) and the values that end up in the pages. */
export function siteStamp(root: string, environment: BuildEnvironment): string {
  const hash = createHash("sha256").update(JSON.stringify(environment));
  for (const source of sources) {
    for (const file of filesBelow(path.join(root, source))) {
      hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

function filesBelow(target: string): string[] {
  if (!existsSync(target)) return [];
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target)
    .sort()
    .flatMap((name) => filesBelow(path.join(target, name)));
}

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
