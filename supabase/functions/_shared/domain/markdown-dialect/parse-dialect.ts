import type { RootContent } from "hast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, unified } from "unified";
import { bareAddresses } from "./bare-addresses.ts";
import { touchingEmphasis } from "./emphasis.ts";
import { plainPhrases } from "./plain-phrases.ts";

/** Tags are text without their tags: no block of them swallows its lines. */
const WITHOUT_HTML_BLOCKS = { disable: { null: ["htmlFlow"] } };

function dialect(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    touchingEmphasis,
    bareAddresses,
    WITHOUT_HTML_BLOCKS,
  ];
}

const processor = unified().use(remarkParse).use(remarkGfm).use(dialect).use(plainPhrases).use(remarkRehype);

/** The tree of a text that readableSource has prepared. */
export const parseDialect = (source: string): RootContent[] =>
  processor.runSync(processor.parse(source)).children;
