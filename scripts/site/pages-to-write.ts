import { localizedPath, stripLocale, paths as sitePaths } from "../../src/config/paths";
import { LOCALES } from "../../src/i18n/locales";
import type { PublishedArticle } from "../../src/site/published-articles";

interface Site {
  /** Every public path that should have a page now. */
  paths: readonly string[];
  articles: readonly PublishedArticle[];
  /** Whether the built site has a page at a path. */
  isWritten: (path: string) => boolean;
}

interface PagesToWrite {
  write: string[];
  /** Pages of what is no longer published. */
  remove: string[];
}

const BLOG = sitePaths.article("");

/**
 * The pages that change with the given addresses: an article's in both languages with those that list it, else the page itself.
 * @param addresses paths or whole addresses, as people copy them
 * @throws Error naming the addresses that lead to no page
 */
export function pagesToWrite(addresses: readonly string[], site: Site): PagesToWrite {
  const write = new Set<string>();
  const remove = new Set<string>();
  const unknown: string[] = [];
  const add = (path: string): boolean => {
    const isPage = site.paths.includes(path);
    if (isPage) write.add(path);
    else if (site.isWritten(path)) remove.add(path);
    return isPage || remove.has(path);
  };
  for (const address of addresses) {
    const path = pathOf(address);
    const neutral = stripLocale(path);
    const isArticle = neutral.startsWith(BLOG);
    const own = isArticle ? LOCALES.map((locale) => localizedPath(neutral, locale)) : [path];
    const isKnown = own.map(add).includes(true);
    if (!isKnown) unknown.push(address);
    else if (isArticle) for (const list of listsOf(neutral, site)) add(list);
  }
  if (unknown.length > 0) {
    throw new Error(
      `There is no page at ${unknown.join(" or ")}: nothing published has that address. Nothing was written.`,
    );
  }
  return { write: [...write], remove: [...remove] };
}

/** The pages that name an article. */
function listsOf(neutral: string, { articles, paths }: Site): string[] {
  const service = articles.find(({ slug }) => sitePaths.article(slug) === neutral)?.service;
  const lists = [sitePaths.home, sitePaths.blog, ...(service ? [sitePaths.service(service)] : [])];
  return lists
    .flatMap((list) => LOCALES.map((locale) => localizedPath(list, locale)))
    .filter((list) => paths.includes(list));
}

/** A path without its final slash, its query and its host. */
function pathOf(address: string): string {
  const base = "http://site";
  return URL.canParse(address, base) ? new URL(address, base).pathname.replace(/(.)\/+$/, "$1") : address;
}
