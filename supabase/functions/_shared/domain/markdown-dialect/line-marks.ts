import { latinDigits } from "../latin-digits.ts";
import { literal } from "./literal-signs.ts";

/**
 * Whether the first characters of a line are Markdown's marks, or the sentence's. Those of the sentence become text here,
 * because a parser that reads a line from its start cannot distinguish them. Decision 64: a sign before a figure belongs to
 * the figure.
 */

/** A measure, an amount or a comparison: `38.5`, `-5 °C`, `**38 °C**`, `$10`, `= 5`, `AED 500`. */
const MEASURE =
  /^(?:[\s<>=≤≥~≈≠±+\-−–.,/([#°%٪*_\p{Sc}\p{Default_Ignorable_Code_Point}]|[A-Z]{3}(?=[\s\d])|درهم|د\.إ)*\p{N}/u;
/** Whether a bullet or a quotation's sign before a text would belong to a figure. */
export const beginsWithMeasure = (text: string): boolean => MEASURE.test(text);

const QUOTE = />(?=[ \t])/y;
const BULLET = /[-*+](?=[ \t])/y;
const NUMBER = /([\d]{1,9}|[٠-٩]{1,9}|[۰-۹]{1,9})([.)])(?=[ \t])/y;
/** A longer number is a year or an amount: 2026. was … */
const MAX_DIGITS = 3;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const HEADING = /(#{1,6})(?:[ \t]+|(?=[\p{L}\p{N}*_[«"“(]))/uy;
const TABLE_RULE = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
const ITEM = /^[ \t]*(?:(?:>|[\d٠-٩۰-۹]{1,3}[.)])[ \t]+)*[-*][ \t]+\S/;

/** Deeper nesting does not occur in articles: `isTooDense`. */
const MAX_DEPTH = 20;

/** The surroundings of a line that its signs depend on. */
export interface LineContext {
  /** The line above, as the parser gets it. */
  above: string | undefined;
  /** Whether the next or the previous line with words is an item. */
  isBesideItem: boolean;
}

/** A line in which the sentence's own signs are text. */
export interface ReadLine {
  text: string;
  /** The position of a missing space after a heading's signs. */
  spaceAt?: number;
}

/** A line as the parser gets it. Its length stays, except for a missing space of a heading. */
export function readLine(line: string, { above, isBesideItem }: LineContext): ReadLine {
  if (TABLE_RULE.test(line) && /[|:]/.test(line)) return { text: tableRule(line, above) };
  let at = 0;
  let before = "";
  const asText = (length: number): ReadLine => ({
    text: before + literal(line.slice(at, at + length)) + line.slice(at + length),
  });
  const take = (length: number, shown = line.slice(at, at + length)) => {
    before += shown;
    at += length;
  };
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    take(spacesAt(line, at));
    // A rule is alone on its line, which may be in a quotation.
    if (RULE.test(line.slice(at)))
      return /^[ \t>]*$/.test(before) ? { text: before + line.slice(at) } : asText(line.length - at);
    const quote = matched(QUOTE, line, at);
    if (quote) {
      const isContinued = /^[ \t>]*$/.test(before) && quotesAt(before) < quotesAt(above);
      const rest = line.slice(at + quote[0].length);
      if (!isContinued && (MEASURE.test(rest) || rest.trim() === "")) return asText(quote[0].length);
      take(quote[0].length);
      continue;
    }
    if (line[at] === ">") {
      const isEmpty = line.slice(at + 1).trim() === "" && quotesAt(above) > 0;
      return isEmpty ? { text: line } : asText(/^>+/.exec(line.slice(at))?.[0].length ?? 1);
    }
    if (matched(BULLET, line, at)) {
      const rest = line.slice(at + 1);
      const isOne = !isBesideItem && MEASURE.test(rest);
      if (line[at] === "+" || rest.trim() === "" || isOne) return asText(1);
      take(1);
      continue;
    }
    const number = matched(NUMBER, line, at);
    if (number) {
      const [whole, figures = ""] = number;
      const isLong = figures.length > MAX_DIGITS || /^[0٠۰]./.test(figures);
      if (isLong || line.slice(at + whole.length).trim() === "") return asText(whole.length);
      const isItem = /\d/.test(figures) || isNumbered(figures, above);
      if (!isItem) return asText(0);
      take(whole.length, latinDigits(figures) + whole.slice(figures.length));
      continue;
    }
    // Without words after it a mark is plain text.
    if (/^(?:[-*+]|\d{1,9}[.)])$/.test(line.slice(at).trimEnd())) return asText(line.length - at);
    return headed(line, at, before);
  }
  return { text: before + line.slice(at) };
}

/** The number of quotations that a line begins with. */
const quotesAt = (line = ""): number => /^[ \t>]*/.exec(line)?.[0].replace(/[^>]/g, "").length ?? 0;

const matched = (pattern: RegExp, line: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(line);
};

function spacesAt(line: string, at: number): number {
  let end = at;
  while (line[end] === " " || line[end] === "\t") end += 1;
  return end - at;
}

/** Whether the parser begins an item with an Arabic number: inside a paragraph only with one. */
const isNumbered = (figures: string, above = ""): boolean =>
  latinDigits(figures) === "1" ||
  above.trim() === "" ||
  /^[ \t>]*(?:[-*]|[\d٠-٩۰-۹]{1,3}[.)]|#{1,6})[ \t]/.test(above);

function headed(line: string, at: number, before: string): ReadLine {
  const rest = line.slice(at);
  const signs = /^#{1,6}(?!#)/.exec(rest)?.[0] ?? "";
  if (signs === "") return { text: before + fenced(rest) };
  if (/^[#\s]*$/.test(rest)) return { text: before + literal(rest) };
  if (!matched(HEADING, line, at)) return { text: before + rest };
  const isTouching = !/[ \t]/.test(rest.charAt(signs.length));
  // One sign without a space is a hashtag, or a number: #1.
  if (isTouching && signs.length === 1) return { text: before + rest };
  const end = /[ \t](#+)[ \t]*$/.exec(rest);
  const words = end && end[1] !== signs ? rest.slice(0, end.index) + literal(end[0]) : rest;
  if (!isTouching) return { text: before + words };
  return { text: `${before}${signs} ${words.slice(signs.length)}`, spaceAt: at + signs.length };
}

/** A row of signs with a bar is a table's rule, below a row that has a bar, too. */
function tableRule(line: string, above: string | undefined): string {
  return line.includes("|") && above?.includes("|") ? line : literal(line);
}

/** Fences of code are handled before, so here they are text. Inside a line three signs may enclose a part of it. */
function fenced(rest: string): string {
  const signs = /^(?:`{3,}|~{3,})/.exec(rest)?.[0] ?? "";
  return signs.startsWith("`") && rest.slice(signs.length).includes(signs)
    ? rest
    : literal(signs) + rest.slice(signs.length);
}

/** For each line whether an item is next to it: above or below, past blank lines and lines that belong to an item. */
export function besideItems(lines: readonly string[]): boolean[] {
  const beside: boolean[] = [];
  const look = (from: number, step: number) => {
    let wasItem = false;
    for (let at = from; at >= 0 && at < lines.length; at += step) {
      const line = lines[at] ?? "";
      beside[at] = wasItem || beside[at] === true;
      if (ITEM.test(line)) wasItem = true;
      else if (/^\S/.test(line)) wasItem = false;
    }
  };
  look(0, 1);
  look(lines.length - 1, -1);
  return beside;
}
