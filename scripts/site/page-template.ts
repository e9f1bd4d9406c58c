import { createCriticalCss } from "./critical-css";

export interface RenderedPage {
  html: string;
  /** The title, meta and link elements. */
  head: string;
  /** JSON that is safe inside a script element. */
  state: string;
  lang: "en" | "ar";
  dir: "ltr" | "rtl";
}

interface TemplateOptions {
  /** Vite's built index.html. */
  template: string;
  /** Names of the files in assets/. */
  assets: readonly string[];
  readAsset: (name: string) => Promise<string>;
  stateId: string;
}

/** Where the page names its whole style sheet; src/boot.ts reads it. */
const STYLES = "stylesheet";

/** The font of each language's letters; the other one may wait. */
const FONTS = { en: /^figtree-latin/, ar: /^readex-pro-arabic/ } as const;

/**
 * Puts rendered pages into the built index.html. What the page needs of the style sheet goes inline (one file less before
 * the first paint; the whole sheet follows with the application, see src/boot.ts), and the script comes after everything
 * that can be seen.
 * @returns a function that makes one page; without a page it makes the shell for addresses that are not prerendered
 */
export function createPageWriter({ template, assets, readAsset, stateId }: TemplateOptions) {
  const styleLink = /<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"[^>]*>/.exec(template);
  if (!styleLink?.[1]) throw new Error("The built index.html has no style sheet.");
  const [styleElement, styleFile] = styleLink;
  const critical = readAsset(styleFile).then(createCriticalCss);

  const preload = (lang: "en" | "ar") => {
    const file = assets.find((name) => FONTS[lang].test(name));
    if (!file) throw new Error(`The build has no font for "${lang}".`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
  };

  const styles = async (html: string) => {
    const css = await (await critical)(html);
    return `<style>${css}</style><meta name="${STYLES}" content="/assets/${styleFile}"><noscript>${styleElement}</noscript>`;
  };

  return async (page: RenderedPage | undefined): Promise<string> => {
    const shell = template.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
    if (!page) {
      return shell
        .replace("<!--page-head-->", '<meta name="robots" content="noindex">')
        .replace("<!--page-html-->", "")
        .replace("<!--page-state-->", "");
    }
    const style = await styles(page.html);
    // Replacements are functions: in a string "$&" and the like would mean something.
    return shell
      .replace(/<html[^>]*>/, () => `<html lang="${page.lang}" dir="${page.dir}">`)
      .replace(styleElement, () => style)
      .replace("<!--page-head-->", () => page.head + preload(page.lang))
      .replace("<!--page-html-->", () => page.html)
      .replace(
        "<!--page-state-->",
        () => `<script type="application/json" id="${stateId}">${page.state}</script>`,
      );
  };
}
