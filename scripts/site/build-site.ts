import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import type { Env } from "../../src/config/env-schema";
import type { apiFiles } from "../../src/site/api-files";
import { writeApiFiles } from "./api-files";
import { writeArticleCards } from "./article-cards";
import { APP, fileOf, PAGE_SCRIPT, readBuiltFiles } from "./built-files";
import { hostFiles } from "./host-files";
import { inParallel } from "./in-parallel";
import { importBuilt, keepBuild, type KeptBuild, prerenderDir } from "./kept-build";
import { writeListings } from "./listings";
import { createPages } from "./create-pages";
import { pageFile, SHELL } from "./page-files";
import { publishFile } from "./publish-file";
import { type PrerenderModule, readContent, type SiteContent } from "./site-content";
import { buildStarter } from "./starter";
import { writeSocialPictures } from "./social-pictures";

interface BuildSiteOptions {
  outDir: string;
  environment: Env;
  /** `development` keeps React's warnings, which is how a hydration mismatch is seen. */
  mode: "production" | "development";
  log: (line: string) => void;
}

/** While one page waits for the database, others are rendered. */
const PAGES_AT_A_TIME = 8;

/**
 * Builds the browser's files and renders every public page with the database's content.
 * @throws when a build, a read or a page fails; nothing is half published, since hosts take the folder afterwards
 */
export async function buildSite({
  outDir,
  environment,
  mode,
  log,
}: BuildSiteOptions): Promise<{ pages: number }> {
  process.env.NODE_ENV = mode;
  Object.assign(process.env, environment);
  await buildWithVite(outDir, mode, log);
  try {
    const prerender = await importBuilt<PrerenderModule>(outDir, "prerender");
    const content = await readContent(outDir, prerender);
    const kept: KeptBuild = {
      outDir,
      environment,
      ...(await takeTemplate(outDir)),
    };
    const pages = await writeSite(kept, prerender, content, log);
    await keepBuild(kept);
    return { pages };
  } catch (error) {
    await rm(prerenderDir(outDir), { recursive: true, force: true });
    throw error;
  }
}

async function buildWithVite(outDir: string, mode: string, log: BuildSiteOptions["log"]): Promise<void> {
  const shared: InlineConfig = { mode, logLevel: "warn" };
  log("building the browser's files");
  await build({ ...shared, build: { outDir, emptyOutDir: true, minify: mode === "production" } });
  log("building the prerender");
  await build({
    ...shared,
    build: {
      ssr: true,
      rollupOptions: {
        input: ["src/prerender.tsx", "src/site/api-files.ts", "src/data/url-redirects/active-redirects.ts"],
      },
      outDir: prerenderDir(outDir),
      emptyOutDir: true,
      minify: false,
    },
  });
}

async function takeTemplate(outDir: string): Promise<Pick<KeptBuild, "template" | "starter" | "built">> {
  const built = await readBuiltFiles(outDir);
  return {
    built,
    starter: await buildStarter(fileOf(built, APP), fileOf(built, PAGE_SCRIPT)),
    template: await readFile(join(outDir, "index.html"), "utf8"),
  };
}

/** @returns how many pages were written */
async function writeSite(
  kept: KeptBuild,
  prerender: PrerenderModule,
  { articles, paths, redirects, gone }: SiteContent,
  log: BuildSiteOptions["log"],
): Promise<number> {
  const { outDir, environment } = kept;
  const { apiFiles: answers } = await importBuilt<{ apiFiles: typeof apiFiles }>(outDir, "api-files");

  log("drawing the pictures of shared links");
  await writeSocialPictures(outDir);
  await writeArticleCards({ outDir, environment, articles });

  log("writing the pages");
  const write = await createPages(kept);
  const files: [path: string, file: string][] = [
    ...paths.map((path): [string, string] => [path, join(outDir, pageFile(path))]),
    ...prerender.notFoundPaths.map((path): [string, string] => [path, join(outDir, pageFile(path))]),
  ];
  await inParallel(files, PAGES_AT_A_TIME, async ([path, file]) =>
    publishFile(file, await write(await prerender.render(path))),
  );
  await publishFile(join(outDir, pageFile(SHELL)), await write(undefined));
  await writeListings(kept, paths, articles);
  const rules = hostFiles({ environment, starter: kept.starter, moved: redirects, gone });
  for (const [file, text] of rules) await publishFile(join(outDir, file), text);
  await writeApiFiles(outDir, await answers());
  return files.length;
}
