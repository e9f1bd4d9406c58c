import { createCriticalCss } from "./page-weight/critical-css";
import type { Application, RenderedPage } from "./application";
import type { TagManager } from "./page-scripts";
import { shortNamer } from "./page-weight/short-names";

interface TemplatePage extends Pick<RenderedPage, "html" | "head" | "isNotFound" | "lang" | "dir"> {
  /** The address of its data for the application. */
  state: string;
}

interface TemplateOptions extends Pick<
  Application,
  "template" | "css" | "shortNames" | "starter" | "cacheDir"
> {
  tagManager?: TagManager | undefined;
}

/** The place of the data's address in the page, for the application. */
const STATE = "page-state";

/** The file of masks in the style sheet. */
const ICONS = /url\(["']?(\/assets\/icons-[^"')]+)/;

/** The shell for addresses that are not prerendered. React puts the title of its page before this one. */
export const shellOf = (template: string, brand: string): string =>
  template
    .replace("<!--page-head-->", () => {
      const title = brand.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      return `<title>${title}</title><meta name="robots" content="noindex">`;
    })
    .replace("<!--page-html-->", "");

const APP_ELEMENTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Inserts rendered pages into the built index.html. The page's part of the style sheet is inlined (one file less before the
 * first paint; the whole sheet follows with the application), and the first lines of script replace the application.
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
  // Otherwise a browser finds the masks only after the layout, and then loads them before everything else.
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
    // Replacements are functions, because "$&" and similar sequences have a meaning in strings.
    return bare
      .replace(/<html[^>]*>/, () => root)
      .replace(styleElement, () => style)
      .replace("<!--page-head-->", () => page.head + state)
      .replace('<div id="root">', (root) => (page.isNotFound ? '<div id="root" data-not-found>' : root))
      .replace("<!--page-html-->", () => html);
  };
}
