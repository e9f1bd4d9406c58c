import { addressIn } from "../link-address.ts";
import { literal } from "./literal-signs.ts";

/**
 * Links by reference may name an address at the end of the text, which is another part. Every part is parsed with those that it
 * names: only what the parser certainly takes for one counts, and not more than an article needs. As text, their marks would take it
 * minutes.
 */
const ADDRESS = String.raw`(?:[\p{L}\p{M}\p{N}\w./:?#@!$&'*+,;=%~-]|\([\p{L}\p{N}\w.,:-]*\)){1,500}`;
const LABEL = String.raw`[\p{L}\p{N}][^[\]\\^\p{Cc}]{0,199}`;
const DEFINITION = new RegExp(
  String.raw`^ {0,3}\[(${LABEL})\]:[ \t]*(?:<(${ADDRESS})>|(${ADDRESS}))(?:[ \t]+"[^"[\]\\\p{Cc}]{0,200}")?[ \t]*$`,
  "u",
);
/** What the parser might take for one, in a quotation and an item, too. */
const BEGINNING = /^([ \t]*(?:(?:>|[-*]|\d{1,9}[.)])[ \t]+)*)\[(?=(?:[^\]\\\n]|\\[^\n]){0,999}\]:)/;
const NAME = new RegExp(String.raw`\[[ \t]*(${LABEL})\]`, "gu");
const SCHEME = /^(?:https?|mailto|tel|callto|sms|whatsapp|ftp|javascript|vbscript|data|file):/i;
const MAX_DEFINITIONS = 100;

export interface Definition {
  /** How parts name it. */
  mark: string;
  line: string;
}

/** Whether a link's address is one at all: the `10` of `[5](10)` is a figure. */
export const isAddress = (written: string): boolean =>
  SCHEME.test(written) || /^(?:[/#?]|\.\.?\/)/.test(written) || addressIn(written) !== undefined;

/**
 * The definitions of a text, the first of each name, and the text in which all other lines that look like one are text: those that name
 * no address, or that nothing names, would be gone.
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

/** How often each name is written in brackets. */
function namesIn(text: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const [, label = ""] of text.matchAll(NAME)) {
    const mark = comparable(`[${label.trim()}]`);
    names.set(mark, (names.get(mark) ?? 0) + 1);
  }
  return names;
}

/** As the parser compares names of addresses, whose brackets may have spaces inside. */
const comparable = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/\[ /g, "[").replace(/ \]/g, "]").toLowerCase().toUpperCase();

export function definitionsFor(part: string, definitions: readonly Definition[]): string[] {
  if (definitions.length === 0 || !part.includes("[")) return [];
  const words = comparable(part);
  return definitions.flatMap(({ mark, line }) => (words.includes(mark) ? [line] : []));
}
