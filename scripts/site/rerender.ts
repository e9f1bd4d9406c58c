import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { localizedPath, stripLocale, paths as sitePaths } from "../../src/config/paths";
import { localeOfPath } from "../../src/i18n/locales";
import { writeArticleCards } from "./article-cards";
import { expectBackend } from "./build-environment";
import { importBuilt, openBuild } from "./kept-build";
import { writeListings } from "./listings";
import { createPages } from "./create-pages";
import { pageFile } from "./page-files";
import { pagesToWrite } from "./pages-to-write";
import { publishFile } from "./publish-file";
import { type PrerenderModule, readContent } from "./site-content";

/**
 * Writes single pages of a built site again, with what is published now, together with everything that names them.
 * @throws Error without a built site, for an address without a page, and when a read or a page fails; nothing is written then
 */
export async function rerender(
  outDir: string,
  addresses: readonly string[],
): Promise<{ written: string[]; removed: string[] }> {
  const kept = await openBuild(outDir);
  await expectBackend(kept.environment);
  const prerender = await importBuilt<PrerenderModule>(outDir, "prerender");
  const { articles, paths } = await readContent(outDir, prerender);
  const isWritten = (path: string) => existsSync(join(outDir, pageFile(path)));
  const { write: written, remove: removed } = pagesToWrite(addresses, { paths, articles, isWritten });

  const write = await createPages(kept);
  const pages: [path: string, html: string][] = [];
  for (const path of written) pages.push([path, await write(await prerender.render(path))]);

  await writeArticleCards({
    outDir,
    environment: kept.environment,
    articles: articles.filter(({ path }) => written.includes(path)),
  });
  for (const [path, html] of pages) await publishFile(join(outDir, pageFile(path)), html);
  for (const path of removed) await removePage(outDir, path);
  // What was published meanwhile and has no page yet is not named before it has one.
  await writeListings(
    kept,
    paths.filter(isWritten),
    articles.filter(({ path }) => isWritten(path)),
  );
  return { written, removed };
}

async function removePage(outDir: string, path: string): Promise<void> {
  await rm(join(outDir, pageFile(path)), { force: true });
  const [, slug] = /^\/blog\/([^/]+)$/.exec(stripLocale(path)) ?? [];
  if (slug)
    await rm(join(outDir, localizedPath(sitePaths.articleCard(slug), localeOfPath(path))), { force: true });
}
