import { latinDigits } from "@domain/latin-digits";
import { addressIn } from "@domain/link-address";

/** What no article keeps. */
const DROPPED =
  "script,style,head,meta,link,title,img,picture,svg,iframe,object,embed,video,audio,canvas,input,button,select,textarea,template,noscript";
/** The inner ones first, which may stand at the ends of the others. */
const MARKS = { em: "i,em", strong: "b,strong" } as const;
const BLOCKS = "p,div,ul,ol,li,table,h1,h2,h3,h4,h5,h6,blockquote,br";

/** What is said by styles alone, in the words of HTML. */
const isBold = (element: HTMLElement): boolean => /^(?:bold|bolder|[6-9]00)$/.test(element.style.fontWeight);
const isPlain = (element: HTMLElement): boolean => /^(?:normal|[1-4]00)$/.test(element.style.fontWeight);

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** A copied document without its scripts, pictures and habits, so that its structure can be read. Nothing in it is run or loaded. */
export function readDocument(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  removeComments(body);
  keepLines(body);
  makeLists(body);
  nameMarks(body);
  for (const link of body.querySelectorAll("a")) {
    const address = addressIn(link.getAttribute("href") ?? "");
    if (address === undefined || address.startsWith("//") || link.textContent.trim() === "") unwrap(link);
    else link.setAttribute("href", address);
  }
  for (const heading of body.querySelectorAll("h1,h2,h3,h4,h5,h6"))
    if (heading.textContent.trim() === "") heading.remove();
  // The page's own title is its only heading of the first level.
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const mark of body.querySelectorAll(":is(h2,h3,h4,h5,h6) strong")) unwrap(mark);
  nestLists(body);
  for (const block of body.querySelectorAll(":is(td,th,li) > :is(p,div):only-child"))
    if (block.textContent.trim() === block.parentElement?.textContent.trim()) unwrap(block);
  tidyTables(body);
  for (const space of body.querySelectorAll(".Apple-converted-space")) space.textContent = " ";
  body.normalize();
  return body;
}

/** Messengers keep lines by a style, which Markdown does not know. */
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

/** The indentation of a document's own source. */
const isBetweenBlocks = ({ data, previousSibling, nextSibling }: Text): boolean =>
  data.trim() === "" &&
  [previousSibling, nextSibling].some((node) => !(node instanceof Element) || node.matches(BLOCKS));

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Word writes a list as paragraphs, whose style tells the level. */
function makeLists(body: HTMLElement): void {
  const open: Element[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>("p,h1,h2,h3,h4,h5,h6")) {
    const style = paragraph.getAttribute("style") ?? "";
    const level = Number(/mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1] ?? 0);
    if (level === 0 || !paragraph.matches("p")) continue;
    if (last === undefined || paragraph.previousElementSibling !== last) open.length = 0;
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const written = sign?.textContent ?? "";
    // Word's signs may be letters, which its font draws as a dot; a number has a digit or a sign of its own.
    const name = /\p{N}|\p{L}[-.)]|\(\p{L}/u.test(written) ? "ol" : "ul";
    sign?.remove();
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = document.createElement(name);
      const first = /^\D*(\d{1,9})\D*$/.exec(latinDigits(written))?.[1];
      if (first !== undefined) list.setAttribute("start", first);
      const parent = open.at(-1);
      if (parent) (parent.lastElementChild ?? parent.appendChild(document.createElement("li"))).append(list);
      else {
        paragraph.before(list);
        last = list;
      }
      open.push(list);
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Google Docs puts an inner list beside the item that it belongs to. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul,ol) > :is(ul,ol)")) {
    const item = list.previousElementSibling;
    if (item?.matches("li")) item.append(list);
  }
}

/** Bold and italic by one name each, around what is seen, and not in several pieces. */
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
/** Beside a letter, no mark begins before a sign that closes, and none ends after one that opens. */
const NO_BEGINNING = /^[\s.,:;!?،؛؟۔\p{Pe}]+/u;
const NO_END = /(?<![\s\p{Ps}])[\s\p{Ps}]+$/u;
const LETTER_BEFORE = /[^\s\p{P}\p{S}]$/u;
const LETTER_AFTER = /^[^\s\p{P}\p{S}]/u;

/** What cannot stand at the ends of a mark goes outside: spaces, breaks, and signs that Markdown would not read there. */
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

/** What stands beside a mark, also where it begins or ends another one. */
function beside(element: Element, side: "previousSibling" | "nextSibling"): string {
  let outer = element;
  while (!outer[side] && outer.parentElement?.matches("b,strong,i,em")) outer = outer.parentElement;
  return outer[side]?.textContent ?? "";
}

/** Cells have lines alone. */
const BLOCKS_OF_CELLS = ":is(td,th) :is(p,div,ul,ol,li,dl,dt,dd,blockquote,pre,h1,h2,h3,h4,h5,h6)";

/** Tables as Markdown has them: with a head, as many cells in each row, and nothing but lines in a cell. */
function tidyTables(body: HTMLElement): void {
  for (const block of body.querySelectorAll(BLOCKS_OF_CELLS)) {
    const isEmpty = block.textContent.trim() === "";
    if (!isEmpty && hasText(block, "previousSibling")) block.before(document.createElement("br"));
    if (!isEmpty && hasText(block, "nextSibling")) block.after(document.createElement("br"));
    unwrap(block);
  }
  for (const table of body.querySelectorAll("table")) {
    fillColumns(table);
    if (!table.querySelector("th"))
      for (const cell of Array.from(table.rows[0]?.cells ?? [])) rename(cell, "th");
  }
}

/** Whether text follows before the next line. */
function hasText(block: Element, side: "previousSibling" | "nextSibling"): boolean {
  for (let node = block[side]; node !== null && !(node instanceof HTMLBRElement); node = node[side])
    if (node.textContent?.trim() !== "") return true;
  return false;
}

/** A cell of several rows has an empty one in each of the others, or theirs would be in the wrong column. */
function fillColumns(table: HTMLTableElement): void {
  const rows = Array.from(table.rows);
  for (const [index, row] of rows.entries()) {
    for (const cell of Array.from(row.cells)) {
      for (const below of rows.slice(index + 1, index + cell.rowSpan))
        below.insertBefore(document.createElement("td"), below.cells[cell.cellIndex] ?? null);
      cell.removeAttribute("rowspan");
    }
  }
}
