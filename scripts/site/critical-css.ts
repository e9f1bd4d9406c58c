import { PurgeCSS } from "purgecss";
import { firstPaintCss } from "./first-paint-css";

/** What the page itself does not name: its own elements, ids and languages, and states that come later. */
const ALWAYS = ["html", "body", "id", "dialog", "open", "lang", "ar", "dir", "rtl"];

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Every class and element name that the HTML uses, once, in a stable order. */
export function namesIn(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).split(/\s+/),
  );
  const elements = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = ""]) => name);
  return [...new Set([...classes, ...elements])].filter(Boolean).sort();
}

/**
 * Keeps of the style sheet what the page needs to be painted as it was rendered. The rest comes with the application;
 * inlined, a growing site would make every page heavier. Pages of one kind use the same names, so the work is done once
 * for them.
 */
export function createCriticalCss(css: string) {
  const known = new Map<string, Promise<string>>();
  const reduce = async (names: readonly string[]): Promise<string> => {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: "", extension: "html" }],
      defaultExtractor: () => [...names],
      css: [{ raw: css }],
      safelist: { standard: ALWAYS },
    });
    if (!result) throw new Error("The style sheet could not be reduced.");
    return firstPaintCss(result.css);
  };
  return (html: string): Promise<string> => {
    const names = namesIn(html);
    const key = names.join(" ");
    const reduced = known.get(key) ?? reduce(names);
    known.set(key, reduced);
    return reduced;
  };
}
