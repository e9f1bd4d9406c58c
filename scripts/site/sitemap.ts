import { localizedPath, stripLocale } from "../../src/config/paths";
import { xmlText } from "./xml";
import { LOCALES } from "../../src/config/locales";

export interface SitemapPage {
  /** Public path in one language. */
  path: string;
  /** ISO 8601 time. */
  lastModified: string;
}

/** The sitemap of the prerendered pages, each with its languages. https://www.sitemaps.org/protocol.html */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
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

export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
