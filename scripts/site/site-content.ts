import type { PrerenderModule } from "./prerender-module";

export type SiteContent = Awaited<ReturnType<typeof readContent>>;

/** What the site consists of now. @throws when the database cannot be read */
export async function readContent(prerender: PrerenderModule) {
  const redirects = await prerender.activeRedirects();
  // Hosts prefer a file to a rule, so an address that leads elsewhere has none; only the first page has to be there.
  const isPage = (path: string) => path === "/" || !redirects.has(path);
  const articles = (await prerender.publishedArticles()).filter(({ path }) => isPage(path));
  const paths = (await prerender.prerenderedPaths(articles)).filter(isPage);
  return {
    articles,
    /** The addresses that lead elsewhere. */
    redirects,
    /** The addresses of all pages. */
    paths,
    /** Those of them that no list and no search engine is told of. */
    unlisted: new Set(await prerender.unlistedPaths()),
    /** The addresses of articles that were taken away. */
    gone: await prerender.goneArticles(),
    brand: await prerender.brandName(),
    tagManagerId: await prerender.tagManagerId(),
    /** What is answered to programs, by address. */
    answers: await prerender.apiFiles(),
  };
}
