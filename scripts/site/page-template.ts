import { createCriticalCss } from "./critical-css";

export interface RenderedPage {
  html: string;
  /** The title, meta and link elements. */
  head: string;
  /** JSON. */
  state: string;
  lang: "en" | "ar";
  dir: "ltr" | "rtl";
}

interface TemplateOptions {
  /** Vite's built index.html. */
  template: string;
  /** Names of the files in assets/. */
  assets: readonly string[];
  /** The style sheet, without its fonts. */
  css: string;
  /** The @font-face rules. They go into the page and nowhere else: declared a second time, by the style sheet that
   * follows, they would be tried again and change letters that have been painted already. */
  fontFaces: string;
  /** Publishes what a page was made from and answers the address. */
  publishState: (json: string) => Promise<string>;
}

/** Takes the @font-face rules out of a style sheet. */
export function splitFontFaces(css: string): { css: string; fontFaces: string } {
  const rules = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return { css: rules.reduce((rest, rule) => rest.replace(rule, () => ""), css), fontFaces: rules.join("") };
}

/** Where the page names its whole style sheet and what it was made from; src/boot.ts reads them. */
const STYLES = "stylesheet";
const STATE = "page-state";

/** The font of each language's letters; the other one may wait. */
const FONTS = { en: /^figtree-latin/, ar: /^readex-pro-arabic/ } as const;

/**
 * Puts rendered pages into the built index.html. What the page needs of the style sheet goes inline (one file less before
 * the first paint; the whole sheet follows with the application, see src/boot.ts), and the script comes after everything
 * that can be seen.
 * @returns a function that makes one page; without a page it makes the shell for addresses that are not prerendered
 */
export function createPageWriter({ template, assets, css, fontFaces, publishState }: TemplateOptions) {
  const styleLink = /<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"[^>]*>/.exec(template);
  if (!styleLink?.[1]) throw new Error("The built index.html has no style sheet.");
  if (template.includes('rel="modulepreload"')) {
    throw new Error(
      "The entry pulls in more than itself: the application would compete with the first paint.",
    );
  }
  const [styleElement, styleFile] = styleLink;
  const critical = createCriticalCss(css);

  const preload = (lang: "en" | "ar") => {
    const file = assets.find((name) => FONTS[lang].test(name));
    if (!file) throw new Error(`The build has no font for "${lang}".`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
  };

  const styles = async (html: string) => {
    return `<style>${fontFaces}${await critical(html)}</style><meta name="${STYLES}" content="/assets/${styleFile}"><noscript>${styleElement}</noscript>`;
  };

  return async (page: RenderedPage | undefined): Promise<string> => {
    const shell = template.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
    if (!page) {
      return shell
        .replace(
          "<!--page-head-->",
          `<meta name="robots" content="noindex">${preload("en")}<style>${fontFaces}</style>`,
        )
        .replace("<!--page-html-->", "");
    }
    const style = await styles(page.html);
    const state = `<meta name="${STATE}" content="${await publishState(page.state)}">`;
    // Replacements are functions: in a string "$&" and the like would mean something.
    return shell
      .replace(/<html[^>]*>/, () => `<html lang="${page.lang}" dir="${page.dir}">`)
      .replace(styleElement, () => style)
      .replace("<!--page-head-->", () => preload(page.lang) + page.head + state)
      .replace("<!--page-html-->", () => page.html);
  };
}
