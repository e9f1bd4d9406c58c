import type { Redirect } from "../../src/data/url-redirects/redirect-rules";
import type { FactUsesFile } from "../../src/data/facts/fact-uses.queries";
import type { PublishedArticle } from "../../src/site/published-articles";

/** What src/prerender.tsx exports. */
export interface PrerenderModule {
  readThrough: (send: typeof fetch) => Promise<void>;
  activeRedirects: () => Promise<Map<string, Redirect>>;
  publishedArticles: () => Promise<PublishedArticle[]>;
  goneArticles: () => Promise<string[]>;
  brandName: () => Promise<Record<"en" | "ar", string>>;
  prerenderedPaths: (articles: readonly PublishedArticle[]) => Promise<string[]>;
  unlistedPaths: () => Promise<string[]>;
  apiFiles: () => Promise<Record<string, unknown>>;
  factUses: (
    paths: readonly string[],
    application: string,
    before: FactUsesFile | undefined,
  ) => Promise<FactUsesFile>;
  notFoundPaths: string[];
  openPage: (path: string) => Promise<OpenedPage>;
}

/** A page whose content is read, and which is rendered or closed. */
export interface OpenedPage {
  /** What it is made from; see src/app/page-state.ts. */
  state: { path: string; data: readonly unknown[] };
  /** The modules that show it, by their paths. */
  modules: readonly string[];
  /** Whether it is another page tomorrow. */
  isOfToday: boolean;
  /** Whether it is served at addresses that have no page. */
  isNotFound: boolean;
  lang: "en" | "ar";
  dir: "ltr" | "rtl";
  render: () => Promise<RenderedPage>;
  close: () => void;
}

export interface RenderedPage {
  html: string;
  /** The title, meta and link elements. */
  head: string;
}
