import { cleanText } from "@domain/clean-text";
import type { Emphasis, Nodes, Strong } from "mdast";
import { fromDom } from "hast-util-from-dom";
import type { Element } from "hast";
import { type Handle as HastHandle, toMdast } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Handle, type Options as ToMarkdownExtension, toMarkdown } from "mdast-util-to-markdown";
import { readDocument } from "./read-document";

/** What the dialect reads beyond the library's Markdown: Arabic and Persian numbers of items, and names of notes. */
const SIGNS_OF_DIALECT: ToMarkdownExtension = {
  unsafe: [
    ...[".", ")"].map((character) => ({
      atBreak: true,
      before: "[٠-٩۰-۹]+",
      character,
      after: "(?:[ \\t\\r\\n]|$)",
    })),
    { before: "\\[", character: "^" },
  ],
};

/** The marks alone: what stands beside them may be any letter, which the library would write as a number. */
const marked =
  (mark: string): Handle =>
  (node: Emphasis | Strong, _parent, state, info) =>
    `${mark}${state.containerPhrasing(node, { ...info, before: mark, after: mark })}${mark}`;

/** Markdown has no notation of its own for what is raised or lowered. */
const raised: HastHandle = (state, node: Element) => [
  { type: "html", value: `<${node.tagName}>` },
  ...state.all(node),
  { type: "html", value: `</${node.tagName}>` },
];

/** Items of one paragraph stand close together, however their document wrote them. */
function tightenLists(node: Nodes): void {
  if (node.type === "list" || node.type === "listItem") {
    const items = node.type === "list" ? node.children : [node];
    node.spread = items.some(
      ({ children }) => children.filter(({ type }) => type === "paragraph").length > 1,
    );
  }
  if ("children" in node) for (const child of node.children) tightenLists(child);
}

/** In a table's row a line's end would end the row. */
const lineBreak: Handle = (_node, _parent, { stack }) => (stack.includes("tableCell") ? "<br>" : "\n");

/** What is read as it is, so that a sign before one of Markdown's would be a part of it. */
const VERBATIM = /\{\{[^{}\n]*\}\}|\\?\[INFOGRAPHIC:[^\n]*|(?<!\]\(<?)\b(?:https?:\/\/|www\.)[^\s\])>|]*/gi;

/** A document that was copied from a word processor or a page, in the Markdown of an article. Loaded with the first of them. */
export function htmlToMarkdown(html: string): string {
  const tree = toMdast(fromDom(readDocument(html)), { handlers: { sup: raised, sub: raised } });
  tightenLists(tree);
  const markdown = toMarkdown(tree, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    listItemIndent: "one",
    handlers: { break: lineBreak, emphasis: marked("*"), strong: marked("**") },
    extensions: [
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({ tablePipeAlign: false }),
      SIGNS_OF_DIALECT,
    ],
  });
  return cleanText(markdown.replace(VERBATIM, (text) => text.replace(/\\(?=[!-/:-@[-`{-~])/g, "")));
}
