import { addressIn } from "@domain/link-address";
import { makeLists } from "./document-lists";
import { tidyTables } from "./document-tables";
import { applyClasses, removeHidden } from "./hidden-parts";
import { linkTarget } from "./link-target";
import { nameFootnotes, nameRaised, readFormulas } from "./raised-text";

/** The inner marks first: they may be at the ends of the outer ones. */
const MARKS = { em: "i,em", strong: "b,strong", del: "del,s,strike" } as const;
const BLOCKS = "p,div,ul,ol,li,table,h1,h2,h3,h4,h5,h6,blockquote,br";

/** Styles that mean the same as an HTML element. */
const isBold = (element: HTMLElement): boolean => /^(?:bold|bolder|[6-9]00)$/.test(element.style.fontWeight);
const isPlain = (element: HTMLElement): boolean => /^(?:normal|[1-4]00)$/.test(element.style.fontWeight);

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/**
 * A copied document without scripts, pictures and its program's peculiarities, so that its structure can be read. Nothing in it
 * is run or loaded.
 */
export function readDocument(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const { body } = parsed;
  applyClasses(parsed);
  removeHidden(body);
  keepLines(body);
  nameFootnotes(body);
  readFormulas(body);
  nameRaised(body);
  makeLists(body);
  nameMarks(body);
  for (const link of body.querySelectorAll("a")) {
    const address = addressIn(link.getAttribute("href") ?? "");
    if (address === undefined || address.startsWith("//") || link.textContent.trim() === "") unwrap(link);
    else link.setAttribute("href", linkTarget(address));
  }
  for (const heading of body.querySelectorAll("h1,h2,h3,h4,h5,h6"))
    if (heading.textContent.trim() === "") heading.remove();
  // The page's own title is its only first-level heading.
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const mark of body.querySelectorAll(":is(h2,h3,h4,h5,h6) strong")) unwrap(mark);
  for (const block of body.querySelectorAll(":is(td,th,li) > :is(p,div):only-child"))
    if (block.textContent.trim() === block.parentElement?.textContent.trim()) unwrap(block);
  tidyTables(body);
  for (const space of body.querySelectorAll(".Apple-converted-space")) space.textContent = " ";
  body.normalize();
  return body;
}

/** Messengers keep line breaks by a style, which Markdown does not have. */
function keepLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style*="white-space"]')) {
    if (!element.style.whiteSpace.startsWith("pre")) continue;
    for (const node of Array.from(element.childNodes)) {
      if (!(node instanceof Text) || !node.data.includes("\n") || isBetweenBlocks(node)) continue;
      const lines = node.data.split("\n");
      node.replaceWith(
        ...lines.flatMap((line, at) => (at === 0 ? [line] : [document.createElement("br"), line])),
      );
    }
  }
}

/** The indentation of the document's source. */
const isBetweenBlocks = ({ data, previousSibling, nextSibling }: Text): boolean =>
  data.trim() === "" &&
  [previousSibling, nextSibling].some((node) => !(node instanceof Element) || node.matches(BLOCKS));

/** Uses one element each for bold and italic, around visible text, and not in several pieces. */
function nameMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("b,strong")) if (isPlain(element)) unwrap(element);
  for (const element of body.querySelectorAll<HTMLElement>("span,font")) {
    if (isBold(element)) element.replaceChildren(wrapped("strong", element));
    if (element.style.fontStyle === "italic") element.replaceChildren(wrapped("em", element));
    unwrap(element);
  }
  for (const [name, selector] of Object.entries(MARKS)) {
    for (const element of body.querySelectorAll(selector)) rename(element, name);
    for (const inner of body.querySelectorAll(`${name} ${name}`)) unwrap(inner);
    for (const element of body.querySelectorAll(name)) {
      while (element.nextSibling instanceof Element && element.nextSibling.localName === name) {
        const { nextSibling } = element;
        element.append(...nextSibling.childNodes);
        nextSibling.remove();
      }
      tighten(element);
    }
  }
}

function wrapped(name: string, element: Element): Element {
  const mark = document.createElement(name);
  mark.append(...element.childNodes);
  return mark;
}

const SPACE_BEFORE = /^\s+/;
const SPACE_AFTER = /(?<!\s)\s+$/;
/** Next to a letter, a mark cannot begin before a closing sign, and cannot end after an opening one. */
const NO_BEGINNING = /^[\s.,:;!?،؛؟۔\p{Pe}]+/u;
const NO_END = /(?<![\s\p{Ps}])[\s\p{Ps}]+$/u;
const LETTER_BEFORE = /[^\s\p{P}\p{S}]$/u;
const LETTER_AFTER = /^[^\s\p{P}\p{S}]/u;

/** Moves characters out of the ends of a mark when Markdown does not allow them there: spaces, breaks, and some signs. */
function tighten(element: Element): void {
  element.normalize();
  if (element.textContent.trim() === "") return unwrap(element);
  for (;;) {
    const { firstChild, lastChild } = element;
    if (firstChild instanceof HTMLBRElement) element.before(firstChild);
    else if (lastChild instanceof HTMLBRElement) element.after(lastChild);
    else break;
  }
  const { firstChild, lastChild } = element;
  if (firstChild instanceof Text) {
    const isGlued = LETTER_BEFORE.test(beside(element, "previousSibling"));
    const [outside = ""] = (isGlued ? NO_BEGINNING : SPACE_BEFORE).exec(firstChild.data) ?? [];
    firstChild.data = firstChild.data.slice(outside.length);
    if (outside) element.before(outside.replace(/\s+/g, " "));
  }
  if (lastChild instanceof Text) {
    const isGlued = LETTER_AFTER.test(beside(element, "nextSibling"));
    const [outside = ""] = (isGlued ? NO_END : SPACE_AFTER).exec(lastChild.data) ?? [];
    lastChild.data = lastChild.data.slice(0, lastChild.data.length - outside.length);
    if (outside) element.after(outside.replace(/\s+/g, " "));
  }
  if (element.textContent === "") element.remove();
}

/** The character next to a mark, also across the ends of other marks. */
function beside(element: Element, side: "previousSibling" | "nextSibling"): string {
  let outer = element;
  while (!outer[side] && outer.parentElement?.matches("b,strong,i,em,del,s,strike"))
    outer = outer.parentElement;
  return outer[side]?.textContent ?? "";
}
