import postcss, { type AtRule, type Container, type Declaration, type Root, Rule } from "postcss";

/** States and controls that a page cannot be in before its whole style sheet has followed. */
const LATER_SELECTOR =
  /:(?:hover|focus|focus-visible|focus-within|active|disabled)\b|::(?:-webkit-(?!details)|file-selector-button|placeholder)/;

/**
 * At the first paint nothing moves, is printed, hovered or focused; but a shared link may lead to a heading. Font features have
 * their default values.
 */
const LATER_PROPERTY =
  /^(?:transition|animation|cursor|pointer-events|outline|tab-size|scroll-(?!padding-top)|-webkit-tap-|-webkit-text-decoration|(?:-webkit-)?print-|font-(?:feature|variation)-)/;

/**
 * Removes everything from a page's style sheet that is invisible at its first paint: states of pointer and focus, motion, and
 * custom properties that are no longer read. The whole sheet follows with the application, or at once without script.
 * @param names in the page's HTML, including custom properties and languages
 */
export function firstPaintCss(css: string, names: readonly string[] = []): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules("starting-style", (rule) => void rule.remove());
  root.walkAtRules("media", removeOtherMedia);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !LATER_SELECTOR.test(selector));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkDecls((declaration) => {
    const isOfHeadline =
      declaration.parent instanceof Rule && declaration.parent.selector.includes(".rotating");
    if (LATER_PROPERTY.test(declaration.prop) && !isOfHeadline) declaration.remove();
  });
  removeUnusedKeyframes(root);
  root.walkDecls(/^(?:font-family|--font-.*)$/, (declaration) => {
    // Tailwind's own font list comes after ours and is never reached.
    const own = declaration.value.replace(/var\((--font-[\w-]+),[^()]*\)/g, "var($1)");
    declaration.value = own.replaceAll(", ", ",");
  });
  // Starting values for browsers without @property: their borders can wait for the whole sheet.
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties" && rule.nodes) rule.remove();
  });
  const [language, other] = names.filter((name) => name.startsWith("lang="));
  if (language && !other) forOneLanguage(root, language);
  inlineConstants(root);
  while (removeUnread(root, names)) {
    // Properties that only an unread property used are now unread.
  }
  removeUnusedFonts(root);
  removeEmpty(root);
  return root.toString();
}

/** A page may be printed before the whole sheet is there: then its text is there, dark, and nothing covers it. */
const HIDES_OR_OPENS = /^(?:display|content-visibility|block-size|color)$/;

/** Of forced colours only the icons cannot wait, because they would be invisible. */
function removeOtherMedia(rule: AtRule): void {
  if (rule.params === "print")
    rule.walkDecls((declaration) => {
      if (!HIDES_OR_OPENS.test(declaration.prop)) declaration.remove();
    });
  else if (rule.params.includes("forced-colors"))
    rule.walkRules((inner) => {
      if (inner.selector !== ".icon") inner.remove();
    });
}

/** All values of some properties in rules. */
function declaredValues(root: Root, properties: RegExp): string {
  const values: string[] = [];
  root.walkDecls(properties, ({ parent, value }) => void (parent?.type === "rule" && values.push(value)));
  return values.join(";");
}

function removeUnusedKeyframes(root: Root): void {
  const used = declaredValues(root, /^animation/);
  root.walkAtRules("keyframes", (rule) => {
    if (!used.includes(rule.params)) rule.remove();
  });
}

const LANGUAGE = /^\[(lang=)"?(\w+)"?\]$/;

/** Rules for a page's only language apply to the page, and those for other languages are removed. */
function forOneLanguage(root: Root, only: string): void {
  const last = new Map<string, Declaration>();
  root.walkRules((rule) => {
    const selectors = rule.selectors.flatMap((selector) => {
      const [, attribute, language] = LANGUAGE.exec(selector) ?? [];
      if (!attribute) return [selector];
      return only === `${attribute}"${language}"` ? [":root"] : [];
    });
    if (selectors.length === 0) rule.remove();
    else rule.selectors = [...new Set(selectors)];
  });
  // Of two values of the root the second applies.
  root.walkDecls(/^--/, (declaration) => {
    if (!isOfRoot(declaration)) return;
    last.get(declaration.prop)?.remove();
    last.set(declaration.prop, declaration);
  });
}

function removeUnusedFonts(root: Root): void {
  const used = declaredValues(root, /^(?:font(?:-family)?|--.*)$/);
  root.walkAtRules("font-face", (face) => {
    face.walkDecls("font-family", ({ value }) => {
      if (!used.includes(value.replaceAll(/["']/g, ""))) face.remove();
    });
  });
}

/** Inlines custom properties with a single value, such as a colour of the palette: the value is shorter than the name. */
function inlineConstants(root: Root): void {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  /** Undefined for a property that may have another value elsewhere. */
  const constantOf = (name: string): string | undefined => {
    const [declaration, second] = declared.get(name) ?? [];
    if (!declaration || second || !isOfRoot(declaration)) return undefined;
    const value = written(declaration.value);
    return value.includes("var(") ? undefined : value;
  };
  const written = (value: string) =>
    value.replace(/var\((--[\w-]+)\)/g, (all, name: string) => constantOf(name) ?? all);
  root.walkDecls((reader) => {
    reader.value = written(reader.value);
  });
}

const isOfRoot = ({ parent }: Declaration): boolean =>
  parent instanceof Rule && parent.selectors.every((selector) => [":root", ":host"].includes(selector));

/** @returns whether a custom property was removed */
function removeUnread(root: Root, names: readonly string[]): boolean {
  const read = new Set(names);
  root.walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  const unread: (Declaration | AtRule)[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unread.push(declaration);
  });
  root.walkAtRules("property", (rule) => {
    if (!read.has(rule.params)) unread.push(rule);
  });
  for (const node of unread) node.remove();
  return unread.length > 0;
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
