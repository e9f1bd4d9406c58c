import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import type { PublishedArticle } from "../../src/build/published-articles";
import { LOCALES, type Locale, type Localized } from "../../src/config/locales";
import { localizedPath, paths, stripLocale } from "../../src/config/paths";
import { withoutMarks } from "../../src/i18n/isolated";
import { blogPageTexts } from "../../src/texts/site/blog-page";
import { emergencyNumbersIn } from "../../supabase/functions/_shared/domain/markdown-dialect/emergency-numbers";
import { DUBAI_OFFSET } from "../../supabase/functions/_shared/domain/dubai-day";

interface ListedPage {
  /** Public path in one language. */
  path: string;
  /** ISO 8601 time. */
  lastModified: string;
}

/**
 * The lists of the site's pages for machines, by path: the sitemap, robots.txt and a feed per language.
 * @param articles of any language, newest first
 */
export const listings = (
  siteUrl: string,
  brand: Localized,
  pages: readonly ListedPage[],
  articles: readonly PublishedArticle[],
): Map<string, string> =>
  new Map([
    ["sitemap.xml", sitemap(siteUrl, pages)],
    ["robots.txt", `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`],
    ...LOCALES.map((lang): [string, string] => [
      localizedPath(paths.feed, lang).slice(1),
      feed(siteUrl, lang, brand[lang], articles),
    ]),
  ]);

/**
 * The listed pages, each with its article, if it shows one. An address that shows a copy of another one's article is left out.
 */
export function listedPages(
  siteUrl: string,
  addresses: readonly string[],
  articles: readonly PublishedArticle[],
): { path: string; article?: PublishedArticle }[] {
  const byPath = new Map(articles.map((article) => [article.path, article]));
  // An invalid address does not count as canonical, as in the page's own head.
  const isCopy = ({ path, canonical }: PublishedArticle) =>
    canonical !== null &&
    URL.canParse(canonical, siteUrl) &&
    new URL(canonical, siteUrl).href !== siteUrl + path;
  return addresses.flatMap((path) => {
    const article = byPath.get(path);
    if (article ? isCopy(article) : stripLocale(path).startsWith(paths.article(""))) return [];
    return [{ path, article }];
  });
}

/** The sitemap of the prerendered pages, each with its languages. https://www.sitemaps.org/protocol.html */
function sitemap(siteUrl: string, pages: readonly ListedPage[]): string {
  const known = new Set(pages.map(({ path }) => path));
  const entries = pages.map(({ path, lastModified }) => {
    const alternates = LOCALES.map((lang) => [lang, localizedPath(stripLocale(path), lang)] as const)
      .filter(([, twin]) => known.has(twin))
      .map(
        ([lang, twin]) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${xmlText(siteUrl + twin)}"/>`,
      );
    return `<url><loc>${xmlText(siteUrl + path)}</loc><lastmod>${lastModified}</lastmod>${alternates.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

const MAX_FEED_ITEMS = 50;

/** `Sat, 21 Nov 2026 08:00:00 +0400` */
const dubaiDate = (iso: string): string =>
  format(new TZDate(iso, DUBAI_OFFSET), "EEE, dd MMM yyyy HH:mm:ss xx");

const element = (name: string, text: string): string => `<${name}>${xmlText(withoutMarks(text))}</${name}>`;

/** The newest articles of one language as RSS 2.0. https://www.rssboard.org/rss-specification */
function feed(siteUrl: string, lang: Locale, brand: string, articles: readonly PublishedArticle[]): string {
  const { metaTitle, metaDescription } = blogPageTexts[lang];
  const items = articles.filter((article) => article.lang === lang).slice(0, MAX_FEED_ITEMS);
  const changes = items
    .map(({ updatedAt }) => updatedAt)
    .toSorted((one, other) => Date.parse(other) - Date.parse(one));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", `${brand}: ${metaTitle}`),
    element("link", siteUrl + localizedPath(paths.blog, lang)),
    `<atom:link href="${xmlText(siteUrl + localizedPath(paths.feed, lang))}" rel="self" type="application/rss+xml"/>`,
    element("description", metaDescription),
    element("language", lang),
    ...changes.slice(0, 1).map((change) => element("lastBuildDate", dubaiDate(change))),
    ...items.map((article) => item(siteUrl, article)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function item(siteUrl: string, article: PublishedArticle): string {
  const address = siteUrl + article.path;
  return [
    "<item>",
    element("title", article.headline),
    element("link", address),
    element("guid", address),
    element("pubDate", dubaiDate(article.publishedAt)),
    ...(article.author ? [element("dc:creator", article.author)] : []),
    ...(article.serviceName ? [element("category", article.serviceName)] : []),
    ...(article.excerpt ? [element("description", htmlOf(article.excerpt))] : []),
    "</item>",
  ].join("");
}

/** The text of an article in a feed is HTML, so that emergency numbers can be dialled there, too. */
function htmlOf(text: string): string {
  let position = 0;
  const parts = emergencyNumbersIn(text).map(({ start, end, number }) => {
    const before = text.slice(position, start);
    position = end;
    return `${htmlText(before)}<a href="tel:${number}">${text.slice(start, end)}</a>`;
  });
  return parts.join("") + htmlText(text.slice(position));
}

const htmlText = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Characters that no XML 1.0 file may contain, not even escaped. https://www.w3.org/TR/xml/#charsets */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The ones among these and other programs' line ends that separate words. */
// oxlint-disable-next-line no-control-regex
const PARTING = /[\u000b\u000c\u001c-\u001f\u0085\u2028\u2029]+/g;

/** Text escaped for an element or an attribute. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(PARTING, " ")
    .replace(FORBIDDEN, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
