import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { BodyElement, BodyInfographic, BodyNode, BodyTag } from "./body-node";

// Few articles have one.
const BodyVideo = lazy(async () => ({ default: (await import("./body-video")).BodyVideo }));

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
  table: "w-full text-base leading-normal",
  th: "border-input border-b p-3 font-semibold",
  td: "border-border border-b p-3 align-top",
};

const ALIGNMENTS = { start: "text-start", center: "text-center", end: "text-end" } as const;

/** Pages lead to pages; `/sitemap.xml` and the like are files. */
const isPage = (href: string) => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(href);

interface MarkdownBodyProps {
  nodes: readonly BodyNode[];
  /** Said after links to other sites. */
  newTab: string;
  /** Draws the place of an infographic: readers have it drawn, the editor's preview must not. */
  Infographic: ComponentType<Pick<BodyInfographic, "description" | "image">>;
}

/** Draws an article's body. The same data gives the same elements in the prerender, in the browser and in the preview. */
export function MarkdownBody(props: MarkdownBodyProps) {
  return <div className="max-w-prose">{drawAll(props.nodes, props)}</div>;
}

// Never spread into arguments: a text may have more pieces than a function takes.
const drawAll = (nodes: readonly BodyNode[], props: MarkdownBodyProps): ReactNode[] =>
  nodes.map((node, index) => draw(node, props, index));

function draw(node: BodyNode, props: MarkdownBodyProps, key: number): ReactNode {
  if (typeof node === "string") return node;
  if (node.tag === "infographic") {
    return <props.Infographic key={key} description={node.description} image={node.image} />;
  }
  if (node.tag === "video") {
    return (
      <Suspense key={key} fallback={<div className="my-8 aspect-video" />}>
        <BodyVideo {...node} />
      </Suspense>
    );
  }
  const { tag, id, start, align = "start" } = node;
  // These take no children, not even none.
  if (tag === "br" || tag === "hr") return createElement(tag, { key, className: CLASSES[tag] });
  const children = drawAll(node.children, props);
  switch (tag) {
    case "a":
      return drawLink(node, children, props.newTab, key);
    case "th":
    case "td":
      return createElement(tag, { key, className: `${CLASSES[tag]} ${ALIGNMENTS[align]}` }, children);
    case "table":
      return (
        // Reached by keyboard, so that a wide one can be scrolled.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must be focusable
        <div key={key} tabIndex={0} className="my-6 overflow-x-auto">
          <table className={CLASSES.table}>{children}</table>
        </div>
      );
    default:
      return createElement(tag, { key, id, start, className: CLASSES[tag] }, children);
  }
}

function drawLink({ href = "" }: BodyElement, children: ReactNode[], newTab: string, key: number): ReactNode {
  if (/^(?:https?:)?\/\//i.test(href)) {
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
        {children}
        <span className="sr-only"> ({newTab})</span>
      </a>
    );
  }
  return isPage(href) ? (
    <Link key={key} to={href} className={LINK}>
      {children}
    </Link>
  ) : (
    <a key={key} href={href} className={LINK}>
      {children}
    </a>
  );
}
