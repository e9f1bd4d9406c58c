/** What an article's body may consist of. Everything else in its Markdown loses its element and keeps its text. */
export const BODY_TAGS = [
  "h2",
  "h3",
  "h4",
  "p",
  "ul",
  "ol",
  "li",
  "blockquote",
  "strong",
  "em",
  "del",
  "code",
  "pre",
  "a",
  "br",
  "hr",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
] as const;

export type BodyTag = (typeof BODY_TAGS)[number];

export interface BodyElement {
  tag: BodyTag;
  /** Anchor of a heading. */
  id?: string;
  /** Address of a link; never anything that runs. */
  href?: string;
  /** First number of an ordered list. */
  start?: number;
  /** Of a table's cell; at the line's start unless told otherwise. */
  align?: "center" | "end";
  children: BodyNode[];
}

/** The place of a picture that is drawn from its description. */
export interface BodyInfographic {
  tag: "infographic";
  description: string;
  /** Its address, when it was drawn before the page was written. */
  image?: string;
  children: never[];
}

/** The place of a video that someone else plays. */
export interface BodyVideo {
  tag: "video";
  url: string;
  /** The heading under which it stands; "" before the first one. */
  title: string;
  children: never[];
}

/** A piece of an article's body as plain data: it travels in the prerendered page, where no parser has to follow it. */
export type BodyNode = string | BodyElement | BodyInfographic | BodyVideo;

export const textOf = (node: BodyNode): string =>
  typeof node === "string" ? node : node.children.map(textOf).join("");

const isHeading = (node: BodyNode): node is BodyElement & { id: string } =>
  typeof node !== "string" && (node.tag === "h2" || node.tag === "h3") && node.id !== undefined;

/** The table of contents: level 2 and 3 headings in their order. */
export const headingsOf = (body: readonly BodyNode[]) =>
  body.filter(isHeading).map((node) => ({ id: node.id, level: node.tag, text: textOf(node) }));

/**
 * Cuts the body in two as near its middle as a section begins; a body without a second section is cut between two of its
 * blocks.
 */
export function splitAtMiddle(body: readonly BodyNode[]): [BodyNode[], BodyNode[]] {
  const inner = body.map((_, index) => index).slice(1);
  const sections = inner.filter((index) => {
    const node = body[index];
    return typeof node === "object" && node.tag === "h2";
  });
  // A long text has thousands of blocks: each is looked at once.
  let length = 0;
  const starts = body.map((node) => {
    const start = length;
    length += textOf(node).length;
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
