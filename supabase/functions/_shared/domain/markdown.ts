import type { Element, Root, RootContent } from "hast";
import { infographicMarkers, MAX_DESCRIPTION_LENGTH } from "./infographic-marker.ts";
import { definitionsFor, definitionsIn } from "./markdown-dialect/definitions.ts";
import { restored } from "./markdown-dialect/literal-signs.ts";
import { parseDialect } from "./markdown-dialect/parse-dialect.ts";
import { readableSource } from "./markdown-dialect/readable-source.ts";
import { fenceAfter, isTooDense, partsOf } from "./markdown-parts.ts";
import { Turns } from "./turns.ts";
import { parseVideoFrame } from "./video-frame.ts";

/** A part of a text as a tree, without raw HTML. */
interface MarkdownPart extends Root {
  /** The position in the text of a position inside the part. */
  writtenAt: (position: number) => number;
}

/** The position of a picture that is drawn from its description. */
export interface InfographicPlace {
  type: "infographic";
  description: string;
}

/** The position of a video from a third party's player. */
export interface VideoPlace {
  type: "video";
  url: string;
}

/** A text in its pieces, in order. Calls share them, so they must not be changed. */
export type ParsedMarkdown = readonly (MarkdownPart | InfographicPlace | VideoPlace)[];

/** Markdown that is not parsed yet. */
interface Source {
  type: "source";
  start: number;
  text: string;
}

/** More than the parts of a longest text in both languages. */
const MAX_CACHED_PARTS = 500;

/** No article needs more, and tree walks are recursive. */
const MAX_DEPTH = 100;

/**
 * Every part is parsed with the definitions that it uses, which together are longer than the article. Parts beyond this number
 * become plain text.
 */
const MAX_NAMED = 500;

/** The nodes of the longest possible article. A text with more was not written by hand, and loses the rest. */
const MAX_NODES = 25_000;

/** The trees of the latest parts: while a text is written, all of its parts but one stay the same. */
const cache = new Map<string, RootContent[]>();

/**
 * Parses an article's Markdown, for its page, its contents list, its scores and its checks. A long text takes about a second,
 * so it yields to the browser between parts.
 */
export async function parseMarkdown(markdown: string): Promise<ParsedMarkdown> {
  const turns = new Turns();
  const readable = await readableSource(markdown, (line) => parseVideoFrame(line) !== null, turns);
  const { writtenAt } = readable;
  const { definitions, text } = definitionsIn(readable.text);
  const parsed: ParsedMarkdown[number][] = [];
  let room = MAX_NODES;
  let addresses = MAX_NAMED;
  for (const piece of piecesOf(text)) {
    if (piece.type !== "source") {
      parsed.push(piece);
      continue;
    }
    let { start } = piece;
    for (const part of partsOf(piece.text)) {
      const named = definitionsFor(part, definitions);
      addresses -= named.length;
      const children = room > 0 && addresses >= 0 ? cachedNodesOf(part, named) : plainParagraphs(part);
      room -= countOf(children);
      const partStart = start;
      parsed.push({ type: "root", writtenAt: (position) => writtenAt(partStart + position), children });
      start += part.length + 1;
      if (turns.isOver) await turns.next();
    }
  }
  return parsed;
}

const countOf = (nodes: readonly RootContent[]): number =>
  nodes.reduce((sum, node) => sum + 1 + (node.type === "element" ? countOf(node.children) : 0), 0);

/** Every element with one of the tags, in order, with its position in the text. */
export const elementsOf = (parsed: ParsedMarkdown, ...tags: readonly string[]) =>
  parsed.flatMap((part) =>
    part.type === "root"
      ? elementsIn(part.children, tags).map((element) => ({
          element,
          start: part.writtenAt(element.position?.start.offset ?? 0),
          end: part.writtenAt(element.position?.end.offset ?? 0),
        }))
      : [],
  );

function elementsIn(nodes: readonly RootContent[], tags: readonly string[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    const inside = elementsIn(node.children, tags);
    return tags.includes(node.tagName) ? [node, ...inside] : inside;
  });
}

/** Videos, infographics, and the Markdown between them. In a fence both are code. */
function piecesOf(text: string): (Source | InfographicPlace | VideoPlace)[] {
  const pieces: (Source | InfographicPlace | VideoPlace)[] = [];
  let start = 0;
  const cut = (from: number, to: number, place?: InfographicPlace | VideoPlace) => {
    pieces.push({ type: "source", start, text: text.slice(start, from) });
    if (place) pieces.push(place);
    start = to;
  };
  let fence = "";
  let lineStart = 0;
  for (const line of text.split("\n")) {
    const url = fence ? null : parseVideoFrame(line);
    const nextLine = lineStart + line.length + 1;
    if (url === null) {
      fence = fenceAfter(line, fence);
      for (const { description, ...marker } of fence ? [] : infographicMarkers(line)) {
        const isPlace = description !== "" && description.length <= MAX_DESCRIPTION_LENGTH;
        const place = isPlace ? ({ type: "infographic", description } as const) : undefined;
        cut(lineStart + marker.start, lineStart + marker.end, place);
      }
    } else cut(lineStart, nextLine, { type: "video", url });
    lineStart = nextLine;
  }
  cut(text.length, text.length);
  return pieces;
}

function cachedNodesOf(part: string, named: readonly string[]): RootContent[] {
  if (part.trim() === "") return [];
  const source = named.length > 0 ? `${part}\n\n${named.join("\n")}` : part;
  const nodes = cache.get(source) ?? nodesOf(part, source);
  // Moves the entry to the end, because the first one is deleted first.
  cache.delete(source);
  cache.set(source, nodes);
  if (cache.size > MAX_CACHED_PARTS) cache.delete(cache.keys().next().value ?? "");
  return nodes;
}

function nodesOf(part: string, source: string): RootContent[] {
  if (isTooDense(part)) return plainParagraphs(part);
  try {
    const children = parseDialect(source);
    return isDeeperThan(MAX_DEPTH, children) ? plainParagraphs(part) : children;
  } catch (error) {
    // Nested deeper than the stack.
    if (error instanceof RangeError) return plainParagraphs(part);
    throw error;
  }
}

const isDeeperThan = (depth: number, nodes: readonly RootContent[]): boolean =>
  nodes.some((node) => node.type === "element" && (depth === 0 || isDeeperThan(depth - 1, node.children)));

const plainParagraphs = (part: string): RootContent[] =>
  restored(part)
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => ({
      type: "element",
      tagName: "p",
      properties: {},
      children: [{ type: "text", value: paragraph.trim() }],
    }));
