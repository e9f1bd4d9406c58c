import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig } from "vite";
import type { Env } from "../../src/config/env-schema";
import type { apiFiles } from "../../src/site/api-files";
import { writeApiFiles } from "./api-files";
import { compressFiles } from "./compress-files";
import { createPageWriter, splitFontFaces, type RenderedPage } from "./page-template";
import { robots, sitemap } from "./sitemap";
import { writeSocialPictures } from "./social-pictures";

interface BuildSiteOptions {
  outDir: string;
  environment: Env;
  /** `development` keeps React's warnings, which is how a hydration mismatch is seen. */
  mode: "production" | "development";
  log: (line: string) => void;
}

interface PrerenderModule {
  prerenderedPaths: () => Promise<string[]>;
  notFoundPaths: string[];
  render: (path: string) => Promise<RenderedPage>;
}

/**
 * Builds the browser's files, renders every public page with the database's content, and compresses it all.
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
  const ssrDir = join(process.cwd(), "node_modules", ".prerender", String(process.pid));
  const shared: InlineConfig = { mode, logLevel: "warn" };

  log("building the browser's files");
  await build({ ...shared, build: { outDir, emptyOutDir: true, minify: mode === "production" } });
  log("building the prerender");
  await build({
    ...shared,
    build: {
      ssr: true,
      rollupOptions: { input: ["src/prerender.tsx", "src/site/api-files.ts"] },
      outDir: ssrDir,
      emptyOutDir: true,
      minify: false,
    },
  });
  try {
    const prerender = (await import(pathToFileURL(join(ssrDir, "prerender.js")).href)) as PrerenderModule;
    const paths = await prerender.prerenderedPaths();
    const pages = await writePages(outDir, prerender, paths);
    await writeFile(join(outDir, "sitemap.xml"), sitemap(environment.VITE_SITE_URL, paths));
    await writeFile(join(outDir, "robots.txt"), robots(environment.VITE_SITE_URL));
    const api = (await import(pathToFileURL(join(ssrDir, "api-files.js")).href)) as {
      apiFiles: typeof apiFiles;
    };
    await writeApiFiles(outDir, await api.apiFiles());
    await writeSocialPictures(outDir);
    // A development build is looked at, never downloaded.
    if (mode === "production") {
      log("compressing");
      await compressFiles(outDir);
    }
    return { pages };
  } finally {
    await rm(ssrDir, { recursive: true, force: true });
  }
}

async function writePages(
  outDir: string,
  prerender: PrerenderModule,
  paths: readonly string[],
): Promise<number> {
  const assets = await readdir(join(outDir, "assets"));
  const styleFile = join(outDir, "assets", assets.find((name) => /^boot-.*\.css$/.test(name)) ?? "boot.css");
  const { css, fontFaces } = splitFontFaces(await readFile(styleFile, "utf8"));
  await writeFile(styleFile, css);
  const write = createPageWriter({
    template: await readFile(join(outDir, "index.html"), "utf8"),
    assets,
    css,
    fontFaces,
    publishState: (json) => publishState(outDir, json),
  });
  const files: [path: string, file: string][] = [
    ...paths.map((path): [string, string] => [path, join(path, "index.html")]),
    ...prerender.notFoundPaths.map((path): [string, string] => [path, `${path}.html`]),
  ];
  for (const [path, file] of files) {
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await write(await prerender.render(path)));
  }
  await writeFile(join(outDir, "app.html"), await write(undefined));
  return files.length;
}

/**
 * The page's data would be a second copy of its text in the HTML, before the first paint; as a file it comes with the
 * application. Its name is its content, so a page never wakes with another build's data.
 */
async function publishState(outDir: string, json: string): Promise<string> {
  const address = `/assets/page-${createHash("sha256").update(json).digest("hex").slice(0, 12)}.json`;
  await writeFile(join(outDir, address), json);
  return address;
}
