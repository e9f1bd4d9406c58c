import { isValidElement, type ReactNode } from "react";
import Markdown, { defaultUrlTransform } from "react-markdown";
import remarkGfm from "remark-gfm";
import { createAnchors } from "./anchors";
import {
  BODY_TAGS,
  textOf,
  type BodyElement,
  type BodyInfographic,
  type BodyNode,
  type BodyTag,
  type BodyVideo,
} from "./body-node";
import { isTooDense, partsOf } from "./body-parts";
import { splitAtInfographics } from "./infographic-marker";
import { splitAtVideos } from "./split-at-videos";

type BodyPiece = string | BodyInfographic | BodyVideo;

interface MarkdownProps {
  children?: ReactNode;
  href?: string;
  start?: number;
  style?: { textAlign?: string };
}

/** The page has its own level 1 heading; deeper levels than 4 look alike. */
const RENAMED: Readonly<Record<string, BodyTag>> = { h1: "h2", h5: "h4", h6: "h4" };

/** Line breaks between blocks mean nothing. */
const BLOCK_PARENTS = new Set<BodyTag>(["ul", "ol", "blockquote", "table", "thead", "tbody", "tr"]);

/** Tables are aligned with the reading direction. */
const ALIGNMENTS: Readonly<Record<string, BodyElement["align"]>> = { right: "end", center: "center" };

/** Footnotes would need anchors of their own; their numbers and texts are kept as they stand. */
const FOOTNOTE = /\[\^([^\]\s]{1,40})\]:?/g;

/** Links by reference may name an address at the end of the text, which is another part. */
const DEFINITION = /^ {0,3}\[[^\]^\n]{1,200}\]:[ \t]*\S.{0,500}$/gm;
const MAX_DEFINITIONS = 100;

/** As long as the browser may be kept from answering a tap. */
const MAX_TASK_MS = 12;

const isTelephone = (url: string) => /^tel:\+?[\d\s-]+$/.test(url);

const isBodyTag = (tag: string): tag is BodyTag => (BODY_TAGS as readonly string[]).includes(tag);

/**
 * Parses an article's Markdown into plain data. Raw HTML, images and links that could run something are left out.
 * The parser is large: only the prerender and a visitor who opens an article from another page load this module. A long
 * text takes it seconds, so it pauses for the browser between parts.
 */
export async function bodyTree(markdown: string): Promise<BodyNode[]> {
  const text = markdown.replace(/\r\n?/g, "\n");
  const definitions = (text.match(DEFINITION) ?? []).slice(0, MAX_DEFINITIONS).join("\n");
  const body: BodyNode[] = [];
  let resumedAt = performance.now();
  for (const piece of piecesOf(text)) {
    if (typeof piece !== "string") {
      body.push(piece);
      continue;
    }
    for (const part of partsOf(piece)) {
      for (const node of nodesOfPart(part, definitions)) body.push(node);
      if (performance.now() - resumedAt < MAX_TASK_MS) continue;
      await new Promise((resume) => setTimeout(resume));
      resumedAt = performance.now();
    }
  }
  const anchor = createAnchors();
  let heading = "";
  for (const node of body) {
    if (typeof node !== "object") continue;
    if (node.tag === "video") node.title = heading;
    if (node.tag !== "h2" && node.tag !== "h3") continue;
    heading = textOf(node);
    node.id = anchor(heading);
  }
  return body;
}

/** Text, videos and infographics in their order. */
const piecesOf = (text: string) =>
  splitAtVideos(text).flatMap((piece): BodyPiece[] =>
    typeof piece === "string" ? splitAtInfographics(piece) : [piece],
  );

function nodesOfPart(part: string, definitions: string): BodyNode[] {
  if (part.trim() === "") return [];
  if (isTooDense(part)) return plainParagraphs(part);
  try {
    return parse(definitions ? `${part}\n\n${definitions}` : part);
  } catch (error) {
    // Nested deeper than the stack reaches.
    if (error instanceof RangeError) return plainParagraphs(part);
    throw error;
  }
}

const plainParagraphs = (part: string): BodyNode[] =>
  part
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => ({ tag: "p", children: [paragraph.trim()] }));

function parse(markdown: string): BodyNode[] {
  const rendered = Markdown({
    children: markdown.replace(FOOTNOTE, String.raw`\[$1\]`),
    remarkPlugins: [remarkGfm],
    skipHtml: true,
    allowedElements: [...BODY_TAGS, ...Object.keys(RENAMED)],
    unwrapDisallowed: true,
    urlTransform: (url) => (isTelephone(url) ? url : defaultUrlTransform(url)),
  });
  return nodesOf((rendered.props as MarkdownProps).children).filter((node) => node !== "\n");
}

function nodesOf(children: ReactNode): BodyNode[] {
  if (Array.isArray(children)) return (children as ReactNode[]).flatMap(nodesOf);
  if (typeof children === "string") return [children];
  if (!isValidElement<MarkdownProps>(children) || typeof children.type !== "string") return [];
  const { href, start, style } = children.props;
  const inside = nodesOf(children.props.children);
  const tag = RENAMED[children.type] ?? children.type;
  if (!isBodyTag(tag) || (tag === "a" && !href)) return inside;
  const element: BodyElement = {
    tag,
    children: BLOCK_PARENTS.has(tag) ? inside.filter((node) => node !== "\n") : inside,
  };
  if (tag === "a") element.href = href;
  if (tag === "ol" && start !== undefined && start !== 1) element.start = start;
  const align = ALIGNMENTS[style?.textAlign ?? ""];
  if (align) element.align = align;
  return [element];
}
