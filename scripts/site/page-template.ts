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

/** The font of each language's letters; the other one may wait. */
const FONTS = { en: /^figtree-latin/, ar: /^readex-pro-arabic/ } as const;

/**
 * Puts rendered pages into the built index.html. The style sheet goes inline (one file less before the first paint) and
 * the script comes after everything that can be seen.
 * @returns a function that makes one page; without a page it makes the shell for addresses that are not prerendered
 */
export function createPageWriter({ template, assets, readAsset, stateId }: TemplateOptions) {
  const styleLink = /<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"[^>]*>/.exec(template);
  if (!styleLink?.[1]) throw new Error("The built index.html has no style sheet.");
  const [styleElement, styleFile] = styleLink;
  const style = readAsset(styleFile);

  const preload = (lang: "en" | "ar") => {
    const file = assets.find((name) => FONTS[lang].test(name));
    if (!file) throw new Error(`The build has no font for "${lang}".`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
  };

  return async (page: RenderedPage | undefined): Promise<string> => {
    const css = await style;
    // Replacements are functions: in a string "$&" and the like would mean something.
    return template
      .replace(/<html[^>]*>/, () => `<html lang="${page?.lang ?? "en"}" dir="${page?.dir ?? "ltr"}">`)
      .replace(styleElement, () => `<style>${css}</style>`)
      .replace("<!--page-head-->", () =>
        page ? page.head + preload(page.lang) : '<meta name="robots" content="noindex">',
      )
      .replace("<!--page-html-->", () => page?.html ?? "")
      .replace("<!--page-state-->", () =>
        page ? `<script type="application/json" id="${stateId}">${page.state}</script>` : "",
      )
      .replaceAll('<script type="module"', () => '<script type="module" fetchpriority="low"');
  };
}
