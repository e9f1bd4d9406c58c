import { cleanText } from "@domain/clean-text";
import type { Emphasis, Nodes, Strong } from "mdast";
import { fromDom } from "hast-util-from-dom";
import { toMdast } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Handle, toMarkdown } from "mdast-util-to-markdown";

/** The marks alone: what stands beside them may be any letter, which the library would write as a number. */
const marked =
  (mark: string): Handle =>
  (node: Emphasis | Strong, _parent, state, info) =>
    `${mark}${state.containerPhrasing(node, { ...info, before: mark, after: mark })}${mark}`;

/** Items of one paragraph stand close together, however their document wrote them. */
function tightenLists(node: Nodes): void {
  if (node.type === "list" || node.type === "listItem") {
    const items = node.type === "list" ? node.children : [node];
    node.spread = items.some(
      ({ children }) => children.filter(({ type }) => type === "paragraph").length > 1,
    );
  }
  if ("children" in node) for (const child of node.children) tightenLists(child);
}

/** A document that was copied from a word processor or a page, in the Markdown of an article. Loaded with the first of them. */
export function htmlToMarkdown(html: string): string {
  const tree = toMdast(fromDom(readDocument(html)));
  tightenLists(tree);
  const markdown = toMarkdown(tree, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    listItemIndent: "one",
    handlers: { emphasis: marked("*"), strong: marked("**") },
    extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  return cleanText(markdown.replace(/\\\[(?=INFOGRAPHIC:)/gi, "["));
}

/** What no article keeps. */
const DROPPED =
  "script,style,head,meta,link,title,img,picture,svg,iframe,object,embed,video,audio,canvas,input,button,select,textarea,template,noscript";
const MARKS = { strong: "b,strong", em: "i,em" } as const;

/** What is said by styles alone, in the words of HTML. */
const isBold = (element: HTMLElement): boolean => /^(?:bold|bolder|[6-9]00)$/.test(element.style.fontWeight);
const isPlain = (element: HTMLElement): boolean => /^(?:normal|[1-4]00)$/.test(element.style.fontWeight);

/** A copied document without its scripts, pictures and habits, so that its structure can be read. Nothing in it is run or loaded. */
function readDocument(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  removeComments(body);
  makeLists(body);
  nameMarks(body);
  for (const link of body.querySelectorAll("a"))
    if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(link.getAttribute("href")?.trim() ?? "")) unwrap(link);
  // The page's own title is its only heading of the first level.
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const mark of body.querySelectorAll(":is(h2,h3,h4,h5,h6) strong")) unwrap(mark);
  nestLists(body);
  for (const block of body.querySelectorAll(":is(td,th,li) > :is(p,div):only-child")) unwrap(block);
  for (const block of body.querySelectorAll(":is(td,th) :is(p,div)")) {
    block.after(" ");
    unwrap(block);
  }
  // Markdown has no table without a head.
  for (const table of body.querySelectorAll("table"))
    if (!table.querySelector("th"))
      for (const cell of Array.from(table.rows[0]?.cells ?? [])) rename(cell, "th");
  for (const space of body.querySelectorAll(".Apple-converted-space")) space.textContent = " ";
  body.normalize();
  return body;
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
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
    const name = /^\s*[\p{L}\p{N}]{1,4}[.)]/u.test(sign?.textContent ?? "") ? "ol" : "ul";
    sign?.remove();
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = document.createElement(name);
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

/** Spaces at the ends of a mark go outside, where Markdown wants them. */
function tighten(element: Element): void {
  element.normalize();
  const text = element.textContent;
  if (text.trim() === "") return unwrap(element);
  const [first, last] = [element.firstChild, element.lastChild];
  if (first instanceof Text && /^\s/.test(first.data)) {
    first.data = first.data.trimStart();
    element.before(" ");
  }
  if (last instanceof Text && /\s$/.test(last.data)) {
    last.data = last.data.trimEnd();
    element.after(" ");
  }
}
