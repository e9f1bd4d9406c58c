import postcss, { type AtRule, type Declaration, type Root, Rule } from "postcss";

/** States and controls that a page cannot be in before its whole style sheet has followed. */
const LATER_SELECTOR =
  /:(?:hover|focus|focus-visible|focus-within|active|disabled)\b|::(?:-webkit-(?!details)|file-selector-button|placeholder)/;

/** Nothing moves, is pointed at or focused at the first paint; but a shared link may lead to a heading. */
const LATER_PROPERTY =
  /^(?:transition|animation|cursor|pointer-events|outline|tab-size|scroll-(?!margin)|-webkit-tap-|-webkit-text-decoration)/;

/** The one movement that does not wait for a person: the home page's headline. */
const FROM_THE_START = "rotating-word";

const MAX_READERS = 2;

const LATER_AT_RULES = ["keyframes", "starting-style"];

/**
 * Takes out of a page's style sheet what cannot be seen at its first paint: states of pointer and focus, motion, and
 * custom properties that nothing reads any more. The whole sheet follows with the application, or at once without script.
 */
export function firstPaintCss(css: string): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => {
    if (LATER_AT_RULES.includes(rule.name) && rule.params !== FROM_THE_START) rule.remove();
  });
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
  // Tailwind's own list of fonts stands behind ours and is never reached.
  root.walkDecls("font-family", (declaration) => {
    declaration.value = declaration.value.replace(/var\((--font-[\w-]+),[^()]*\)/g, "var($1)");
  });
  // Starting values for browsers without @property: their borders can wait for the whole sheet.
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties" && rule.nodes) rule.remove();
  });
  inlineConstants(root);
  while (removeUnread(root)) {
    // What only an unread property read is unread now.
  }
  removeEmpty(root);
  return root.toString();
}

/** A custom property that has one value and hardly any reader, such as a colour of the palette, is worth less than its name. */
function inlineConstants(root: Root): void {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const source = root.toString();
  for (const [name, [declaration, second]] of declared) {
    const isConstant = declaration && !second && isOfRoot(declaration) && !declaration.value.includes("var(");
    if (!isConstant || source.split(`var(${name})`).length - 1 > MAX_READERS) continue;
    root.walkDecls((reader) => {
      reader.value = reader.value.replaceAll(`var(${name})`, declaration.value);
    });
  }
}

const isOfRoot = ({ parent }: Declaration): boolean =>
  parent instanceof Rule && parent.selectors.every((selector) => [":root", ":host"].includes(selector));

/** @returns whether a custom property was removed */
function removeUnread(root: Root): boolean {
  const read = new Set<string>();
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

function removeEmpty(root: Root): void {
  const isEmpty = (node: Rule | AtRule) => node.nodes?.length === 0;
  let found: (Rule | AtRule)[];
  do {
    found = [];
    root.walk((node) => {
      if ((node.type === "rule" || node.type === "atrule") && isEmpty(node)) found.push(node);
    });
    for (const node of found) node.remove();
  } while (found.length > 0);
}
