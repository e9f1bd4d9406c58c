/** What queries, matchers, events and dialogs ask of many elements, with what decides it in a style. */
const ASKED: Readonly<Record<string, RegExp>> = {
  display: /\b(?:all|display)\s*:/,
  visibility: /\b(?:all|visibility)\s*:/,
  opacity: /\b(?:all|opacity)\s*:/,
  "pointer-events": /\b(?:all|pointer-events)\s*:/,
  "animation-name": /\b(?:all|animation|animation-name)\s*:/,
};
/** Elements whose display depends on more than their name. */
const SPECIAL = new Set(["DETAILS", "DIALOG", "NOSCRIPT", "SUMMARY"]);

/** Files share a window, and each asks for this. */
const shortened = new WeakSet<Window>();
const sheets = new WeakMap<CSSStyleSheet, { rules: number; text: string }>();
/** The values of elements that nothing but their name affects. */
const ordinary = new Map<string, string>();

/**
 * jsdom applies each rule of its style sheet to an element again after every change of the document, and queries by role ask
 * for the visibility of every element: this took a fifth of the time of all tests. Elements that no style, attribute or style
 * sheet of the page affects have the same values as the first one of their name. jsdom decides about the rest.
 */
export function shortenComputedStyle() {
  if (shortened.has(window)) return;
  shortened.add(window);
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    let computed: CSSStyleDeclaration | undefined;
    const all = () => (computed ??= compute(element));
    const getPropertyValue = (name: string) => {
      if (!isOrdinary(element, name)) return all().getPropertyValue(name);
      const key = `${name} ${element.tagName}`;
      const value = ordinary.get(key) ?? all().getPropertyValue(name);
      ordinary.set(key, value);
      return value;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, key) {
        if (key === "getPropertyValue") return getPropertyValue;
        const name = String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        if (Object.hasOwn(ASKED, name)) return getPropertyValue(name);
        const value: unknown = Reflect.get(all(), key);
        return typeof value === "function" ? (value.bind(all()) as unknown) : value;
      },
    });
  };
}

function isOrdinary(element: Element, name: string) {
  const decisive = ASKED[name];
  if (!decisive || !element.isConnected || SPECIAL.has(element.tagName)) return false;
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (isAffected(one, decisive)) return false;
    // An element has its display whatever is around it.
    if (name === "display") break;
  }
  return ![...element.ownerDocument.styleSheets].some((sheet) => decisive.test(rulesAsText(sheet)));
}

const isAffected = (element: Element, decisive: RegExp) =>
  element.hasAttribute("hidden") ||
  element.hasAttribute("popover") ||
  element.getAttribute("type")?.toLowerCase() === "hidden" ||
  decisive.test(element.getAttribute("style") ?? "");

function rulesAsText(sheet: CSSStyleSheet) {
  const rules = sheet.cssRules.length;
  const known = sheets.get(sheet);
  if (known?.rules === rules) return known.text;
  const text = [...sheet.cssRules].map(({ cssText }) => cssText).join("\n");
  sheets.set(sheet, { rules, text });
  return text;
}
