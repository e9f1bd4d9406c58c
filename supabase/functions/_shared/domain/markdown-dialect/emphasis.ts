import type {} from "micromark-extension-gfm-strikethrough";
import type { Construct, Event, Extension, Point, State, Token, TokenizeContext } from "micromark-util-types";
import { restored } from "./literal-signs.ts";

/** A run of one sign that may be a mark. */
declare module "micromark-util-types" {
  interface TokenTypeMap {
    markRun: "markRun";
  }
}

/**
 * Bold, italics and strikethrough. CommonMark requires a space between a letter and a mark whose other side is punctuation,
 * which Arabic does not have (و**«الرعاية»**), and reads stars between figures as marks (1*3*7). Here a run of signs is a mark
 * as a whole or text as a whole, and a mark needs a partner of its own length:
 * - two or three signs may be inside words, one only where an Arabic word has a prefix, and neither between figures;
 * - a mark ends with its line; only two tildes are a mark;
 * - two signs with spaces on both sides are a pair if the line has no others. Decision 64: of two possible readings, the one
 * that loses no character wins.
 */
const WORD = /[\p{L}\p{M}\p{N}]/u;
const FIGURE = /\p{N}/u;
const ARABIC = /(?=[\p{L}\p{M}])\p{Script_Extensions=Arabic}/u;
const CLOSING = /[.,:;!?،؛؟۔\p{Pe}]/u;
const CLOSING_BRACKET = /[\p{Pe}\p{Pf}]/u;
const OPENING = /\p{Ps}/u;
/** Between a figure and one of these, stars mean multiplication: 4*(20+7)*2. */
const PRODUCT = /[()+=×÷−-]/;
/** Next to these a single star means multiplication, too: 5%*3. */
const MEASURE = /(?![<>])[%‰°\p{Sm}\p{Sc}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** How far a mark looks for its neighbour, past invisible characters. */
const REACH = 16;

const LENGTHS: Readonly<Record<string, readonly number[]>> = { "*": [1, 2, 3], _: [1, 2, 3], "~": [2] };
const TYPES = {
  1: ["emphasis", "emphasisSequence", "emphasisText"],
  2: ["strong", "strongSequence", "strongText"],
  struck: ["strikethrough", "strikethroughSequence", "strikethroughText"],
} as const;

interface Run {
  event: number;
  token: Token;
  sign: string;
  length: number;
  mayOpen: boolean;
  mayClose: boolean;
  /** With a space, or an end of the line, on both sides. */
  isLoose: boolean;
  /** Inside a word or a product, so that its partner must not be. */
  isInside: boolean;
  /** The marks that the run opens or closes, from the innermost on. */
  pairs: { length: number; isOpening: boolean }[];
}

const markRun: Construct = {
  name: "markRun",
  resolveAll: (events, context) => resolved(events, context),
  tokenize: (effects, ok) => (first) => {
    const inside: State = (code) => {
      if (code === first) {
        effects.consume(code);
        return inside;
      }
      effects.exit("markRun");
      return ok(code);
    };
    effects.enter("markRun");
    return inside(first);
  },
};

const CODES = { asterisk: 42, underscore: 95, tilde: 126 };

export const emphasis: Extension = {
  text: { [CODES.asterisk]: markRun, [CODES.underscore]: markRun, [CODES.tilde]: markRun },
  insideSpan: { null: [markRun] },
  disable: { null: ["attention", "strikethrough"] },
};

function resolved(events: Event[], context: TokenizeContext): Event[] {
  const runs = events.flatMap(([kind, token], event): Run[] =>
    kind === "enter" && token.type === "markRun" ? [runOf(token, event, context)] : [],
  );
  if (runs.length === 0) return events;
  pairLoose(runs, context);
  pairAll(runs);
  const byEvent = new Map(runs.map((run) => [run.event, run]));
  const made = events.flatMap((event, index): Event[] => {
    const run = byEvent.get(index);
    if (run) return eventsOf(run, context);
    return byEvent.has(index - 1) ? [] : [event];
  });
  // The caller keeps the array.
  events.length = 0;
  for (const event of made) events.push(event);
  return events;
}

function runOf(token: Token, event: number, context: TokenizeContext): Run {
  const signs = context.sliceSerialize(token);
  const sign = signs.charAt(0);
  const { length } = signs;
  const behind = textBefore(token, context);
  const ahead = textAfter(token, context);
  const before = Array.from(behind).at(-1) ?? "";
  const [after = ""] = ahead;
  const isLoose = isBlank(before) && isBlank(after);
  // For one star, or two in the middle, spaces next to it do not count: 2 *3* 4.
  const isMultiplied =
    length === 1 || isLoose
      ? FIGURE.test(behind.trimEnd().slice(-1)) && FIGURE.test(ahead.trimStart().slice(0, 1))
      : FIGURE.test(before) && FIGURE.test(after);
  const isKnown = LENGTHS[sign]?.includes(length) === true;
  const isInside =
    (WORD.test(before) && WORD.test(after) && (length === 1 || FIGURE.test(before + after))) ||
    (FIGURE.test(before) && PRODUCT.test(after)) ||
    (PRODUCT.test(before) && FIGURE.test(after) && !OPENING.test(before)) ||
    (before === ")" && after === "(");
  return {
    event,
    token,
    sign,
    length,
    isLoose: isKnown && isLoose && length === 2 && !isMultiplied,
    isInside,
    mayOpen: isKnown && !isMultiplied && opens(before, after, sign, length),
    mayClose: isKnown && (!isMultiplied || isBlank(after)) && closes(before, after, sign, length),
    pairs: [],
  };
}

const isBlank = (text: string): boolean => text.trim() === "";

/** The characters before and after a run in its line. A tab or a line's end has nothing behind it. */
function textBefore({ start }: Token, context: TokenizeContext): string {
  const at = start._bufferIndex;
  if (at <= 0) return "";
  return visible(
    context.sliceSerialize({ start: { ...start, _bufferIndex: Math.max(0, at - REACH) }, end: start }),
  );
}

function textAfter({ end }: Token, context: TokenizeContext): string {
  const at = end._bufferIndex;
  return at < 0
    ? ""
    : visible(context.sliceSerialize({ start: end, end: { ...end, _bufferIndex: at + REACH } }));
}

const visible = (text: string): string => restored(text).replace(INVISIBLE, "");

function opens(before: string, after: string, sign: string, length: number): boolean {
  if (isBlank(after) || CLOSING_BRACKET.test(after)) return false;
  if (isBlank(before)) return true;
  if (CLOSING.test(after)) return false;
  if (WORD.test(before)) return isInWord(before, after, sign, length);
  return length > 1 || !(MEASURE.test(before) || CLOSING_BRACKET.test(before));
}

function closes(before: string, after: string, sign: string, length: number): boolean {
  if (isBlank(before) || OPENING.test(before)) return false;
  if (isBlank(after)) return true;
  if (WORD.test(after)) return isInWord(after, before, sign, length);
  if (OPENING.test(after)) return length > 1 || !FIGURE.test(before);
  return length > 1 || !MEASURE.test(after);
}

/** Whether a run may begin or end emphasis at its side in a word. */
function isInWord(inWord: string, other: string, sign: string, length: number): boolean {
  if (sign === "_" || length === 1)
    return ARABIC.test(inWord) && (!WORD.test(other) || (sign === "*" && ARABIC.test(other)));
  return true;
}

/** A bold part with spaces at its ends, when both signs are the only two of their line. */
function pairLoose(runs: readonly Run[], context: TokenizeContext): void {
  const ofLines = new Map<string, Run[]>();
  for (const run of runs) {
    if (run.length !== 2) continue;
    const line = `${run.sign}${run.token.start.line}`;
    ofLines.set(line, [...(ofLines.get(line)?.slice(0, 2) ?? []), run]);
  }
  for (const [first, last, third] of ofLines.values()) {
    if (!first || !last || third || !(first.isLoose || last.isLoose)) continue;
    if (!(first.isLoose || first.mayOpen) || !(last.isLoose || last.mayClose)) continue;
    if (isBlank(context.sliceSerialize({ start: first.token.end, end: last.token.start }))) continue;
    Object.assign(first, { mayOpen: true, mayClose: false });
    Object.assign(last, { mayOpen: false, mayClose: true });
  }
}

function pairAll(runs: readonly Run[]): void {
  const open = new Map<string, number[]>();
  const stackOf = (sign: string, length: number) => {
    const key = sign + length;
    const stack = open.get(key) ?? [];
    open.set(key, stack);
    return stack;
  };
  const partnerOf = (run: Run, length: number): number | undefined => {
    const stack = stackOf(run.sign, length);
    const index = stack.at(-1);
    const opener = index === undefined ? undefined : runs[index];
    if (!opener) return undefined;
    const isOneLine = run.length > 1 || opener.token.start.line === run.token.start.line;
    return isOneLine && !(opener.isInside && run.isInside) ? index : undefined;
  };
  /** Runs that were opened in between stay text. */
  const closeDownTo = (index: number) => {
    for (const stack of open.values()) while ((stack.at(-1) ?? -1) >= index) stack.pop();
  };
  const pair = (index: number, run: Run, length: number) => {
    runs[index]?.pairs.push({ length, isOpening: true });
    run.pairs.push({ length, isOpening: false });
    closeDownTo(index);
  };
  runs.forEach((run, at) => {
    const { sign, length } = run;
    if (run.mayClose) {
      const same = partnerOf(run, length);
      if (same !== undefined) {
        const whole = runs[same]?.length === 3 && length === 3;
        if (whole) {
          runs[same]?.pairs.push({ length: 2, isOpening: true });
          run.pairs.push({ length: 2, isOpening: false });
        }
        pair(same, run, whole ? 1 : length);
        return;
      }
      if (length === 3) {
        const one = partnerOf(run, 1);
        const two = partnerOf(run, 2);
        if (one !== undefined && two !== undefined) {
          pair(Math.max(one, two), run, one > two ? 1 : 2);
          pair(Math.min(one, two), run, one > two ? 2 : 1);
          return;
        }
      } else {
        const three = partnerOf(run, 3);
        if (three !== undefined) {
          pair(three, run, length);
          stackOf(sign, 3 - length).push(three);
          return;
        }
      }
    }
    if (run.mayOpen) stackOf(sign, length).push(at);
  });
}

/** A run's tokens: its pairs, and the rest as text. */
function eventsOf({ token, sign, length, pairs }: Run, context: TokenizeContext): Event[] {
  const made: Event[] = [];
  const text = (start: Point, end: Point) => {
    const data: Token = { type: "data", start, end };
    made.push(["enter", data, context], ["exit", data, context]);
  };
  const isOpening = pairs[0]?.isOpening === true;
  let used = 0;
  if (isOpening) {
    const rest = length - pairs.reduce((sum, pair) => sum + pair.length, 0);
    if (rest > 0) text(token.start, moved(token.end, rest - length));
    used = rest;
  }
  for (const pair of isOpening ? pairs.toReversed() : pairs) {
    const [group, sequence, inside] = sign === "~" ? TYPES.struck : TYPES[pair.length === 2 ? 2 : 1];
    const start = isOpening ? moved(token.end, used - length) : moved(token.start, used);
    used += pair.length;
    const end =
      used === length ? token.end : isOpening ? moved(token.end, used - length) : moved(token.start, used);
    const signs: Token = { type: sequence, start, end };
    const whole: Token = { type: group, start, end };
    const content: Token = { type: inside, start: end, end };
    if (isOpening) {
      made.push(
        ["enter", whole, context],
        ["enter", signs, context],
        ["exit", signs, context],
        ["enter", content, context],
      );
    } else {
      made.push(
        ["exit", content, context],
        ["enter", signs, context],
        ["exit", signs, context],
        ["exit", whole, context],
      );
    }
  }
  if (pairs.length === 0) text(token.start, token.end);
  return made;
}

const moved = (point: Point, by: number): Point => ({
  ...point,
  column: point.column + by,
  offset: point.offset + by,
  _bufferIndex: point._bufferIndex + by,
});
