import { latinDigits } from "./latin-digits.ts";

/**
 * What comes with text that is typed on an Arabic keyboard or copied from a messenger, Word or a mail, and is no part of it. Marks
 * inside a sentence stay: there they have a meaning.
 */

/** Word and Outlook end lines with the vertical tab; the others are line ends of Unicode. */
export const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters that part one field of a table from the next: words beside them are two. */
export const SEPARATOR = new RegExp(String.raw`[\u001C-\u001F]`, "g");
/** Control characters, noncharacters, halves of characters, and annotation marks, which nothing shows. */
export const NO_TEXT = /(?:(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Surrogate}|[\uFFF9-\uFFFB])+/gu;

/** Nothing to be seen, like direction marks and no-break spaces. Those that give an emoji its form belong to it. */
const INVISIBLE = String.raw`(?:(?![\p{Variation_Selector}\u{E0020}-\u{E007F}])[\s\p{Default_Ignorable_Code_Point}\u2800\p{Cc}\p{Noncharacter_Code_Point}])`;
const LEADING = new RegExp(`^${INVISIBLE}+`, "u");
const IS_INVISIBLE = new RegExp(`^${INVISIBLE}$`, "u");
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What may stand at a line's start before its text: marks of Markdown and what is invisible around them. */
const LINE_START = new RegExp(
  String.raw`^(?:${INVISIBLE}*(?:#{1,6}|[-+*>]|[\d٠-٩۰-۹]{1,9}[.)])(?=${INVISIBLE}))*${INVISIBLE}*`,
  "u",
);
const NO_SPACE = new RegExp(String.raw`(?![\p{Zs}\t])${INVISIBLE}`, "gu");
/** A mark that a no-break space follows, or its like. */
const MARK_AND_SPACE = /(?<=[-+*>#.)])(?![ \t])\p{Zs}/gu;
const OTHER_SPACE = /(?! )\p{Zs}/gu;
/** A row of dashes below a table's head, and rules: nothing in them is a sentence's. */
const SIGNS_ALONE = new RegExp(String.raw`^${INVISIBLE}*[-|:*_=\x60~](?:[-|:*_=\x60~]|${INVISIBLE})*$`, "u");

/** Joiners give Arabic letters and emoji their form; between others they are invisible. */
const JOINER = /(?<![\p{Script=Arabic}\p{M}\p{Emoji}])[\u200C\u200D]|(?<=[0-9*#])[\u200C\u200D]/gu;
const INVISIBLE_INSIDE = new RegExp(String.raw`(?![\u200C\u200D])(?!\s)${INVISIBLE}`, "gu");

const textOnly = (text: string): string =>
  text.replace(LINE_END, "\n").replace(SEPARATOR, " ").replace(NO_TEXT, "").normalize("NFC");

/** Where what is visible ends. It loops, because a regular expression for the end would start again at each space. */
function visibleEnd(text: string): number {
  let end = text.length;
  // What is invisible is one unit long, but for what nobody types.
  while (end > 0 && IS_INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return end;
}

const withoutEnds = (text: string): string =>
  text.slice(LEADING.exec(text)?.[0].length ?? 0, visibleEnd(text));

const orEmpty = (text: string): string => (VISIBLE.test(text) ? text : "");

/**
 * A line's start as Markdown reads it: spaces and tabs stay, and other spaces behind a mark become one. What else is invisible goes.
 */
export function cleanLineStart(line: string): string {
  if (SIGNS_ALONE.test(line)) {
    const signs = line.replace(NO_SPACE, "").replace(OTHER_SPACE, " ");
    return signs === line ? line : signs.trimEnd();
  }
  const start = LINE_START.exec(line)?.[0] ?? "";
  const clean = start.replace(NO_SPACE, "").replace(MARK_AND_SPACE, " ").replace(OTHER_SPACE, "");
  return clean + line.slice(start.length);
}

/** A line without what is invisible behind its text: the last cell of a table's row, or a fence, would not end there. */
export function cleanLineEnd(line: string): string {
  const end = visibleEnd(line);
  return /[^ \t]/.test(line.slice(end)) ? line.slice(0, end) : line;
}

/**
 * A text of many lines, like an article's Markdown: without invisible marks at its ends and at those of each line, and without
 * what is no text at all. Line ends are \n, and letters composed.
 */
export function cleanText(text: string): string {
  const lines = textOnly(text)
    .split("\n")
    .map((line) => cleanLineEnd(cleanLineStart(line)));
  const firstLine = lines.findIndex((line) => VISIBLE.test(line));
  if (firstLine === -1) return "";
  // The first line keeps its spaces: it may be code.
  const first = lines[firstLine] ?? "";
  const whole = lines.slice(firstLine).join("\n");
  return orEmpty(first.slice(0, first.search(/[^ \t]|$/)) + withoutEnds(whole));
}

/** The same for a text that is no Markdown, like a description: it begins with its first letter. */
export const cleanParagraphs = (text: string): string => cleanText(text).trimStart();

/** The same for one line, like a title or a name: line ends and tabs become spaces. */
export const cleanLine = (text: string): string =>
  orEmpty(
    textOnly(text)
      .split(/[\n\t]/)
      .map(withoutEnds)
      .filter((part) => part !== "")
      .join(" "),
  );

/**
 * The same for what is compared, looked up or dialled, like a tag, an address or a number: without invisible marks inside, and with
 * single spaces. Two that look the same are the same.
 */
export function cleanLabel(text: string): string {
  const plain = cleanLine(text).replace(JOINER, "").replace(INVISIBLE_INSIDE, "").replace(/\s+/g, " ");
  const clean = cleanLine(plain);
  // Where something was taken out, a letter and its mark may have become one character, behind which a joiner is invisible.
  return clean === text ? text : cleanLabel(clean);
}

/** Hyphens, dashes and the minus sign, which phones and Word put in the place of a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** The number of a paper, with Latin digits and plain hyphens. */
export const cleanReference = (text: string): string => latinDigits(cleanLabel(text)).replace(HYPHENS, "-");

/** An email address as it is stored and compared: without invisible marks, with Latin digits and plain hyphens. */
export const cleanEmail = (text: string): string => cleanReference(text.replaceAll("＠", "@"));

/** A telephone number as it is dialled: `00971 (0)4 000‑0000` becomes `+97140000000`. Letters stay, and are no number. */
export const cleanPhone = (text: string): string =>
  cleanReference(text.replaceAll("＋", "+"))
    .replace(/\(0\)/, "")
    .replace(/[\s()./-]/g, "")
    .replace(/^00/, "+");

/** A code of digits, such as that of an app for the second factor. */
export const cleanCode = (text: string): string => cleanReference(text).replace(/[\s-]/g, "");

/** Arabic without vowel marks and stretching, and with one form of alif: people write them or not. */
export const plainArabic = (text: string): string =>
  text.replace(/[\u064b-\u065f\u0670\u0640]/g, "").replace(/[أإآٱ]/g, "ا");
