import type { Redirect } from "../../src/data/public/redirect-rules";
import type { PublishedArticle } from "../../src/build/published-articles";
import type { PrerenderModule } from "./prerender-module";
import type { Localized } from "../../src/config/locales";

/** What the site consists of now. */
export interface SiteContent {
  articles: PublishedArticle[];
  /** The addresses of all pages. */
  paths: string[];
  /** Those of them that no list and no search engine is told of. */
  unlisted: ReadonlySet<string>;
  /** The addresses that lead elsewhere. */
  redirects: ReadonlyMap<string, Redirect>;
  /** The addresses of articles that were taken away. */
  gone: string[];
  /** The brand's name in each language. */
  brand: Localized;
  /** What is answered to programs, by address. */
  answers: Readonly<Record<string, unknown>>;
}

/** @throws when the database cannot be read */
export async function readContent(prerender: PrerenderModule): Promise<SiteContent> {
  const redirects = await prerender.activeRedirects();
  // Hosts prefer a file to a rule, so an address that leads elsewhere has none; only the first page has to be there.
  const isPage = (path: string) => path === "/" || !redirects.has(path);
  const articles = (await prerender.publishedArticles()).filter(({ path }) => isPage(path));
  const paths = (await prerender.prerenderedPaths(articles)).filter(isPage);
  return {
    articles,
    redirects,
    paths,
    unlisted: new Set(await prerender.unlistedPaths()),
    gone: await prerender.goneArticles(),
    brand: await prerender.brandName(),
    answers: await prerender.apiFiles(),
  };
}
