import { addressIn } from "../link-address.ts";
import { literal } from "./literal-signs.ts";

/**
 * A reference link may use an address at the end of the text, which is another part. Every part is parsed with the definitions
 * that it uses: only lines that are certainly definitions count, and not more than an article needs. As text, their marks would
 * take the parser minutes.
 */
const ADDRESS = String.raw`(?:[\p{L}\p{M}\p{N}\w./:?#@!$&'*+,;=%~-]|\([\p{L}\p{N}\w.,:-]*\)){1,500}`;
const LABEL = String.raw`[\p{L}\p{N}][^[\]\\^\p{Cc}]{0,199}`;
const DEFINITION = new RegExp(
  String.raw`^ {0,3}\[(${LABEL})\]:[ \t]*(?:<(${ADDRESS})>|(${ADDRESS}))(?:[ \t]+"[^"[\]\\\p{Cc}]{0,200}")?[ \t]*$`,
  "u",
);
/** A line that the parser might take for a definition, also in a quotation or an item. */
const BEGINNING = /^([ \t]*(?:(?:>|[-*]|\d{1,9}[.)])[ \t]+)*)\[(?=(?:[^\]\\\n]|\\[^\n]){0,999}\]:)/;
const NAME = new RegExp(String.raw`\[[ \t]*(${LABEL})\]`, "gu");
const SCHEME = /^(?:https?|mailto|tel|callto|sms|whatsapp|ftp|javascript|vbscript|data|file):/i;
const MAX_DEFINITIONS = 100;

export interface Definition {
  /** The label that parts use for it. */
  mark: string;
  line: string;
}

/** Whether a link's address is valid: the `10` of `[5](10)` is a figure. */
export const isAddress = (written: string): boolean =>
  SCHEME.test(written) || /^(?:[/#?]|\.\.?\/)/.test(written) || addressIn(written) !== undefined;

/**
 * The definitions of a text, the first for each label, and the text in which other lines that look like one are literal:
 * otherwise lines with an invalid address, or without a use, would disappear.
 */
export function definitionsIn(text: string): { definitions: Definition[]; text: string } {
  if (!text.includes("]:")) return { definitions: [], text };
  const names = namesIn(text);
  const byMark = new Map<string, string>();
  const lines = text.split("\n").map((line) => {
    if (!line.includes("]:")) return line;
    const [, label = "", pointed = "", bare = ""] = DEFINITION.exec(line) ?? [];
    const mark = comparable(`[${label.trim()}]`);
    const counts =
      label !== "" && isAddress(pointed || bare) && (names.get(mark) ?? 0) > 1 && !byMark.has(mark);
    if (counts && byMark.size < MAX_DEFINITIONS) byMark.set(mark, line);
    return counts ? line : line.replace(BEGINNING, (_, before: string) => before + literal("["));
  });
  return { definitions: Array.from(byMark, ([mark, line]) => ({ mark, line })), text: lines.join("\n") };
}

/** The number of uses of each label in brackets. */
function namesIn(text: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const [, label = ""] of text.matchAll(NAME)) {
    const mark = comparable(`[${label.trim()}]`);
    names.set(mark, (names.get(mark) ?? 0) + 1);
  }
  return names;
}

/** Normalises labels like the parser, including spaces inside the brackets. */
const comparable = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/\[ /g, "[").replace(/ \]/g, "]").toLowerCase().toUpperCase();

export function definitionsFor(part: string, definitions: readonly Definition[]): string[] {
  if (definitions.length === 0 || !part.includes("[")) return [];
  const words = comparable(part);
  return definitions.flatMap(({ mark, line }) => (words.includes(mark) ? [line] : []));
}
