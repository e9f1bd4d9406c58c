import { createCriticalCss } from "./page-weight/critical-css";
import type { Application, RenderedPage } from "./application";
import type { TagManager } from "./page-scripts";
import { shortNamer } from "./page-weight/short-names";

interface TemplatePage extends Pick<RenderedPage, "html" | "head" | "isNotFound" | "lang" | "dir"> {
  /** The address of what the application needs for it. */
  state: string;
}

interface TemplateOptions extends Pick<
  Application,
  "template" | "css" | "shortNames" | "starter" | "cacheDir"
> {
  tagManager?: TagManager | undefined;
}

/** Where the page names what it was made from; the application reads it. */
const STATE = "page-state";

/** The file of masks that the style sheet names. */
const ICONS = /url\(["']?(\/assets\/icons-[^"')]+)/;

/** The shell for addresses that are not prerendered. React puts the title of what it shows before this one. */
export const shellOf = (template: string, brand: string): string =>
  template
    .replace("<!--page-head-->", () => {
      const title = brand.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      return `<title>${title}</title><meta name="robots" content="noindex">`;
    })
    .replace("<!--page-html-->", "");

const APP_ELEMENTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Puts rendered pages into the built index.html. What the page needs of the style sheet goes inline (one file less before
 * the first paint; the whole sheet follows with the application), and instead of the application come the first lines of
 * script.
 * @returns a function that makes one page
 */
export function createPageWriter({
  template,
  css,
  shortNames,
  starter,
  cacheDir,
  tagManager,
}: TemplateOptions) {
  const [styleElement] = /<link rel="stylesheet"[^>]*href="\/assets\/[^"]+"[^>]*>/.exec(template) ?? [];
  if (!styleElement) throw new Error("The built index.html has no style sheet.");
  const critical = createCriticalCss(css, cacheDir);
  const withShortNames = shortNamer(shortNames);
  const icons = ICONS.exec(css)?.[1];
  // Else a browser finds the masks when it has laid out the page, and then puts them before all that is left to load.
  const preload = icons ? `<link rel=preload as=image crossorigin fetchpriority=low href=${icons}>` : "";
  const tags = tagManager ? `<script async src="/${tagManager.file}"></script>` : "";
  const bare = template
    .replace(APP_ELEMENTS, "")
    .replace(/>\s+</g, "><")
    .replace("</head>", () => `<script>${starter}</script>${tags}</head>`);

  return async (page: TemplatePage): Promise<string> => {
    const html = withShortNames(page.html);
    const root = `<html lang="${page.lang}" dir="${page.dir}"${tagManager ? " data-tags" : ""}>`;
    const style = `${preload}<style>${await critical(root + html)}</style><noscript>${styleElement}</noscript>`;
    const state = `<meta name="${STATE}" content="${page.state}">`;
    // Replacements are functions: in a string "$&" and the like would mean something.
    return bare
      .replace(/<html[^>]*>/, () => root)
      .replace(styleElement, () => style)
      .replace("<!--page-head-->", () => page.head + state)
      .replace('<div id="root">', (root) => (page.isNotFound ? '<div id="root" data-not-found>' : root))
      .replace("<!--page-html-->", () => html);
  };
}
