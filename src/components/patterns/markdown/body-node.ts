import type { InfographicPlace, VideoPlace } from "@domain/markdown";
import { textOf } from "@domain/text-blocks";
import type { Element, ElementContent } from "hast";

/** The place of a picture that is drawn from its description. */
export interface BodyInfographic extends InfographicPlace {
  /** Its address, when it was drawn before the page was written. */
  image?: string;
}

/** The place of a video that someone else plays. */
interface BodyVideo extends VideoPlace {
  /** The heading above it; "" before the first one. */
  title: string;
}

/** A block of an article's body as plain data: it is part of the page state, so a prerendered page needs no parser. */
export type BodyNode = Element | BodyInfographic | BodyVideo;

/** An answer to a question, which is written like an article. Its headings are small, and no place to go to. */
export const asAnswer = (body: readonly BodyNode[]): BodyNode[] =>
  body.map((node) =>
    node.type === "element" && /^h\d$/.test(node.tagName) ? { ...node, tagName: "h4", properties: {} } : node,
  );

/** What programs read of a body: its texts, a line for each item and row, and an empty line between paragraphs. */
export function plainTextOf(body: readonly BodyNode[]): string {
  const blocks = body.flatMap((node) => (node.type === "element" ? [plainBlock(node)] : []));
  return blocks.filter(Boolean).join("\n\n");
}

const LINES = new Set(["ul", "ol", "table", "thead", "tbody", "blockquote"]);

function plainBlock(node: Element): string {
  const inner = node.children.flatMap((child) => (child.type === "element" ? [child] : []));
  if (LINES.has(node.tagName)) return inner.map(plainBlock).join("\n");
  if (node.tagName === "tr") return inner.map(textOf).join(" ");
  const hasBlocks =
    node.tagName === "li" && inner.some(({ tagName }) => tagName === "p" || LINES.has(tagName));
  if (!hasBlocks) return textOf(node).trim();
  const [loose, blocks] = [node.children.filter((child) => !isBlock(child)), inner.filter(isBlock)];
  return [loose.map(textOf).join("").trim(), ...blocks.map(plainBlock)].filter(Boolean).join("\n");
}

const isBlock = (node: ElementContent): boolean =>
  node.type === "element" && (node.tagName === "p" || LINES.has(node.tagName));

const bodyTextOf = (node: BodyNode): string => (node.type === "element" ? textOf(node) : "");

/** The table of contents: level 2 and 3 headings in their order. */
export const headingsOf = (body: readonly BodyNode[]) =>
  body.flatMap((node) =>
    node.type === "element" && (node.tagName === "h2" || node.tagName === "h3")
      ? { id: String(node.properties.id), level: node.tagName, text: textOf(node) }
      : [],
  );

/**
 * Cuts the body in two as near its middle as a section begins; a body without a second section is cut between two of its
 * blocks.
 */
export function splitAtMiddle(body: readonly BodyNode[]): [BodyNode[], BodyNode[]] {
  const inner = body.map((_, index) => index).slice(1);
  const sections = inner.filter((index) => {
    const node = body[index];
    return node?.type === "element" && node.tagName === "h2";
  });
  // A long text has thousands of blocks: each is looked at once.
  let length = 0;
  const starts = body.map((node) => {
    const start = length;
    length += bodyTextOf(node).length;
    return start;
  });
  const distance = (index: number) => Math.abs((starts[index] ?? 0) - length / 2);
  const candidates = sections.length > 0 ? sections : inner;
  const cut = candidates.reduce(
    (best, index) => (distance(index) < distance(best) ? index : best),
    candidates[0] ?? body.length,
  );
  return [body.slice(0, cut), body.slice(cut)];
}
