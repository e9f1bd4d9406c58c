import { latinDigits } from "./latin-digits.ts";

/**
 * Characters that come with text from an Arabic keyboard, a messenger, Word or a mail, and are not part of it. Marks inside a
 * sentence stay, because they have a meaning there.
 */

/** Word and Outlook end lines with the vertical tab; the others are line ends of Unicode. */
export const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters that separate fields of a table: they also separate words. */
export const SEPARATOR = new RegExp(String.raw`[\u001C-\u001F]`, "g");
/** Control characters, noncharacters, lone surrogates, and annotation marks, which are never displayed. */
export const NO_TEXT = /(?:(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Surrogate}|[\uFFF9-\uFFFB])+/gu;

/** Invisible characters, like direction marks and no-break spaces. Variation selectors and tags belong to an emoji. */
const INVISIBLE = String.raw`(?:(?![\p{Variation_Selector}\u{E0020}-\u{E007F}])[\s\p{Default_Ignorable_Code_Point}\u2800\p{Cc}\p{Noncharacter_Code_Point}])`;
const LEADING = new RegExp(`^${INVISIBLE}+`, "u");
const IS_INVISIBLE = new RegExp(`^${INVISIBLE}$`, "u");
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The start of a line before its text: Markdown's marks and invisible characters around them. */
const LINE_START = new RegExp(
  String.raw`^(?:${INVISIBLE}*(?:#{1,6}|[-+*>]|[\d٠-٩۰-۹]{1,9}[.)])(?=${INVISIBLE}))*${INVISIBLE}*`,
  "u",
);
const NO_SPACE = new RegExp(String.raw`(?![\p{Zs}\t])${INVISIBLE}`, "gu");
/** A mark before a no-break or similar space. */
const MARK_AND_SPACE = /(?<=[-+*>#.)])(?![ \t])\p{Zs}/gu;
const OTHER_SPACE = /(?! )\p{Zs}/gu;
/** A row of dashes below a table's head, or a rule: such a line contains no sentence. */
const SIGNS_ALONE = new RegExp(String.raw`^${INVISIBLE}*[-|:*_=\x60~](?:[-|:*_=\x60~]|${INVISIBLE})*$`, "u");

/** Joiners shape Arabic letters and emoji; between other characters they are invisible. */
const JOINER = /(?<![\p{Script=Arabic}\p{M}\p{Emoji}])[\u200C\u200D]|(?<=[0-9*#])[\u200C\u200D]/gu;
const INVISIBLE_INSIDE = new RegExp(String.raw`(?![\u200C\u200D])(?!\s)${INVISIBLE}`, "gu");

const textOnly = (text: string): string =>
  text.replace(LINE_END, "\n").replace(SEPARATOR, " ").replace(NO_TEXT, "").normalize("NFC");

/** The end of the visible text. A loop, because a regular expression for the end would start again at each space. */
function visibleEnd(text: string): number {
  let end = text.length;
  // Invisible characters are one code unit long, except for ones that nobody types.
  while (end > 0 && IS_INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return end;
}

const withoutEnds = (text: string): string =>
  text.slice(LEADING.exec(text)?.[0].length ?? 0, visibleEnd(text));

const orEmpty = (text: string): string => (VISIBLE.test(text) ? text : "");

/**
 * A line's start in Markdown: spaces and tabs stay, and other spaces after a mark become one. Other invisible characters are
 * removed.
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

/** Removes invisible characters at the end of a line: after them the last cell of a table's row, or a fence, would not end. */
export function cleanLineEnd(line: string): string {
  const end = visibleEnd(line);
  return /[^ \t]/.test(line.slice(end)) ? line.slice(0, end) : line;
}

/**
 * Cleans a text of many lines, like an article's Markdown: removes invisible marks at the ends of the text and of each line,
 * and characters that are not text. Line ends become \n, and letters are composed.
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

/** The same for a text that is not Markdown, like a description: it starts with its first letter. */
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
 * The same for a text that is compared, looked up or dialled, like a tag, an address or a number: without invisible marks
 * inside, and with single spaces. Two that look the same become equal.
 */
export function cleanLabel(text: string): string {
  const plain = cleanLine(text).replace(JOINER, "").replace(INVISIBLE_INSIDE, "").replace(/\s+/g, " ");
  const clean = cleanLine(plain);
  // After a removal, a letter and its mark may compose to one character, after which a joiner is invisible.
  return clean === text ? text : cleanLabel(clean);
}

/** Hyphens, dashes and the minus sign, which phones and Word insert instead of a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** The number of a document, with Latin digits and plain hyphens. */
export const cleanReference = (text: string): string => latinDigits(cleanLabel(text)).replace(HYPHENS, "-");

/** An email address for storing and comparing: without invisible marks, with Latin digits and plain hyphens. */
export const cleanEmail = (text: string): string => cleanReference(text.replaceAll("＠", "@"));

/** A telephone number for dialling: `00971 (0)4 000‑0000` becomes `+97140000000`. Letters stay, and make it invalid. */
export const cleanPhone = (text: string): string =>
  cleanReference(text.replaceAll("＋", "+"))
    .replace(/\(0\)/, "")
    .replace(/[\s()./-]/g, "")
    .replace(/^00/, "+");

/** A code of digits, such as that of an authenticator app. */
export const cleanCode = (text: string): string => cleanReference(text).replace(/[\s-]/g, "");

/** Arabic without vowel marks and stretching, and with one form of alif: writers differ in these. */
export const plainArabic = (text: string): string =>
  text.replace(/[\u064b-\u065f\u0670\u0640]/g, "").replace(/[أإآٱ]/g, "ا");
