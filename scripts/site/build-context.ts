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
  /** The key of the site for search engines that accept notifications; without one its file is not written. */
  indexNowKey?: string;
  now?: Date;
  /** Called with a line about the progress of a long build. */
  log?: (line: string) => void;
}

/** The shared values of every step of one build. */
export interface BuildContext extends BuildOptions {
  application: Application;
  /** Undefined without a tag manager. */
  tagManager: TagManager | undefined;
  /** The application, with the time-dependent parts of every page. */
  version: string;
  now: Date;
  /** Today in Dubai. */
  day: string;
  /** The result of the build before this one, and the existing files. */
  before: SiteManifest;
  inPlace: ReadonlySet<string>;
  reads: SharedReads;
  facts: PageFacts;
  /** Undefined when the database does not report changes. */
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
 * The current content of the site.
 * @param slugs limits the articles
 * @throws when the database cannot be read
 */
export async function readContent(prerender: PrerenderModule, slugs?: readonly string[]) {
  const redirects = await prerender.activeRedirects();
  // Hosts prefer a file to a rule, so an address with a redirect has no page; only the home page must exist.
  const isPage = (path: string) => path === "/" || !redirects.has(path);
  const articles = (await prerender.publishedArticles(slugs)).filter(({ path }) => isPage(path));
  const paths = (await prerender.prerenderedPaths(articles)).filter(isPage);
  return {
    articles,
    /** The addresses with redirects. */
    redirects,
    /** The addresses of all pages. */
    paths,
    /** The pages that lists and search engines do not get. */
    unlisted: new Set(await prerender.unlistedPaths()),
    /** The addresses of articles that were taken offline. */
    gone: await prerender.goneArticles(),
    /** The files for programs, by address. */
    answers: await prerender.apiFiles(),
  };
}
