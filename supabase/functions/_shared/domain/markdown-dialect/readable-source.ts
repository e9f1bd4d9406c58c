import { cleanLineEnd, cleanLineStart, LINE_END, NO_TEXT } from "../clean-text.ts";
import { latinDigits } from "../latin-digits.ts";
import { addressIn } from "../link-address.ts";
import { fenceAfter } from "../markdown-parts.ts";

/** Replaces what is not shown, so that positions stay. It is a noncharacter, which no text contains. */
export const FILLER = "\uFFFF";

/** An item's number in Arabic or Persian figures, behind the marks of what it is in. */
const ARABIC_NUMBER = /^((?:[ \t]|>|[-+*][ \t])*)([٠-٩]{1,9}|[۰-۹]{1,9})(?=[.)](?:[ \t]|$))/;

/** Where an address begins whose spaces would end it: behind a link's words, in pointed brackets, or behind a name for it. */
const DESTINATION = new RegExp(
  String.raw`(?:\]\([ \t]{0,9}<?|<(?=[^a-z]{0,9}(?:tel|sms):)|^ {0,3}\[[^\]]{1,200}\]:[ \t]{0,9}<?(?=[^a-z]{0,9}(?:tel|sms):))` +
    // What is no address stays as it is: words in brackets are a sentence's.
    String.raw`(?=[^\p{L}\p{N}+/(]{0,9}(?:(?:tel|sms|callto|mailto|whatsapp|https?):|/\S|(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,}[/?#:]|(?:\+|\(\+?\d|0\d)[\d (.)\u00A0\u2010-\u2015-]{5,30}?[)"']))`,
  "giu",
);
/** A date or a range in brackets, unless it is a telephone's number. */
const FIGURES = /^[^\p{L}/]{1,60}$/u;
const MAX_ADDRESS = 1_000;
const SPACE = /[ \u00A0]/;
const NO_BREAK_SPACE = "\u00A0";

/**
 * What a page never shows: comments, Word's own tags, whose names no parser takes for a tag's, and others with what is inside.
 * A video's frame is read before.
 */
const HIDDEN =
  /<!--|<\/?(?:o|v|w|m|st1):[a-z](?=[^<>\n]*>)|<(script|style|iframe|object|svg|math|template|noscript|select|title|head|canvas|audio|video)(?=[\s/>])/gi;

/** Markdown as the parser can read it, whatever was pasted: its positions are those of the text but for what lines lost. */
export function readableSource(written: string, isFrame: (line: string) => boolean) {
  const shifts: { from: number; by: number }[] = [];
  let position = 0;
  let lost = 0;
  const lose = (from: number, count: number) => {
    if (count === 0) return;
    lost += count;
    shifts.push({ from, by: lost });
  };
  let fence = "";
  const lines = plainLines(written).map((line) => {
    const started = cleanLineStart(line);
    const clean = cleanLineEnd(started);
    lose(position, line.length - started.length);
    position += clean.length + 1;
    lose(position, started.length - clean.length);
    const wasCode = fence !== "";
    fence = fenceAfter(clean, fence);
    const isCode = wasCode || fence !== "";
    return { text: isCode ? clean : readableLine(clean), isShown: isCode || isFrame(clean) };
  });
  return {
    text: withoutHidden(lines),
    /** Where a position in the text is in the written one. */
    writtenAt: (at: number) => at + (shifts.findLast(({ from }) => from <= at)?.by ?? 0),
  };
}

interface Line {
  text: string;
  /** Code, and frames of videos. */
  isShown: boolean;
}

const plainLines = (written: string): string[] =>
  written
    .replace(LINE_END, "\n")
    .replace(NO_TEXT, (characters) => FILLER.repeat(characters.length))
    .split("\n");

function readableLine(line: string): string {
  const text = line.replace(
    ARABIC_NUMBER,
    (_, before: string, number: string) => before + latinDigits(number),
  );
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

/** Where an address ends, which has its brackets in pairs: before what ends its link, or before a title. */
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

/** Filler for comments, scripts and the like that end somewhere. One that does not is text, or the rest would be gone. */
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
    if (lines[line]?.isShown || isInCode) continue;
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
