import type { ElementContent, RootContent } from "hast";
import type { Root } from "mdast";
import { codeText } from "micromark-core-commonmark";
import type { Construct, Extension } from "micromark-util-types";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, type Transformer, unified } from "unified";
import { bareAddresses } from "./bare-addresses.ts";
import { emphasis } from "./emphasis.ts";
import { restored } from "./literal-signs.ts";
import { tidyTree } from "./tidy.ts";

/**
 * Markdown features that are switched off, so that nothing is lost (decision 64): HTML blocks, which would swallow their lines;
 * code by four spaces; underlined headings; footnotes and checkboxes, whose signs stay.
 */
const WITHOUT: Extension = {
  disable: {
    null: [
      "htmlFlow",
      "codeIndented",
      "setextUnderline",
      "gfmFootnoteCall",
      "gfmPotentialFootnoteCall",
      "gfmFootnoteDefinition",
      "tasklistCheck",
      "codeText",
    ],
  },
};

const BACKTICK = 96;
const LATIN_OR_FIGURE = /[\p{Script=Latin}\p{N}]/u;

/** Code in a sentence. After a letter or a figure a backtick is a minute, a foot or an apostrophe: 5`. */
const codeInText: Construct = {
  ...codeText,
  name: "codeInText",
  tokenize(effects, ok, nok) {
    const { previous } = this;
    const isInWord = previous !== null && previous > 0 && LATIN_OR_FIGURE.test(String.fromCharCode(previous));
    return isInWord ? nok : codeText.tokenize.call(this, effects, ok, nok);
  },
};

function dialect(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    emphasis,
    bareAddresses,
    { text: { [BACKTICK]: codeInText } },
    WITHOUT,
  ];
}

const processor = unified().use(remarkParse).use(remarkGfm).use(dialect).use(tidied).use(remarkRehype);

function tidied(): Transformer<Root> {
  return (tree, file) => tidyTree(tree, String(file));
}

/** The tree of a text from readableSource. */
export function parseDialect(source: string): RootContent[] {
  const { children } = processor.runSync(processor.parse(source), source);
  restore(children);
  return children;
}

function restore(nodes: readonly (RootContent | ElementContent)[]): void {
  for (const node of nodes) {
    if (node.type === "text") node.value = restored(node.value);
    if (node.type !== "element") continue;
    const { alt } = node.properties;
    if (typeof alt === "string") node.properties.alt = restored(alt);
    restore(node.children);
  }
}
