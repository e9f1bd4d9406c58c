import type { ElementContent, RootContent } from "hast";
import type { ParsedMarkdown } from "./markdown.ts";

/** The role of a piece of text in its article. A heading is not a sentence, and a table's row is not a paragraph. */
export interface TextBlock {
  kind: "heading" | "paragraph" | "row";
  /** The visible text: no markup, no addresses, no pictures, no markers. */
  text: string;
}

const HEADING = /^h[1-6]$/;
/** Elements that contain blocks, or text outside of any. */
const CONTAINERS = new Set(["ul", "ol", "li", "blockquote", "table", "thead", "tbody"]);
/** Blocks that are not read aloud. */
const SKIPPED = new Set(["pre", "hr"]);

const ADDRESS = /<?(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>]+>?/gi;

/**
 * Letters and digits of any script with their marks; an apostrophe or a hyphen joins two of them, and between digits so do the
 * signs of decimals, times and dates: "don't", "well-being", "38.5" and "24/7" are one word each.
 */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’\u2010\u2011-]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** Every block of an article, in order; code blocks are left out. */
export const textBlocks = (parsed: ParsedMarkdown): TextBlock[] =>
  parsed.flatMap((part) => (part.type === "root" ? blocksOf(part.children) : []));

function blocksOf(nodes: readonly RootContent[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  const add = (kind: TextBlock["kind"], source: string) => {
    const text = source.replace(ADDRESS, " ").replace(/\s+/g, " ").trim();
    if (text) blocks.push({ kind, text });
  };
  let loose = "";
  for (const node of nodes) {
    const tag = node.type === "element" ? node.tagName : "";
    const isHeading = HEADING.test(tag);
    const isBlock = isHeading || tag === "p" || tag === "tr" || CONTAINERS.has(tag) || SKIPPED.has(tag);
    if (!isBlock || node.type !== "element") {
      loose += nodeText(node);
      continue;
    }
    add("paragraph", loose);
    loose = "";
    if (CONTAINERS.has(tag)) for (const block of blocksOf(node.children)) blocks.push(block);
    else if (!SKIPPED.has(tag))
      add(isHeading ? "heading" : tag === "tr" ? "row" : "paragraph", nodeText(node));
  }
  add("paragraph", loose);
  return blocks;
}

/** The complete text inside a node. */
export function nodeText(node: ElementContent | RootContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(nodeText).join("") : "";
}

/** Invisible characters inside a word, like direction marks, joiners and soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A text for comparing and counting: invisible characters are removed, but a zero-width space separates words. */
export const visibleText = (text: string): string => text.replace(/\u200B/g, " ").replace(INVISIBLE, "");

/** The words of a text, in English and in Arabic. */
export const wordsOf = (text: string): string[] => visibleText(text).match(WORD) ?? [];

/** The number of visible words in an article: without markup, addresses and markers. */
export const countWords = (blocks: readonly TextBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0);

const CHARACTERS_PER_MINUTE = 1000;

/** The reading time of an article by its length in characters of Markdown. */
export const readingMinutes = (characters: number): number =>
  Math.max(1, Math.ceil(characters / CHARACTERS_PER_MINUTE));
