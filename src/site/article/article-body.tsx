import { createElement, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { BodyNode, BodyTag } from "./body-node";

const LINK = "text-primary underline decoration-1 underline-offset-4 hover:decoration-2";

const CLASSES: Readonly<Partial<Record<BodyTag, string>>> = {
  h2: "mt-12 mb-4 text-[clamp(1.5rem,1.3rem+0.9vw,1.875rem)] leading-tight first:mt-0",
  h3: "mt-8 mb-2",
  h4: "mt-6 mb-1 font-semibold",
  p: "my-4 first:mt-0",
  ul: "my-4 list-disc space-y-2 ps-6 marker:text-primary",
  ol: "my-4 list-decimal space-y-2 ps-6 marker:font-semibold marker:text-primary",
  blockquote: "border-destructive rounded-e-card bg-card my-6 border-s-4 px-5 py-4",
  strong: "font-semibold",
  code: "bg-sand rounded px-1.5 py-0.5 text-[0.9em]",
  pre: "bg-sand rounded-card my-6 overflow-x-auto p-4 [&_code]:p-0",
  hr: "my-10",
  table: "my-6 block w-full overflow-x-auto text-base leading-normal",
  th: "border-input border-b p-3 text-start font-semibold",
  td: "border-border border-b p-3 align-top",
};

interface ArticleBodyProps {
  nodes: readonly BodyNode[];
  /** Said after links to other sites. */
  newTab: string;
}

/** Draws an article's body. The same data gives the same elements in the prerender and in the browser. */
export function ArticleBody({ nodes, newTab }: ArticleBodyProps) {
  return createElement("div", { className: "max-w-prose" }, ...nodes.map((node) => draw(node, newTab)));
}

function draw(node: BodyNode, newTab: string): ReactNode {
  if (typeof node === "string") return node;
  const { tag, id, href = "", start } = node;
  const children = node.children.map((child) => draw(child, newTab));
  if (tag !== "a") return createElement(tag, { id, start, className: CLASSES[tag] }, ...children);
  if (/^(?:https?:)?\/\//i.test(href)) {
    return createElement(
      "a",
      { href, target: "_blank", rel: "noopener noreferrer", className: LINK },
      ...children,
      <span className="sr-only"> ({newTab})</span>,
    );
  }
  if (href.startsWith("/")) return createElement(Link, { to: href, className: LINK }, ...children);
  return createElement("a", { href, className: LINK }, ...children);
}
