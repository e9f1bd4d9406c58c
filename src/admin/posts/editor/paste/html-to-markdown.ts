import { cleanText } from "@domain/clean-text";
import type { Delete, Emphasis, Nodes, Root, Strong, Text } from "mdast";
import { fromDom } from "hast-util-from-dom";
import { toMdast } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Handle, type Options as ToMarkdownExtension, toMarkdown } from "mdast-util-to-markdown";
import { beginsWithMeasure } from "@domain/markdown-dialect/line-marks";
import { Turns } from "@domain/turns";
import { lettersOf, lettersOnPage } from "./page-letters";
import { readDocument } from "./read-document";

/** The dialect also accepts Arabic and Persian numbers of items, and a bar after a bullet may be a table's rule. */
const OF_DIALECT: ToMarkdownExtension = {
  unsafe: [
    ...[".", ")"].map((character) => ({
      atBreak: true,
      before: "[٠-٩۰-۹]+",
      character,
      after: "(?:[ \\t\\r\\n]|$)",
    })),
    { atBreak: true, character: "|" },
  ],
};

/** Only the marks are written: the library would write a letter next to them as a number. */
const marked =
  (mark: string): Handle =>
  (node: Emphasis | Strong, _parent, state, info) =>
    `${mark}${state.containerPhrasing(node, { ...info, before: mark, after: mark })}${mark}`;

/** Items of one paragraph are written without empty lines, whatever the document did. */
function tightenLists(node: Nodes): void {
  if (node.type === "list" || node.type === "listItem") {
    const items = node.type === "list" ? node.children : [node];
    node.spread = items.some(
      ({ children }) => children.filter(({ type }) => type === "paragraph").length > 1,
    );
  }
  if ("children" in node) for (const child of node.children) tightenLists(child);
}

/** A line break would end the row of a table. */
const lineBreak: Handle = (_node, _parent, { stack }) => (stack.includes("tableCell") ? "<br>" : "\n");

/**
 * Parts that are read literally, so that an escape inside would become part of them: facts, orders of pictures, and addresses.
 */
const VERBATIM =
  /\{\{[^{}\n]*\}\}|\[INFOGRAPHIC:(?:[^[\]\n]|\[[^[\]\n]*\])*\]|\b(?:https?:\/\/|www\.)[^\s[\])<>|`]*[^\s[\])<>|`!"'*,.:;?_~&\\]/gi;

/** Texts without links, because a character next to the address would become part of it. */
const literal = new WeakSet<Text>();

const text: Handle = (node: Text, _parent, state, info) => {
  if (literal.has(node)) return state.safe(node.value, info).replace(/:(?=\/\/)|(?<=\bwww)\.|@/gi, "\\$&");
  let written = "";
  let { before } = info;
  let from = 0;
  const add = (part: string, after: string) => {
    if (part === "") return;
    written += state.safe(part, { ...info, before, after });
    before = part.at(-1) ?? before;
  };
  for (const match of node.value.matchAll(VERBATIM)) {
    add(node.value.slice(from, match.index), match[0].charAt(0));
    written += match[0];
    before = match[0].at(-1) ?? before;
    from = match.index + match[0].length;
  }
  add(node.value.slice(from), info.after);
  return written;
};

const write = (tree: Root): string =>
  toMarkdown(tree, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    listItemIndent: "one",
    handlers: { break: lineBreak, emphasis: marked("*"), strong: marked("**"), text },
    extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false }), OF_DIALECT],
  });

/** The words of a part of the document. */
function wordsOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

/** Whether the page has every word of a part of the document. */
const isShown = async (markdown: string, node: Nodes): Promise<boolean> =>
  (await lettersOnPage(markdown)) === lettersOf(wordsOf(node));

/** A line that cannot contain a mark or an address. Most lines match, and need not be parsed. */
const PLAIN = /^(?!.*www\.)\p{L}[\p{L}\p{M}\p{N} ,.;()%°/'"’‘“”«»،؛؟–—-]*$/iu;
const isPlain = (node: Nodes): boolean =>
  (node.type === "paragraph" || node.type === "heading") &&
  node.children.every((child) => child.type === "text") &&
  PLAIN.test(wordsOf(node));

/** Removes bold, italic and strikethrough, and keeps the words. */
function dropMarks(node: Nodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) dropMarks(child);
  const children: Nodes[] = node.children;
  const plain: Nodes[] = [];
  for (const child of children.flatMap((one): Nodes[] => (isMark(one) ? one.children : [one]))) {
    const last = plain.at(-1);
    // Merged into one text, so that a number at its beginning is whole.
    if (child.type === "text" && last?.type === "text") last.value += child.value;
    else plain.push(child);
  }
  node.children = plain as typeof node.children;
}

/** Unwraps lists and quotations whose marks belong to a sentence: before nothing, and before a figure. */
function openBlocks(node: Nodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) openBlocks(child);
  const children: Nodes[] = node.children;
  const opened = children.flatMap((child): Nodes[] => {
    if (child.type !== "list" && child.type !== "blockquote") return [child];
    const words = wordsOf(child);
    if (words.trim() === "") return [];
    if (child.type === "blockquote") return beginsWithMeasure(words) ? child.children : [child];
    child.children = child.children.filter((item) => wordsOf(item).trim() !== "");
    const [first, ...others] = child.children;
    return first && others.length === 0 && !child.ordered && beginsWithMeasure(words)
      ? first.children
      : [child];
  });
  node.children = opened as typeof node.children;
}

const isMark = (node: Nodes): node is Emphasis | Strong | Delete =>
  node.type === "emphasis" || node.type === "strong" || node.type === "delete";

function readLiterally(node: Nodes): void {
  if (node.type === "text") literal.add(node);
  if ("children" in node) for (const child of node.children) readLiterally(child);
}

type Blocks = Root["children"];

/**
 * Converts a document that was copied from a word processor or a page to an article's Markdown. When its page would show other
 * words than the document, because a mark or an address next to a sign has another meaning, the block is written without it.
 * The module is loaded with the first document. It yields to the browser in between; the time is proportional to the document.
 */
export async function htmlToMarkdown(html: string): Promise<string> {
  const turns = new Turns();
  const body = readDocument(html);
  if (turns.isOver) await turns.next();
  const tree = toMdast(fromDom(body));
  if (tree.type !== "root") return "";
  tightenLists(tree);
  const written: string[] = [];
  for (const blocks of sectionsOf(tree.children)) {
    if (turns.isOver) await turns.next();
    written.push(await shownMarkdown(blocks, turns));
  }
  return cleanText(written.join("\n"));
}

/** About the length of the parts in which a page is parsed. */
const SECTION_LENGTH = 4000;

/** Groups of blocks that can be written separately: a list is written differently next to another one. */
function sectionsOf(blocks: Blocks): Blocks[] {
  const sections: Blocks[] = [];
  let section: Blocks = [];
  let length = 0;
  for (const block of blocks) {
    const isList = block.type === "list" || section.at(-1)?.type === "list";
    if (length >= SECTION_LENGTH && !isList) {
      sections.push(section);
      [section, length] = [[], 0];
    }
    section.push(block);
    length += wordsOf(block).length;
  }
  return [...sections, section];
}

/** The Markdown of blocks, with every word of theirs on its page. */
async function shownMarkdown(blocks: Blocks, turns: Turns): Promise<string> {
  const markdown = write({ type: "root", children: blocks });
  const doubtful: Root = { type: "root", children: blocks.filter((block) => !isPlain(block)) };
  if (doubtful.children.length === 0 || (await isShown(write(doubtful), doubtful))) return markdown;
  const kept: Blocks = [];
  for (const block of blocks) {
    if (turns.isOver) await turns.next();
    const alone: Root = { type: "root", children: [block] };
    const isKept = isPlain(block) || (blocks.length > 1 && (await isShown(write(alone), alone)));
    kept.push(...(isKept ? [block] : await simplified(block)));
  }
  return write({ type: "root", children: kept });
}

/** A block without the parts that make its page differ, if there are any. */
async function simplified(block: Blocks[number]): Promise<Blocks> {
  const tree: Root = { type: "root", children: [block] };
  for (const simplify of [openBlocks, dropMarks, readLiterally]) {
    simplify(tree);
    if (await isShown(write(tree), tree)) break;
  }
  return tree.children;
}
