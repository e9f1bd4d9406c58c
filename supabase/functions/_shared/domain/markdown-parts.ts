/** From these lengths on, in characters, a part ends before the next heading or the next block. */
const MIN_PART_LENGTH = 1000;
const MAX_PART_LENGTH = 4000;

/**
 * Beyond these, in characters and in signs that are no letters, a part was not written by hand, and the parser's time grows with the
 * square of its length. A list or a table is one part, however long.
 */
const MOST = { length: 16_000, signs: 3_000 } as const;
const SIGN = /[^\p{L}\p{M}\p{N}\s]/gu;
/** An item in an item in an item, by its indentation alone. */
const DEEP_ITEM = /^(?: {24}|(?: {0,3}\t){6})[ \t]*(?:[-+*]|\d+[.)])[ \t]/m;
const DEEP_NESTING = /^(?:[ \t]*(?:>|(?:[-+*]|\d+[.)])(?=[ \t]))){9}/m;

const HEADING = /^#{1,6}[ \t]/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** After a blank line such a line belongs to nothing above it. */
const STARTS_BLOCK = /^(?![-+*][ \t]|\d+[.)][ \t])\S/;

/**
 * Cuts Markdown where nothing reaches across: before a heading, or before a block of its own; never inside a list, a
 * table or a fence. Joined by line breaks the parts are the text again. Headings are preferred: behind one the
 * parts of an edited text are the same as before.
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

/** Whether the parser would take seconds for a part, or never come back. */
export const isTooDense = (part: string): boolean =>
  part.length > MOST.length ||
  (part.match(SIGN)?.length ?? 0) > MOST.signs ||
  DEEP_ITEM.test(part) ||
  DEEP_NESTING.test(part);

/** The fence that is open after a line; none is "". */
export function fenceAfter(line: string, open: string): string {
  const [, fence = ""] = FENCE.exec(line) ?? [];
  if (!open) return fence;
  const isClosing = fence.startsWith(open) && line.trim() === fence;
  return isClosing ? "" : open;
}
