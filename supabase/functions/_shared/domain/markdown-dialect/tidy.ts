import type { Html, Link, List, Nodes, Parents, PhrasingContent, Root, Table, Text } from "mdast";
import { isAddress } from "./definitions.ts";
import { isElementTag } from "./html-tags.ts";
import { FILLER, restored } from "./literal-signs.ts";
import { inPosition, OPENING, type Position } from "./raised-text.ts";

/** Elements whose text is separate from the text next to them. */
const BLOCKS = new Set(
  "address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const CELLS = new Set(["td", "th"]);
const TAG = /^<\/?([a-z][a-z\d-]*)/i;
const POSITION = /^<(\/?)(su[pb])\b/i;
/** A footnote would need anchors of its own: its number and its text stay as written. */
const FOOTNOTE = /\[\^([^\]\s]{1,40})\]/g;
const ESCAPED_FOOTNOTE = /\\\[?\^/;

/**
 * Reduces a tree to plain Markdown: line ends stay line ends, HTML tags are removed and their text stays, and links are not
 * nested. Content that the parser would drop becomes text: cells beyond a table's head, links and labels without a valid
 * address, numbers that skip.
 */
export function tidyTree(tree: Root, source: string): void {
  tidy(tree, false, source);
}

function tidy(parent: Parents, isInLink: boolean, source: string): void {
  const isLink = parent.type === "link" || parent.type === "linkReference";
  const children: Nodes[] = parent.children;
  for (const child of children) {
    if ("children" in child) tidy(child, isInLink || isLink, source);
    if ("url" in child) child.url = restored(child.url);
  }
  if (parent.type === "list") keepNumbers(parent, source);
  if (parent.type === "table") keepCells(parent, source);
  if (!children.some((child) => NEEDS_CARE.has(child.type))) return;
  const phrases = withPositions(children).flatMap((child) => phrasesOf(child, isInLink || isLink, source));
  const tidied =
    parent.type === "paragraph" || parent.type === "heading" || parent.type === "tableCell"
      ? trimmed(phrases)
      : phrases;
  parent.children = tidied.filter(
    (child) => child.type !== "paragraph" || child.children.length > 0,
  ) as typeof parent.children;
}

const NEEDS_CARE = new Set<Nodes["type"]>([
  "text",
  "html",
  "break",
  "link",
  "linkReference",
  "image",
  "definition",
  "paragraph",
]);

function phrasesOf(node: Nodes, isInLink: boolean, source: string): Nodes[] {
  if (node.type === "text") return textLines(node, source);
  if (node.type === "html") return spaceOf(node);
  if (node.type === "definition") {
    const isKept = isAddress(node.url) && !node.label?.includes("\n");
    return isKept ? [node] : [{ type: "paragraph", children: [textNode(writtenOf(node, source))] }];
  }
  if (node.type === "image") {
    const isPlace = isAddress(node.url) || /[./]/.test(node.url);
    return isPlace ? [node] : [textNode(writtenOf(node, source))];
  }
  if (node.type === "link" && (!isAddress(node.url) || node.children.length === 0))
    return unlinked(node, source);
  if (isInLink && (node.type === "link" || node.type === "linkReference")) return node.children;
  return [node];
}

const textNode = (value: string): Text => ({ type: "text", value });

const writtenOf = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** A link with an invalid address, as written: the `10` of `[5](10)` is a figure. */
function unlinked(link: Link, source: string): Nodes[] {
  const end = link.position?.end.offset ?? 0;
  const inside = link.children.at(-1)?.position?.end.offset ?? (link.position?.start.offset ?? 0) + 1;
  return [textNode("["), ...link.children, textNode(source.slice(inside, end))];
}

/** Numbers of a list stay as written, also when they skip. */
function keepNumbers(list: List, source: string): void {
  if (!list.ordered) return;
  let expected = list.start ?? 1;
  for (const item of list.children) {
    const number = Number.parseInt(source.slice(item.position?.start.offset).slice(0, 12), 10);
    if (!Number.isNaN(number) && number !== expected) {
      item.data = { hProperties: { value: String(number) } };
      expected = number;
    }
    expected += 1;
  }
}

/** Cells beyond a table's head are appended to the last cell, with their bars. */
function keepCells(table: Table, source: string): void {
  const width = table.children[0]?.children.length ?? 0;
  for (const row of table.children.slice(1)) {
    const last = row.children[width - 1];
    for (const cell of row.children.splice(width)) {
      if (!last || cell.children.length === 0) continue;
      const from = last.children.at(-1)?.position?.end.offset ?? cell.position?.start.offset;
      const between = source.slice(from, cell.children[0]?.position?.start.offset);
      last.children.push(textNode(/^[\s|]{1,9}$/.test(between) ? between : " | "), ...cell.children);
    }
  }
}

/** The lines of a text, with breaks between them. A line with only hidden parts is dropped. */
function textLines(node: Text, source: string): PhrasingContent[] {
  const { value, position } = node;
  const isMark = restored(value).includes("[^") && !ESCAPED_FOOTNOTE.test(writtenOf(node, source));
  const lines = value.split("\n").filter((line) => !isHidden(line));
  return lines.flatMap((line, index): PhrasingContent[] => {
    const text: Text = {
      type: "text",
      value: isMark ? restored(line).replace(FOOTNOTE, "[$1]") : restored(line),
      ...(position && { position }),
    };
    return index === 0 ? [text] : [{ type: "break" }, text];
  });
}

const isHidden = (line: string) => line.includes(FILLER) && restored(line).trim() === "";

function spaceOf({ value }: Html): PhrasingContent[] {
  const name = TAG.exec(value)?.[1]?.toLowerCase() ?? "";
  if (!isElementTag(name)) return [textNode(value)];
  if (name === "br" || BLOCKS.has(name)) return [{ type: "break" }];
  return CELLS.has(name) ? [textNode(" ")] : [];
}

/** Raised and lowered text as characters. */
function withPositions(nodes: readonly Nodes[]): Nodes[] {
  if (!nodes.some((node) => node.type === "html" && POSITION.test(node.value))) return [...nodes];
  const shown: Nodes[] = [];
  let opened: { at: number; position: Position } | undefined;
  const end = () => {
    if (!opened) return;
    const inside = shown.splice(opened.at);
    const { position } = opened;
    opened = undefined;
    if (inside.every((node) => node.type === "text"))
      shown.push(textNode(inPosition(restored(inside.map(({ value }) => value).join("")), position)));
    else shown.push(textNode(OPENING[position]), ...inside, textNode(")"));
  };
  for (const node of nodes) {
    const [, slash, name = ""] = (node.type === "html" && POSITION.exec(node.value)) || [];
    if (!name) shown.push(node);
    else if (slash && opened) end();
    else if (slash) shown.push(textNode(")"));
    else {
      end();
      opened = { at: shown.length, position: name.toLowerCase() as Position };
    }
  }
  end();
  return shown;
}

const isBlank = (node: Nodes | undefined) => node?.type === "text" && node.value.trim() === "";

/** One break between two texts, and none at the ends. */
function trimmed(nodes: readonly Nodes[]): Nodes[] {
  const kept: Nodes[] = [];
  for (const node of nodes) {
    if (node.type === "break") {
      while (isBlank(kept.at(-1))) kept.pop();
      if (kept.length > 0 && kept.at(-1)?.type !== "break") kept.push(node);
    } else if (!isBlank(node) || (kept.length > 0 && kept.at(-1)?.type !== "break")) kept.push(node);
  }
  while (isBlank(kept.at(-1)) || kept.at(-1)?.type === "break") kept.pop();
  return kept;
}
