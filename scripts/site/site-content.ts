import type { activeRedirects } from "../../src/data/url-redirects/active-redirects";
import type { PublishedArticle } from "../../src/site/published-articles";
import { importBuilt } from "./kept-build";
import type { RenderedPage } from "./page-template";

/** What src/prerender.tsx exports. */
export interface PrerenderModule {
  publishedArticles: () => Promise<PublishedArticle[]>;
  goneArticles: () => Promise<string[]>;
  prerenderedPaths: (articles: readonly PublishedArticle[]) => Promise<string[]>;
  notFoundPaths: string[];
  render: (path: string) => Promise<RenderedPage>;
}

/**
 * Which pages the site has now: its articles, the paths of all pages, the addresses that lead elsewhere, and those of articles
 * that were taken away.
 * @throws when the database cannot be read
 */
export async function readContent(outDir: string, prerender: PrerenderModule) {
  const moved = await importBuilt<{ activeRedirects: typeof activeRedirects }>(outDir, "active-redirects");
  const redirects = await moved.activeRedirects();
  // Hosts prefer a file to a rule, so an address that leads elsewhere has none; only the first page has to be there.
  const isPage = (path: string) => path === "/" || !redirects.has(path);
  const articles = (await prerender.publishedArticles()).filter(({ path }) => isPage(path));
  const paths = (await prerender.prerenderedPaths(articles)).filter(isPage);
  return { articles, redirects, paths, gone: await prerender.goneArticles() };
}

export type SiteContent = Awaited<ReturnType<typeof readContent>>;
