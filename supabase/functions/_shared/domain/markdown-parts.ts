/** From these lengths on, in characters, a part ends before the next heading or the next block. */
const MIN_PART_LENGTH = 1000;
const MAX_PART_LENGTH = 4000;

/** A longer run was not written by hand, and the parser's time grows with the square of its length. */
const MAX_RUN_LENGTH = 6000;
const MAX_PIPES = 1500;
/**
 * The limit of signs other than letters between two blank lines: lines that begin like an item or a quotation may still be one
 * paragraph.
 */
const MAX_SIGNS = 3000;
const SIGN = /[^\p{L}\p{M}\p{N}\s]/gu;
/** An item nested by its indentation alone. */
const DEEP_ITEM = /^(?: {24}|(?: {0,3}\t){6})[ \t]*(?:[-+*]|\d+[.)])[ \t]/m;
/** A list is one part, however long. */
const MAX_ITEMS = 1500;
const ITEM = /^[ \t]*(?:[-+*]|\d+[.)])(?:[ \t]|$)/gm;
const DEEP_NESTING = /^(?:[ \t]*(?:>|(?:[-+*]|\d+[.)])(?=[ \t]))){9}/m;

/** The limit of lines inside two containers, such as a quotation in an item: a list is one part, however long. */
const MAX_NESTED_LINES = 300;
const NESTED_LINE = /^[ \t]*(?:(?:>|(?:[-+*]|\d+[.)])(?=[ \t]))[ \t]*){2}/gm;

/** The latest end of a paragraph's text: a blank line, a list item, a table row or a quotation. */
const RUN_END = /\n(?=[ \t]*(?:\n|[-+*|>]|\d+[.)]))/;

const HEADING = /^#{1,6}[ \t]/;
/** Code begins and ends with three backticks or more, optionally with the name of a language. */
export const FENCE = /^[ \t]*(`{3,})[ \t]*(?:[a-z][a-z\d+#-]{0,19})?[ \t]*$/i;
/** After a blank line such a line belongs to nothing above it. */
const STARTS_BLOCK = /^(?![-+*][ \t]|\d+[.)][ \t])\S/;

/**
 * Splits Markdown where no construct spans: before a heading, or before a block of its own; never inside a list, a table or a
 * fence. Joined by line breaks the parts are the text again. Headings are preferred: after one, the parts of an edited text
 * stay the same.
 */
export function partsOf(markdown: string): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let length = 0;
  let fence = "";
  let wasBlank = true;
  for (const line of markdown.split("\n")) {
    const isCut =
      !fence &&
      ((length >= MIN_PART_LENGTH && HEADING.test(line)) ||
        (length >= MAX_PART_LENGTH && wasBlank && STARTS_BLOCK.test(line)));
    if (isCut) {
      parts.push(part.join("\n"));
      [part, length] = [[], 0];
    }
    fence = fenceAfter(line, fence);
    part.push(line);
    length += line.length + 1;
    wasBlank = line.trim() === "";
  }
  return [...parts, part.join("\n")];
}

/** Whether the parser would take seconds for a part, or never end. */
export const isTooDense = (part: string): boolean =>
  part.split(RUN_END).some((run) => run.length > MAX_RUN_LENGTH) ||
  part.split("|").length > MAX_PIPES ||
  (part.match(NESTED_LINE)?.length ?? 0) > MAX_NESTED_LINES ||
  part.split(/\n[ \t]*\n/).some((block) => (block.match(SIGN)?.length ?? 0) > MAX_SIGNS) ||
  (part.match(ITEM)?.length ?? 0) > MAX_ITEMS ||
  DEEP_ITEM.test(part) ||
  DEEP_NESTING.test(part);

/** The open fence after a line; "" without one. */
export function fenceAfter(line: string, open: string): string {
  const [, fence = ""] = FENCE.exec(line) ?? [];
  if (!open) return fence;
  const isClosing = fence.startsWith(open) && line.trim() === fence;
  return isClosing ? "" : open;
}
