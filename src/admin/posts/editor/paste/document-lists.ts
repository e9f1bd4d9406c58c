import { latinDigits } from "@domain/latin-digits";

/** Turns the lists of any document format into HTML lists. */
export function makeLists(body: HTMLElement): void {
  listsOfWord(body);
  listsOfWordOnline(body);
  const kinds = "ul,ol";
  for (const list of body.querySelectorAll(kinds)) joinNext(list);
  nestLists(body);
  // A formerly nested list may now be next to a list of its kind.
  for (const list of body.querySelectorAll(kinds)) joinNext(list);
  for (const list of body.querySelectorAll(kinds)) {
    const heading = list.querySelector(":scope > li:only-child > :is(h1,h2,h3,h4,h5,h6):only-child");
    // Writer wraps a numbered heading from Word in a list.
    if (heading && heading.textContent.trim() === list.textContent.trim()) list.replaceWith(heading);
    else if (list.children.length === 0) list.remove();
  }
}

interface OpenList {
  list: Element;
  /** The number of the next item. */
  next: number;
}

/** Word writes a list as paragraphs, whose style has the level. */
function listsOfWord(body: HTMLElement): void {
  const open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>("p")) {
    const style = paragraph.getAttribute("style") ?? "";
    const level = Number(/mso-list:\s*l\d+\s+level(\d{1,2})/i.exec(style)?.[1] ?? 0);
    if (level === 0) continue;
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i],[style*="mso-list: Ignore" i]');
    const written = sign?.textContent ?? "";
    // Word's bullets may be letters that its font draws as a dot; a number has a digit or punctuation.
    const name = /\p{N}|\p{L}[-.)]|\(\p{L}/u.test(written) ? "ol" : "ul";
    const number = Number(/^\D*(\d{1,9})\D*$/.exec(latinDigits(written))?.[1] ?? 0);
    sign?.remove();
    if (last === undefined || paragraph.previousElementSibling !== last) open.length = 0;
    open.length = Math.min(open.length, level);
    const same = open.length === level ? open.at(-1) : undefined;
    if (same && (same.list.localName !== name || (number > 0 && number !== same.next))) open.pop();
    while (open.length < level) {
      const list = document.createElement(open.length === level - 1 ? name : "ul");
      if (number > 0) list.setAttribute("start", String(number));
      const parent = open.at(-1)?.list;
      if (parent) (parent.lastElementChild ?? parent.appendChild(document.createElement("li"))).append(list);
      else {
        paragraph.before(list);
        last = list;
      }
      open.push({ list, next: number || 1 });
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    const current = open.at(-1);
    if (current) current.next += 1;
    current?.list.append(item);
    paragraph.remove();
  }
}

/** Word in a browser writes each item as a list of its own, in a box, with its level at the item. */
function listsOfWordOnline(body: HTMLElement): void {
  for (const box of body.querySelectorAll(".ListContainerWrapper")) box.replaceWith(...box.childNodes);
  for (const item of body.querySelectorAll<HTMLElement>("li[data-aria-level]")) {
    const list = item.parentElement;
    if (!list?.matches("ul,ol") || list.children.length > 1 || list.parentElement?.closest("ul,ol")) continue;
    let outer: Element = list;
    for (let level = Number(item.dataset.ariaLevel); level > 1 && level < 10; level -= 1) {
      const around = document.createElement("ul");
      outer.replaceWith(around);
      around.append(outer);
      outer = around;
    }
  }
}

/** Joins a list with the next one of its kind, unless that starts counting again. */
function joinNext(list: Element): void {
  if (list.parentElement === null) return;
  for (;;) {
    const next = neighbour(list);
    if (!next || !goesOn(list, next)) return;
    list.append(...next.childNodes);
    next.remove();
  }
}

function goesOn(list: Element, next: Element): boolean {
  const hasOwnItems = Array.from(next.children).some((child) => child.matches("li"));
  // A list without items of its own only nests the lists in it.
  if (!hasOwnItems) return true;
  if (list.localName !== next.localName) return false;
  if (list.localName === "ul") return true;
  const items = Array.from(list.children).filter((child) => child.matches("li")).length;
  return Number(next.getAttribute("start") ?? 1) === Number(list.getAttribute("start") ?? 1) + items;
}

function neighbour(list: Element): Element | undefined {
  let next = list.nextSibling;
  while (next instanceof Text && next.data.trim() === "") next = next.nextSibling;
  return next instanceof Element && next.matches("ul,ol") ? next : undefined;
}

/** Google Docs and Writer put an inner list next to its item; without an item its level means nothing. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul,ol) > :is(ul,ol)")) {
    const item = list.previousElementSibling;
    if (item?.matches("li")) item.append(list);
    else list.replaceWith(...list.childNodes);
  }
}
