import { localizedPath, neutralPath } from "../../src/config/paths";

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The sitemap of the prerendered pages, each with its languages. https://www.sitemaps.org/protocol.html
 * @param paths public paths of both languages
 */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const alternates = (["en", "ar"] as const)
      .map((lang) => [lang, localizedPath(neutralPath(path), lang)] as const)
      .filter(([, twin]) => paths.includes(twin))
      .map(
        ([lang, twin]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escape(siteUrl + twin)}"/>`,
      );
    return `<url><loc>${escape(siteUrl + path)}</loc>${alternates.join("")}</url>`;
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
