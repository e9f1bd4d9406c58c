import type { InfographicPlace, VideoPlace } from "@domain/markdown";
import { nodeText } from "@domain/text-blocks";
import type { Element, ElementContent } from "hast";
import { createHeadingNames, fragmentOf } from "./heading-ids";

/** The position of a picture that is drawn from its description. */
export interface BodyInfographic extends InfographicPlace {
  /** The picture's address, when it was drawn before the page was written. */
  image?: string;
}

/** The position of a video from a third party's player. */
interface BodyVideo extends VideoPlace {
  /** The heading above it; "" before the first one. */
  title: string;
}

/** A block of an article's body as plain data: it is part of the page state, so a prerendered page needs no parser. */
export type BodyNode = Element | BodyInfographic | BodyVideo;

/** The answer to a question, which is written like an article. Its headings are small and have no ids. */
export const asAnswer = (body: readonly BodyNode[]): BodyNode[] =>
  body.map((node) =>
    node.type === "element" && /^h\d$/.test(node.tagName) ? { ...node, tagName: "h4", properties: {} } : node,
  );

/**
 * The plain text of a body for programs: one line for each item and row, with the number of an item, and an empty line between
 * paragraphs.
 */
export const plainTextOf = (body: readonly BodyNode[]): string =>
  body
    .map((node) => (node.type === "element" ? blockLines(node).join("\n") : ""))
    .filter(Boolean)
    .join("\n\n");

const BLOCKS = new Set(["p", "ul", "ol", "li", "blockquote", "table", "thead", "tbody", "tr"]);

const isBlock = (node: ElementContent): node is Element =>
  node.type === "element" && BLOCKS.has(node.tagName);

function blockLines({ tagName, properties, children }: Element): string[] {
  if (tagName === "tr") return [children.map(nodeText).join(" ")];
  if (tagName === "ol") return numberedLines(properties.start, children);
  const loose = children.filter((child) => !isBlock(child)).map(nodeText);
  const words = loose
    .join("")
    .replace(/[ \t]{2,}/g, " ")
    .trim();
  return [words, ...children.filter(isBlock).flatMap(blockLines)].filter(Boolean);
}

function numberedLines(start: unknown, items: readonly ElementContent[]): string[] {
  let number = Number(start ?? 1) - 1;
  return items.filter(isBlock).flatMap((item) => {
    number = Number(item.properties.value ?? number + 1);
    const [first = "", ...others] = blockLines(item);
    return [`${number}. ${first}`, ...others];
  });
}

/** The table of contents: level 2 and 3 headings in their order. */
export const headingsOf = (body: readonly BodyNode[]) =>
  body.flatMap((node) =>
    node.type === "element" && (node.tagName === "h2" || node.tagName === "h3")
      ? { id: String(node.properties.id), level: node.tagName, text: nodeText(node) }
      : [],
  );

/** Makes links that name a heading in words lead to its id. Changes `nodes`. */
export function linkToHeadings(nodes: readonly BodyNode[], body: readonly BodyNode[]): void {
  const headingName = createHeadingNames();
  linkToIds(nodes, new Map(headingsOf(body).map(({ id, text }) => [headingName(text), id])));
}

function linkToIds(nodes: readonly (BodyNode | ElementContent)[], ids: ReadonlyMap<string, string>): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    const { href } = node.properties;
    const id = typeof href === "string" && href.startsWith("#") && ids.get(fragmentOf(href).normalize("NFC"));
    if (id) node.properties.href = `#${id}`;
    linkToIds(node.children, ids);
  }
}

/** Splits the body before its middle section. A body with fewer than two sections stays whole. */
export function splitAtMiddle(body: readonly BodyNode[]): [BodyNode[], BodyNode[]] {
  const starts = body.flatMap((node, index) =>
    index > 0 && node.type === "element" && node.tagName === "h2" ? [index] : [],
  );
  const cut = starts[Math.floor(starts.length / 2)] ?? Math.ceil(body.length / 2);
  return [body.slice(0, cut), body.slice(cut)];
}
