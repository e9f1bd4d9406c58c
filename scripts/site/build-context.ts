import type { Env } from "../../src/config/env-schema";
import type { Application, PrerenderModule } from "./application";
import type { PageFacts } from "./page-facts";
import type { PageSources } from "./page-sources";
import type { SharedReads } from "./shared-reads";
import type { SiteManifest } from "./site-manifest";
import type { StagedSite } from "./staged-site";
import type { TagManager } from "./page-scripts";

export interface BuildOptions {
  outDir: string;
  environment: Env;
  /** By which search engines that are told of changes know the site; without one there is no file with it. */
  indexNowKey?: string;
  now?: Date;
  /** Gets a line when there is news of how far a long build is. */
  log?: (line: string) => void;
}

/** What every step of one build shares. */
export interface BuildContext extends BuildOptions {
  application: Application;
  /** Undefined where pages load none. */
  tagManager: TagManager | undefined;
  /** The application, with what every page takes from the time of its build. */
  version: string;
  now: Date;
  /** Today in Dubai. */
  day: string;
  /** What the build before this one made, and the files that are there. */
  before: SiteManifest;
  inPlace: ReadonlySet<string>;
  reads: SharedReads;
  facts: PageFacts;
  /** Undefined when the database does not say what has changed. */
  sources: PageSources | undefined;
  stage: StagedSite;
}

/** @returns whether the site has a drawing at a path already */
export const hasCard =
  ({ before, inPlace }: Pick<BuildContext, "before" | "inPlace">) =>
  (path: string, drawing: string): boolean =>
    before.cards[path] === drawing && inPlace.has(path);

export type SiteContent = Awaited<ReturnType<typeof readContent>>;

/**
 * What the site consists of now.
 * @param slugs of articles, where the others are not of interest
 * @throws when the database cannot be read
 */
export async function readContent(prerender: PrerenderModule, slugs?: readonly string[]) {
  const redirects = await prerender.activeRedirects();
  // Hosts prefer a file to a rule, so an address that leads elsewhere has none; only the first page has to be there.
  const isPage = (path: string) => path === "/" || !redirects.has(path);
  const articles = (await prerender.publishedArticles(slugs)).filter(({ path }) => isPage(path));
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
    /** What is answered to programs, by address. */
    answers: await prerender.apiFiles(),
  };
}
