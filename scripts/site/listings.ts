import { localizedPath, stripLocale, paths as sitePaths } from "../../src/config/paths";
import { blogPageTexts } from "../../src/words/site/blog-page";
import { LOCALES, type Localized } from "../../src/config/locales";
import type { PublishedArticle } from "../../src/build/published-articles";
import { feed } from "./feed";
import { robots, sitemap, type SitemapPage } from "./sitemap";

/** What names the site's pages for machines, by path: the sitemap, robots.txt and a feed per language. */
export function listings(
  siteUrl: string,
  brand: Localized,
  pages: readonly SitemapPage[],
  articles: readonly PublishedArticle[],
): Map<string, string> {
  const files = new Map([
    ["sitemap.xml", sitemap(siteUrl, pages)],
    ["robots.txt", robots(siteUrl)],
  ]);
  for (const lang of LOCALES) {
    const { metaTitle, metaDescription } = blogPageTexts[lang];
    const title = `${brand[lang]}: ${metaTitle}`;
    files.set(
      localizedPath(sitePaths.feed, lang).slice(1),
      feed({ siteUrl, lang, title, description: metaDescription, articles }),
    );
  }
  return files;
}

/**
 * When each page may have changed last, as far as the database and the code tell: an article when its post did, a page
 * that lists articles with the newest of them, every page with the code that makes it. An address that shows an article
 * under another one's name is left out.
 */
export function pageDates(
  siteUrl: string,
  paths: readonly string[],
  articles: readonly PublishedArticle[],
  textsChanged: Date,
): { path: string; article?: PublishedArticle; estimate: string }[] {
  const byPath = new Map(articles.map((article) => [article.path, article]));
  const newest = new Map<string, number>();
  for (const { lang, service, updatedAt } of articles) {
    for (const page of [sitePaths.home, sitePaths.blog, ...(service ? [sitePaths.service(service)] : [])]) {
      const path = localizedPath(page, lang);
      newest.set(path, Math.max(newest.get(path) ?? 0, Date.parse(updatedAt)));
    }
  }
  // An invalid address is not a canonical, as in the page's own head.
  const isCopy = ({ path, canonical }: PublishedArticle) =>
    canonical !== null &&
    URL.canParse(canonical, siteUrl) &&
    new URL(canonical, siteUrl).href !== siteUrl + path;
  return paths.flatMap((path) => {
    const article = byPath.get(path);
    if (article ? isCopy(article) : stripLocale(path).startsWith(sitePaths.article(""))) return [];
    const changed = article
      ? Date.parse(article.updatedAt)
      : Math.max(newest.get(path) ?? 0, textsChanged.getTime());
    return [{ path, article, estimate: new Date(changed).toISOString() }];
  });
}
