import type { Root } from "postcss";
import type { Plugin } from "vite";
import { z } from "zod";

export const shortNamesSchema = z.record(z.string(), z.string());
/** The short name of each class that has one. */
type ShortNames = Readonly<z.infer<typeof shortNamesSchema>>;

/** The file with the short names in the build of the browser's files, beside Vite's own. */
export const SHORT_NAMES = ".vite/short-names.json";

const LAYER = "utilities";
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/g;
/** Classes without a style of their own: the styles of nested elements name them. */
const MARKER = /^(?:group|peer)(?:\/|$)/;

const FIRST = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LATER = `abcdefghijklmnopqrstuvwxyz0123456789${FIRST}`;

/**
 * Gives each utility of the style sheet a second name of two letters, as a minifier does with variables. Prerendered pages use
 * the short name, the application's elements the original one: the sheet has both, and React leaves the names of a hydrated
 * page unchanged. Only in production: elsewhere React compares them.
 */
export function shortClassNames(): Plugin {
  let names: ShortNames = {};
  const addShortNames = (root: Root) => void (names = nameUtilities(root));
  return {
    name: "short-class-names",
    apply: "build",
    config: (_, { mode, isSsrBuild }) =>
      mode === "production" && !isSsrBuild
        ? { css: { postcss: { plugins: [{ postcssPlugin: "short-class-names", OnceExit: addShortNames }] } } }
        : {},
    generateBundle() {
      this.emitFile({ type: "asset", fileName: SHORT_NAMES, source: JSON.stringify(names) });
    },
  };
}

/** Adds the short names to the style sheet. @returns the names */
export function nameUtilities(root: Root): ShortNames {
  const names = new Map<string, string>();
  const shortOf = (name: string) => {
    const short = names.get(name) ?? shortName(names.size);
    names.set(name, short);
    return short;
  };
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== LAYER) return;
    layer.walkRules((rule) => {
      rule.selectors = rule.selectors.flatMap((selector) => {
        const short = selector.replace(CLASS, (written, escaped: string) => {
          const name = unescaped(escaped);
          return MARKER.test(name) ? written : `.${shortOf(name)}`;
        });
        return short === selector ? [selector] : [selector, short];
      });
    });
  });
  return Object.fromEntries(names);
}

/** @returns a function that replaces the class names in a page's HTML by short ones; without any, the HTML is exactly React's */
export function shortNamer(names: ShortNames): (html: string) => string {
  if (Object.keys(names).length === 0) return (html) => html;
  // Elements of one kind have the same value, on every page.
  const known = new Map<string, string>();
  const shortOf = (value: string): string => {
    const short = classesIn(value)
      .map((name) => (Object.hasOwn(names, name) ? names[name] : name))
      .join(" ");
    known.set(value, short);
    return short;
  };
  return (html) =>
    html.replace(/ class="([^"]*)"/g, (_, value: string) => ` class="${known.get(value) ?? shortOf(value)}"`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Elements of one kind have the same value, on every page. */
const knownClasses = new Map<string, readonly string[]>();

/** The names in a `class` attribute of HTML. */
export function classesIn(value: string): readonly string[] {
  const known = knownClasses.get(value);
  if (known) return known;
  const classes = value
    .replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/\s+/)
    .filter(Boolean);
  knownClasses.set(value, classes);
  return classes;
}

const unescaped = (name: string) =>
  name.replace(ESCAPE, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

function shortName(index: number): string {
  const later = Math.floor(index / LATER.length);
  const first = FIRST[later];
  if (!first) throw new Error(`There are no short names for more than ${index} classes.`);
  return `${first}${LATER[index % LATER.length]}`;
}
