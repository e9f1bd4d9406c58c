import type { Element } from "hast";
import { toJsxRuntime, type Components } from "hast-util-to-jsx-runtime";
import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  lazy,
  Suspense,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { PageLink } from "@/components/ui/page-link";
import { canonicalPath } from "@/config/paths";
import { SectionBoundary } from "../section-boundary";
import type { BodyInfographic, BodyNode } from "./body-node";
import { withLatinCodes } from "./latin-codes";

// Few articles have a video.
const VideoEmbed = lazy(async () => ({ default: (await import("../video-embed")).VideoEmbed }));

const LINK = "text-primary underline decoration-1 underline-offset-4 hover:decoration-2";

/** Tables are aligned with the reading direction. */
const ALIGNMENTS: Readonly<Record<string, string>> = { center: "text-center", right: "text-end" };

const styled = (tag: string, className: string) => (props: object) =>
  createElement(tag, { ...props, className });

/** A word that is wider than a column: an address, a hashtag. Common words keep their column open. */
const LONG_WORD = /(\S{24,})/;

/** Lets long words break, at any depth. Other words stay whole, which `overflow-wrap: anywhere` on the cell would not allow. */
const withBreaks = (content: ReactNode): ReactNode =>
  Children.map(content, (part) => {
    if (typeof part === "string" && LONG_WORD.test(part))
      return part.split(LONG_WORD).map((text, index) =>
        index % 2 === 0 ? (
          text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list
          <span key={index} className="wrap-anywhere">
            {text}
          </span>
        ),
      );
    return isValidElement<PropsWithChildren>(part) && part.props.children
      ? cloneElement(part, undefined, withBreaks(part.props.children))
      : part;
  });

const cell =
  (tag: "th" | "td", className: string) =>
  ({ align = "left", children, ...props }: ComponentProps<"td">) =>
    createElement(
      tag,
      { ...props, className: `${className} ${ALIGNMENTS[align] ?? "text-start"}` },
      withBreaks(children),
    );

const COMPONENTS: Components = {
  h2: styled("h2", "mt-12 mb-4 text-[clamp(1.5rem,1.3rem+0.9vw,1.875rem)] leading-tight first:mt-0"),
  h3: styled("h3", "mt-8 mb-2"),
  h4: styled("h4", "mt-6 mb-1 font-semibold"),
  p: styled("p", "my-4 first:mt-0"),
  // Without the word "text" in a name, by which Mozilla's Readability would judge a list of telephone numbers.
  ul: styled("ul", "my-4 list-disc stack-2 ps-6 marker:[color:var(--primary)]"),
  ol: styled("ol", "my-4 list-decimal stack-2 ps-6 marker:font-semibold marker:text-primary"),
  blockquote: styled("blockquote", "border-destructive rounded-e-card bg-card my-6 border-s-4 px-5 py-4"),
  strong: styled("strong", "font-semibold"),
  code: styled("code", "bg-sand rounded px-1.5 py-0.5 text-[0.9em]"),
  pre: styled("pre", "bg-sand rounded-card my-6 overflow-x-auto p-4 [&_code]:p-0"),
  hr: styled("hr", "my-10"),
  table: (props) => (
    // The table takes the keyboard's focus, so that a wide one can be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must be focusable
    <div tabIndex={0} className="my-6 overflow-x-auto">
      <table {...props} className="w-full text-base leading-normal" />
    </div>
  ),
  // Each row has a group of its own: in one group, a reader view takes long cells for the whole article.
  tbody: ({ children }) => Children.map(children, (row) => <tbody>{row}</tbody>),
  th: cell("th", "border-input border-b p-3 font-semibold"),
  td: cell("td", "border-b p-3 align-top"),
};

/** Pages lead to pages; `/sitemap.xml` and the like are files. */
const isPage = (href: string) => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(href);

/** The page's own address, as in the address bar. */
const ownAddress = (href: string) => href.replace(/^[^?#]*/, canonicalPath);

const linkWith = (newTab: string) =>
  function BodyLink({ href = "", children }: ComponentProps<"a">) {
    if (/^(?:https?:)?\/\//i.test(href)) {
      return (
        <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
          {children}
          <span className="sr-only"> ({newTab})</span>
        </a>
      );
    }
    return isPage(href) ? (
      <PageLink to={ownAddress(href)} className={LINK}>
        {children}
      </PageLink>
    ) : (
      <a href={href} className={LINK}>
        {children}
      </a>
    );
  };

export interface BlockProps {
  node: Element;
  /** The components of the body's elements. */
  components: Components;
}

/** An element as readers see it. */
export const PageBlock = ({ node, components }: BlockProps) =>
  toJsxRuntime(node, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false });

interface MarkdownBodyProps {
  nodes: readonly BodyNode[];
  /** The text for screen readers after links to other sites. */
  newTab: string;
  /** Draws an element of the body. The default is small, because every reader downloads it. */
  Block?: ComponentType<BlockProps>;
  /** Draws an infographic: readers' pages generate it, and the editor's preview must not. */
  Infographic: ComponentType<Pick<BodyInfographic, "description" | "image">>;
}

/**
 * Draws the blocks of an article's body, without an element around them. The same data gives the same elements in the prerender, in the
 * browser and in the preview.
 */
export function MarkdownBody({ nodes, newTab, Block = PageBlock, Infographic }: MarkdownBodyProps) {
  const components = useMemo((): Components => ({ ...COMPONENTS, a: linkWith(newTab) }), [newTab]);
  return (
    <>
      {nodes.map((node, index) => {
        // oxlint-disable react/no-array-index-key -- a fixed list
        if (node.type === "infographic") return <Infographic key={index} {...node} />;
        if (node.type === "element")
          return <Block key={index} node={withLatinCodes(node)} components={components} />;
        return (
          <SectionBoundary
            key={index}
            fallback={
              <p className="my-8">
                <a href={node.url} className={LINK}>
                  {node.title || node.url}
                </a>
              </p>
            }
          >
            <Suspense fallback={<div className="my-8 aspect-video" />}>
              <div className="my-8">
                <VideoEmbed url={node.url} title={node.title} />
              </div>
            </Suspense>
          </SectionBoundary>
        );
      })}
    </>
  );
}
