import { isValidElement, type ReactNode } from "react";
import Markdown, { defaultUrlTransform } from "react-markdown";
import remarkGfm from "remark-gfm";
import { createAnchors } from "./anchors";
import { BODY_TAGS, textOf, type BodyElement, type BodyNode, type BodyTag } from "./body-node";

interface MarkdownProps {
  children?: ReactNode;
  href?: string;
  start?: number;
}

/** An infographic's place. It shows nothing until there is a picture for it. */
const INFOGRAPHIC_LINE = /^[ \t]*\[INFOGRAPHIC:.*\][ \t]*$/gm;

/** The page has its own level 1 heading; deeper levels than 4 look alike. */
const RENAMED: Readonly<Record<string, BodyTag>> = { h1: "h2", h5: "h4", h6: "h4" };

/** Line breaks between blocks mean nothing. */
const BLOCK_PARENTS = new Set<BodyTag>(["ul", "ol", "blockquote", "table", "thead", "tbody", "tr"]);

const isTelephone = (url: string) => /^tel:\+?[\d\s-]+$/.test(url);

const isBodyTag = (tag: string): tag is BodyTag => (BODY_TAGS as readonly string[]).includes(tag);

/**
 * Parses an article's Markdown into plain data. Raw HTML, images and links that could run something are left out.
 * The parser is large: only the prerender and a visitor who opens an article from another page load this module.
 */
export function bodyTree(markdown: string): BodyNode[] {
  const rendered = Markdown({
    children: markdown.replace(INFOGRAPHIC_LINE, ""),
    remarkPlugins: [remarkGfm],
    skipHtml: true,
    allowedElements: [...BODY_TAGS, ...Object.keys(RENAMED)],
    unwrapDisallowed: true,
    urlTransform: (url) => (isTelephone(url) ? url : defaultUrlTransform(url)),
  });
  const anchor = createAnchors();
  const body = nodesOf((rendered.props as MarkdownProps).children).filter((node) => node !== "\n");
  for (const node of body) {
    if (typeof node === "object" && (node.tag === "h2" || node.tag === "h3")) node.id = anchor(textOf(node));
  }
  return body;
}

function nodesOf(children: ReactNode): BodyNode[] {
  if (Array.isArray(children)) return (children as ReactNode[]).flatMap(nodesOf);
  if (typeof children === "string") return [children];
  if (!isValidElement<MarkdownProps>(children) || typeof children.type !== "string") return [];
  const { href, start } = children.props;
  const inside = nodesOf(children.props.children);
  const tag = RENAMED[children.type] ?? children.type;
  if (!isBodyTag(tag) || (tag === "a" && !href)) return inside;
  const element: BodyElement = {
    tag,
    children: BLOCK_PARENTS.has(tag) ? inside.filter((node) => node !== "\n") : inside,
  };
  if (tag === "a") element.href = href;
  if (tag === "ol" && start !== undefined && start !== 1) element.start = start;
  return [element];
}
