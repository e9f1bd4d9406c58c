import { cleanLineEnd, cleanLineStart, LINE_END, NO_TEXT, SEPARATOR } from "../clean-text.ts";
import { addressIn } from "../link-address.ts";
import { FENCE, fenceAfter } from "../markdown-parts.ts";
import type { Turns } from "../turns.ts";
import { withTextSigns } from "./html-tags.ts";
import { besideItems, readLine } from "./line-marks.ts";
import { FILLER, isEscaped, literal } from "./literal-signs.ts";

/** The start of an address whose spaces would end it: after a link's words, in angle brackets, or after its label. */
const DESTINATION = new RegExp(
  String.raw`(?:\]\([ \t]{0,9}<?|<(?=[^a-z]{0,9}(?:tel|sms):)|^ {0,3}\[[^\]]{1,200}\]:[ \t]{0,9}<?(?=[^a-z]{0,9}(?:tel|sms):))` +
    // Only addresses: other words in brackets belong to a sentence.
    String.raw`(?=[^\p{L}\p{N}+/(]{0,9}(?:(?:tel|sms|callto|mailto|whatsapp|https?):|/\S|(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,}[/?#:]|(?:\+|\(\+?\d|0\d)[\d (.)\u00A0\u2010-\u2015-]{5,30}?[)"']))`,
  "giu",
);
/** A date or a range in brackets, unless it is a telephone number. */
const FIGURES = /^[^\p{L}/]{1,60}$/u;
const MAX_ADDRESS = 1_000;
const SPACE = /[ \u00A0]/;
const NO_BREAK_SPACE = "\u00A0";

/**
 * Parts that a page never shows: comments, Word's own tags, whose names the parser does not accept, and others with their
 * content. A video's frame is read before.
 */
const HIDDEN =
  /<!--|<\/?(?:o|v|w|m|st1):[a-z](?=[^<>\n]*>)|<(script|style|iframe|object|svg|template|noscript|canvas|audio|video)(?=[\s/>])/gi;

/**
 * Invisible characters between the signs of one mark, or after a backslash, and a space between a link's words and its address.
 */
const IN_MARK = new RegExp(
  String.raw`(?<=([*_~#\x60]))(?:(?![\s\p{Variation_Selector}])\p{Default_Ignorable_Code_Point})+(?=\1)|` +
    String.raw`(?<=\\)(?:(?!\s)\p{Default_Ignorable_Code_Point})+(?=[!-/:-@[-\x60{-~])|` +
    String.raw`(?<=\]|^[ \t]{0,9}[\d٠-٩۰-۹]{1,3}|!)(?:(?!\s)\p{Default_Ignorable_Code_Point}){1,8}(?=[([.)])|` +
    String.raw`(?<=\])(?:[ \t]|\p{Default_Ignorable_Code_Point}){1,8}(?=\((?:https?:\/\/|www\.|mailto:|tel:|sms:)[^\s()]{1,500}\))`,
  "giu",
);
/** What every match of the pattern above contains. Few lines have it, and that pattern looks at every letter. */
const MAY_BE_IN_MARK = /\p{Default_Ignorable_Code_Point}|\][ \t]/u;

/**
 * Markdown for the parser. Positions equal those of the text, except for characters that lines lost. A save has cleaned a
 * stored text; the editor shows and checks one before its save, at the positions that a person typed.
 */
export async function readableSource(written: string, isFrame: (line: string) => boolean, turns: Turns) {
  const shifts: { from: number; by: number }[] = [];
  let position = 0;
  let lost = 0;
  const lose = (from: number, count: number) => {
    if (count === 0) return;
    lost += count;
    shifts.push({ from, by: lost });
  };
  const plain: { started: string; clean: string; before: number }[] = [];
  for (const line of plainLines(written)) {
    const started = cleanLineStart(line);
    plain.push({ started, clean: cleanLineEnd(started), before: line.length - started.length });
    if (turns.isOver) await turns.next();
  }
  const clean = plain.map((line) => line.clean);
  const beside = besideItems(clean);
  const closing = longestFences(clean);
  let fence = "";
  const lines: Line[] = [];
  for (const [index, line] of plain.entries()) {
    lose(position, line.before);
    const opened = fenceAfter(line.clean, fence);
    const isEndless = fence === "" && opened !== "" && (closing[index + 1] ?? 0) < opened.length;
    const isCode = !isEndless && (fence !== "" || opened !== "");
    if (!isEndless) fence = opened;
    const isShown = isCode || isFrame(line.clean);
    const { text, losses } = isShown
      ? { text: line.clean, losses: [] }
      : sentence(isEndless ? literal(line.clean) : line.clean, lines.at(-1)?.text, beside[index] === true);
    for (const { at, count } of losses) lose(position + at, count);
    position += text.length + 1;
    lose(position, line.started.length - line.clean.length);
    lines.push({ text, isShown });
    if (turns.isOver) await turns.next();
  }
  return {
    text: withTextSigns(withoutHidden(lines)),
    /** The position in the written text of a position in the source. */
    writtenAt: (at: number) => at + lostBefore(shifts, at),
  };
}

/** The number of characters lost before a position. There may be as many losses as lines, and as many positions. */
function lostBefore(shifts: readonly { from: number; by: number }[], at: number): number {
  let [low, high] = [0, shifts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shifts[middle]?.from ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return shifts[low - 1]?.by ?? 0;
}

/** For each line the longest fence at or below it that may end another one. */
function longestFences(lines: readonly string[]): number[] {
  const longest: number[] = [];
  let most = 0;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const [whole, fence = ""] = FENCE.exec(lines[index] ?? "") ?? [];
    if (whole?.trim() === fence) most = Math.max(most, fence.length);
    longest[index] = most;
  }
  return longest;
}

/** A line as the parser gets it, with the characters that it lost, in order; an added space counts as -1. */
function sentence(line: string, above: string | undefined, isBesideItem: boolean) {
  const losses: { at: number; count: number }[] = [];
  let removed = 0;
  const joined = MAY_BE_IN_MARK.test(line)
    ? line.replace(IN_MARK, (hidden: string, ...rest: unknown[]) => {
        const at = rest.find((value) => typeof value === "number") ?? 0;
        losses.push({ at: at - removed, count: hidden.length });
        removed += hidden.length;
        return "";
      })
    : line;
  const { text, spaceAt } = readLine(joined, { above, isBesideItem });
  if (spaceAt === undefined) return { text: readableLine(text), losses };
  const moved = losses.map(({ at, count }) => ({ at: at > spaceAt ? at + 1 : at, count }));
  const added = { at: spaceAt + 1, count: -1 };
  return { text: readableLine(text), losses: [...moved, added].toSorted((one, other) => one.at - other.at) };
}

interface Line {
  text: string;
  /** Code, and frames of videos. */
  isShown: boolean;
}

const plainLines = (written: string): string[] =>
  written
    .replace(LINE_END, "\n")
    .replace(SEPARATOR, " ")
    .replace(NO_TEXT, (characters) => FILLER.repeat(characters.length))
    .split("\n");

function readableLine(text: string): string {
  let readable = "";
  let position = 0;
  DESTINATION.lastIndex = 0;
  for (let match = DESTINATION.exec(text); match; match = DESTINATION.exec(text)) {
    const start = DESTINATION.lastIndex;
    const end = addressEnd(text, start);
    const address = text.slice(start, end);
    if (FIGURES.test(address) && addressIn(address) === undefined) continue;
    readable += text.slice(position, start) + address.replace(/ /g, NO_BREAK_SPACE);
    position = end;
    DESTINATION.lastIndex = end;
  }
  return readable + text.slice(position);
}

/** The end of an address, whose brackets are paired: before the end of its link, or before a title. */
function addressEnd(text: string, start: number): number {
  let depth = 0;
  let end = start;
  for (let at = start; at < text.length && at < start + MAX_ADDRESS; at += 1) {
    const character = text.charAt(at);
    if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    if (depth < 0 || /[<>]/.test(character) || (/["']/.test(character) && SPACE.test(text.charAt(at - 1))))
      break;
    if (!SPACE.test(character)) end = at + 1;
  }
  return end;
}

/**
 * Replaces comments, scripts and similar parts by filler when they have an end. An unclosed one is text, because otherwise the
 * rest would be gone.
 */
function withoutHidden(lines: readonly Line[]): string {
  const text = lines.map((line) => line.text).join("\n");
  if (!text.includes("<")) return text;
  const lower = text.toLowerCase();
  const endless = new Set<string>();
  let shown = "";
  let position = 0;
  let line = 0;
  let lookedAt = 0;
  let isInCode = false;
  HIDDEN.lastIndex = 0;
  for (let match = HIDDEN.exec(text); match; match = HIDDEN.exec(text)) {
    const [sign, name] = match;
    const close = name ? `</${name.toLowerCase()}` : sign === "<!--" ? "-->" : ">";
    if (endless.has(close)) continue;
    for (; lookedAt < match.index; lookedAt += 1) {
      const character = text[lookedAt];
      if (character === "`") isInCode = !isInCode;
      if (character !== "\n") continue;
      line += 1;
      isInCode = false;
    }
    if (lines[line]?.isShown || isInCode || isEscaped(text, match.index)) continue;
    const closing = lower.indexOf(close, match.index + sign.length);
    const end = closing === -1 ? 0 : text.indexOf(">", closing) + 1;
    if (end === 0) {
      endless.add(close);
      continue;
    }
    shown += text.slice(position, match.index) + text.slice(match.index, end).replace(/[^\n]/g, FILLER);
    position = end;
    HIDDEN.lastIndex = end;
  }
  return shown + text.slice(position);
}
