import { existsSync } from "node:fs";
import path from "node:path";
import { applicationStamp } from "../site/application";
import { BUILD } from "../site/page-files";
import { readManifest } from "../site/site-manifest";
import type { Builder } from "./builder";
import { StackError } from "./failure";
import type { Keys } from "./keys";
import type { LocalPaths } from "./local-dir";
import type { OriginServer } from "./origin-server";
import { repositoryRoot } from "./settings";
import { serveSite } from "./site-files";

interface SiteOptions {
  paths: LocalPaths;
  origin: OriginServer;
  /** The values that the site reads from its environment. */
  environment: Readonly<Record<string, string>>;
  log: (line: string) => void;
}

/** The site's environment variables. */
export const siteEnvironment = (siteUrl: string, { publishableKey }: Pick<Keys, "publishableKey">) => ({
  VITE_SITE_URL: siteUrl,
  VITE_SUPABASE_URL: siteUrl,
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
});

/** Serves the sources with hot reload through the stack's own server. Returns a function that stops it. */
export async function serveSources(
  origin: OriginServer,
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  // Vite reads VITE_ variables from here, as the build does.
  Object.assign(process.env, environment);
  // Loaded only when needed: Vite takes longer to load than everything else takes to start.
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: repositoryRoot,
    appType: "spa",
    server: {
      middlewareMode: true,
      hmr: { server: origin.server },
      watch: { ignored: ["**/.local*/**"] },
    },
  });
  origin.answers.site = vite.middlewares;
  return () => vite.close();
}

/** Whether an earlier start has built the site from the same sources and values. */
export async function isBuilt({
  paths,
  environment,
}: Pick<SiteOptions, "paths" | "environment">): Promise<boolean> {
  const { application } = await readManifest(paths.site);
  const isCurrent = application.startsWith(applicationStamp(repositoryRoot, environment));
  return isCurrent && existsSync(path.join(paths.site, BUILD));
}

/** Serves the built site, which is built and prerendered first unless it `isReady`. */
export async function serveBuilt(
  { paths, origin, log }: SiteOptions,
  builder: Pick<Builder, "build" | "rest">,
  isReady: boolean,
): Promise<void> {
  if (!isReady) {
    log("Site: building…");
    const problem = await builder.build();
    // A full build needs more memory than the next ones will.
    builder.rest();
    if (problem !== undefined) throw new StackError(`The site cannot be built: ${problem}`);
  }
  origin.answers.site = serveSite(paths.site);
}
