import type { Page } from "playwright-core";

/** The parts of a page for search engines and shared links. */
export const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const metas = (name: string) =>
      all<HTMLMetaElement>(`meta[name="${name}"]`).map(({ content }) => content);
    return {
      // Without the titles of drawings.
      titles: all<HTMLTitleElement>("head title").map(({ text }) => text),
      descriptions: metas("description"),
      canonicals: all<HTMLLinkElement>('link[rel="canonical"]').map(({ href }) => href),
      /** Language and address of each, in the page's order. */
      alternates: all<HTMLLinkElement>('link[rel="alternate"][hreflang]').map(
        ({ hreflang, href }): [string, string] => [hreflang, href],
      ),
      robots: metas("robots"),
      jsonLd: all<HTMLScriptElement>('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.text) as Record<string, unknown>,
      ),
    };
  });
