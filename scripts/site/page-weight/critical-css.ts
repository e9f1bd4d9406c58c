import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { classesIn } from "./short-names";
import { replaceFile } from "../../local/files";

/** Names that are not read from the page: its own elements, ids and languages, later states, and attributes for print. */
const ALWAYS =
  "html body root id dialog popover open lang ar dir rtl data-source contact_page target href tel:".split(
    " ",
  );

const LANGUAGE = / (lang="[a-z]+")/gi;

/** Every class, element, custom property and language in the HTML, once, in a stable order. */
export function namesIn(html: string): string[] {
  const names = new Set<string>();
  for (const written of eachOnce(html, / class="[^"]*/g))
    for (const name of classesIn(written.slice(' class="'.length))) names.add(name);
  for (const written of eachOnce(html, /<[a-z][a-z0-9]*/g)) names.add(written.slice(1));
  for (const written of eachOnce(html, /var\(--[\w-]+/g)) names.add(written.slice("var(".length));
  for (const { 1: name = "", index } of html.matchAll(LANGUAGE)) {
    const tag = html.slice(html.lastIndexOf("<", index), html.indexOf(">", index));
    // The link to the page in another language uses the system's font.
    if (!/ hreflang=/i.test(tag)) names.add(name);
  }
  return [...names].sort();
}

/** The different matches. A page has thousands: an object for each took 4 % of the memory that a page needs. */
const eachOnce = (html: string, pattern: RegExp): Set<string> => new Set(html.match(pattern) ?? []);

/**
 * Keeps the part of the style sheet that the page needs for its first paint. The rest comes with the application; inlined, a
 * growing site would make every page heavier. Pages of one kind use the same names, so the work is done once for them, and
 * cached for the next build.
 * @param cacheDir of this style sheet; it exists
 */
export function createCriticalCss(css: string, cacheDir: string) {
  const known = new Map<string, Promise<string>>();
  const find = async (key: string, names: readonly string[]): Promise<string> => {
    const file = join(cacheDir, `${createHash("sha256").update(key).digest("hex").slice(0, 24)}.css`);
    if (existsSync(file)) return readFile(file, "utf8");
    const reduced = await reduce(css, names);
    await replaceFile(file, reduced);
    return reduced;
  };
  return (html: string): Promise<string> => {
    const names = namesIn(html);
    const key = names.join(" ");
    const reduced = known.get(key) ?? find(key, names);
    known.set(key, reduced);
    return reduced;
  };
}

async function reduce(css: string, names: readonly string[]): Promise<string> {
  // Most builds need neither.
  const [{ PurgeCSS }, { firstPaintCss }] = await Promise.all([
    import("purgecss"),
    import("./first-paint-css"),
  ]);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    defaultExtractor: () => [...names],
    css: [{ raw: css }],
    safelist: { standard: ALWAYS },
  });
  if (!result) throw new Error("The style sheet could not be reduced.");
  return firstPaintCss(result.css, names);
}
