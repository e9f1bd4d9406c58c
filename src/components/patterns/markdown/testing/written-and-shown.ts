import { latinDigits } from "@domain/latin-digits";
import type { Element, ElementContent } from "hast";
import type { BodyNode } from "../body-node";

/**
 * Decision 64: except for marks that a person would have meant, every letter, figure and sign of a text appears on its page.
 * The rules here are independent of the parser: they define which signs may disappear, by the line that they are in. Every
 * other character must appear, in order.
 */

export const QUOTE = "❯";
const BULLET = "•";
const RULE = "―";

const drawn = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const inner = node.children.map(drawn).join("");
  if (node.tagName === "hr") return RULE;
  if (node.tagName === "blockquote") return QUOTE + inner;
  if (node.tagName === "ul")
    return items(node)
      .map((item) => BULLET + drawn(item))
      .join("\n");
  if (node.tagName === "ol") return numbered(node);
  if (node.tagName === "tr") return node.children.map(drawn).join("|").replace(/\|+$/, "");
  return inner;
};

const items = (list: Element) => list.children.filter((child): child is Element => child.type === "element");

function numbered(list: Element): string {
  let number = Number(list.properties.start ?? 1) - 1;
  return items(list)
    .map((item) => {
      number = Number(item.properties.value ?? number + 1);
      return `${number}.${drawn(item)}`;
    })
    .join("\n");
}

/** The text that a reader sees; bullets, rules and the bar of a quotation appear as signs. */
export const pageOf = (body: readonly BodyNode[]): string =>
  body.map((node) => (node.type === "element" ? drawn(node) : "")).join("\n");

const INVISIBLE = /(?!\s)\p{Default_Ignorable_Code_Point}/gu;
const plain = (text: string): string => latinDigits(text).replace(INVISIBLE, "");
const seen = (text: string): string => plain(text).replace(/\s/g, "");

/** The containers around a line's text: each mark is followed by a space. */
const CONTAINERS = /^\s*(?:(?:>(?=\s|>|$)|[-*](?=\s)|\d+[.)](?=\s))\s*)*/;
const RULE_LINE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const TABLE_RULE = /^[\s|:-]*-[\s|:-]*$/;
const FENCE = /^\s*`{3,}\s*[a-z]*\s*$/i;

/** For each character of a text: what the page may show instead (`shown`), or whether it may leave it out. */
interface Place {
  character: string;
  mayGo: boolean;
  shown?: string;
}

function placesOf(source: string): Place[] {
  const lines = source.split("\n");
  const hasTable = lines.some((line) => line.includes("|") && TABLE_RULE.test(line));
  /** The depth of quotations of the previous line. */
  let depth = 0;
  return lines.flatMap((line) => {
    const before = RULE_LINE.test(line) ? 0 : (CONTAINERS.exec(line)?.[0].length ?? 0);
    const text = line.slice(before);
    // A `>` before a figure belongs to a sentence, unless the previous line is already in a quotation.
    const quotes = line.slice(0, before).replace(/[^>]/g, "").length;
    const isMeasure = /^[\s<>=~+\-.(#/$°*_[%]*\p{N}/u.test(text);
    const quotations = isMeasure ? Math.min(depth, quotes) : quotes;
    depth = quotations;
    const heading = /^(?:#{1,6}(?=\s)|#{2,6}(?=[^#\s]))/.exec(text)?.[0].length ?? 0;
    const closing = heading > 0 ? line.trimEnd().replace(/#+$/, "").length : line.length;
    const isRule = RULE_LINE.test(text);
    const isTableRule = hasTable && TABLE_RULE.test(text) && line.includes("|");
    return Array.from(line, (character, at): Place => {
      if (at < before) {
        if (character === ">") {
          const isQuotation = line.slice(0, at).replace(/[^>]/g, "").length < quotations;
          return { character, mayGo: isQuotation, shown: isQuotation ? QUOTE : undefined };
        }
        if (/[-*]/.test(character)) return { character, mayGo: false, shown: BULLET };
        return { character, mayGo: false, shown: character === ")" ? "." : undefined };
      }
      if (isRule)
        return at === before + text.search(/\S/)
          ? { character, mayGo: false, shown: RULE }
          : { character, mayGo: true };
      if (isTableRule || FENCE.test(line)) return { character, mayGo: true };
      if (at < before + heading || (at >= closing && character === "#")) return { character, mayGo: true };
      return { character, mayGo: isMark(line, at, hasTable) };
    });
  });
}

function isMark(line: string, at: number, hasTable: boolean): boolean {
  const character = line.charAt(at);
  const next = line.charAt(at + 1);
  switch (character) {
    case "*":
    case "_":
    case "~":
      return isEmphasis(line, at);
    case "`":
      return true;
    case "|":
      return hasTable;
    case "\\":
      return line.slice(at + 1).trim() === "" || /[!-/:-@[-`{-~]/.test(next);
    case "^":
      return line.charAt(at - 1) === "[";
    default:
      return false;
  }
}

/**
 * One to three stars or underscores, or two tildes. They do not count between figures; a single one does not count inside a
 * Latin word.
 */
function isEmphasis(line: string, at: number): boolean {
  const sign = line.charAt(at);
  let start = at;
  while (line.charAt(start - 1) === sign && line.charAt(start - 2) !== "\\") start -= 1;
  let end = at + 1;
  while (line.charAt(end) === sign) end += 1;
  const length = end - start;
  const isInside = (word: RegExp) => word.test(line.charAt(start - 1)) && word.test(line.charAt(end));
  if (sign === "~" ? length !== 2 : length > 3) return false;
  return !isInside(/\p{N}/u) && !(length === 1 && isInside(/[\p{Script=Latin}\p{N}]/u));
}

/** Why a page differs from its text: the first character that is missing or was added, or marks without a partner. */
export function fault(written: string, page: string): string | undefined {
  const source = plain(written);
  const shown = seen(page);
  let reached = new Set([0]);
  let read = "";
  for (const { character, mayGo, shown: other } of placesOf(source)) {
    if (seen(character) === "") continue;
    const next = new Set<number>();
    for (const at of reached) {
      if (mayGo) next.add(at);
      if (shown.startsWith(character, at)) next.add(at + character.length);
      if (other !== undefined && shown.startsWith(other, at)) next.add(at + other.length);
    }
    if (next.size === 0) return `after ${JSON.stringify(read.slice(-20))}, ${character} is missing`;
    reached = next;
    read += character;
  }
  if (!reached.has(shown.length)) return "there is more on the page than in the text";
  const odd = ["*", "_", "~"].find((sign) => isCounted(sign, source) && lost(sign, source, shown) % 2 !== 0);
  return odd && `a ${odd} went without a partner`;
}

/** A rule or a list item uses signs without a partner. */
const isCounted = (sign: string, source: string) =>
  source.split("\n").every((line) => {
    const start = CONTAINERS.exec(line)?.[0] ?? "";
    return !start.includes(sign) && RULE_LINE.exec(line.slice(start.length))?.[1] !== sign;
  });

const lost = (sign: string, source: string, shown: string) =>
  source.split(sign).length - shown.split(sign).length;
