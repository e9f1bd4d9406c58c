import type { RootContent } from "hast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, unified } from "unified";
import { bareAddresses } from "./bare-addresses.ts";
import { touchingEmphasis } from "./emphasis.ts";
import type { Html, Nodes, Parents, PhrasingContent, Root, Text } from "mdast";
import { FILLER } from "./readable-source.ts";

/** Tags are text without their tags: no block of them swallows its lines. */
const WITHOUT_HTML_BLOCKS = { disable: { null: ["htmlFlow"] } };

function dialect(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    touchingEmphasis,
    bareAddresses,
    WITHOUT_HTML_BLOCKS,
  ];
}

const processor = unified().use(remarkParse).use(remarkGfm).use(dialect).use(plainPhrases).use(remarkRehype);

/** The tree of a text that readableSource has prepared. */
export const parseDialect = (source: string): RootContent[] =>
  processor.runSync(processor.parse(source)).children;

/** Text inside of them is separate from the text beside it. */
const BLOCKS = new Set(
  "address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const CELLS = new Set(["td", "th"]);
const TAG = /^<\/?([a-z][a-z\d-]*)/i;
const FILLERS = new RegExp(FILLER, "g");

/**
 * What is inside of a paragraph, a heading or a cell, in terms of Markdown alone: line ends stay line ends, tags of HTML go and
 * their text stays, and no link is inside of another.
 */
function plainPhrases(): (tree: Root) => void {
  return (tree) => tidy(tree, false);
}

function tidy(parent: Parents, isInLink: boolean): void {
  const isLink = parent.type === "link" || parent.type === "linkReference";
  const children: Nodes[] = parent.children;
  for (const child of children) {
    if ("children" in child) tidy(child, isInLink || isLink);
    else if (child.type === "code" || child.type === "inlineCode")
      child.value = child.value.replace(FILLERS, "");
    if ("url" in child) child.url = child.url.replace(FILLERS, "");
  }
  if (!children.some((child) => NEEDS_CARE.has(child.type))) return;
  const phrases = children.flatMap((child) => phrasesOf(child, isInLink || isLink));
  const tidied =
    parent.type === "paragraph" || parent.type === "heading" || parent.type === "tableCell"
      ? trimmed(phrases)
      : phrases;
  parent.children = tidied.filter(
    (child) => child.type !== "paragraph" || child.children.length > 0,
  ) as typeof parent.children;
}

const NEEDS_CARE = new Set<Nodes["type"]>(["text", "html", "break", "link", "linkReference", "paragraph"]);

function phrasesOf(node: Nodes, isInLink: boolean): Nodes[] {
  if (node.type === "text") return linesOf(node);
  if (node.type === "html") return spaceOf(node);
  if (isInLink && (node.type === "link" || node.type === "linkReference")) return node.children;
  return [node];
}

/** The lines of a text, with breaks between them. A line of nothing but what is hidden is none. */
function linesOf({ value, position }: Text): PhrasingContent[] {
  const lines = value.split("\n").filter((line) => !isHidden(line));
  return lines.flatMap((line, index): PhrasingContent[] => {
    const text: Text = { type: "text", value: line.replace(FILLERS, ""), ...(position && { position }) };
    return index === 0 ? [text] : [{ type: "break" }, text];
  });
}

const isHidden = (line: string) => line.includes(FILLER) && line.replace(FILLERS, "").trim() === "";

function spaceOf({ value }: Html): PhrasingContent[] {
  const name = TAG.exec(value)?.[1]?.toLowerCase() ?? "";
  if (name === "br" || BLOCKS.has(name)) return [{ type: "break" }];
  return CELLS.has(name) ? [{ type: "text", value: " " }] : [];
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
