import type { Page } from "playwright-core";

export interface Head {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** Language and address of each alternate, in the page's order. */
  alternates: [string, string][];
  robots: string[];
  jsonLd: Record<string, unknown>[];
}

/** What search engines and shared links read of a page. */
export const readHead = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const metas = (name: string) =>
      all<HTMLMetaElement>(`meta[name="${name}"]`).map(({ content }) => content);
    return {
      // Not the titles of drawings.
      titles: all<HTMLTitleElement>("head title").map(({ text }) => text),
      descriptions: metas("description"),
      canonicals: all<HTMLLinkElement>('link[rel="canonical"]').map(({ href }) => href),
      alternates: all<HTMLLinkElement>('link[rel="alternate"][hreflang]').map(
        ({ hreflang, href }): [string, string] => [hreflang, href],
      ),
      robots: metas("robots"),
      jsonLd: all<HTMLScriptElement>('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.text) as Record<string, unknown>,
      ),
    };
  });
