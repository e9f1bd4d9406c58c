import { diffArrays } from "diff";
import type { BodyNode } from "@/components/patterns/markdown/body-node";
import { plainTextOf } from "@/components/patterns/markdown/body-node";
import { LOCALES, type Locale } from "@/config/locales";
import { isAddress } from "@domain/markdown-dialect/definitions";
import { isElementTag } from "@domain/markdown-dialect/html-tags";
import { raisedParts } from "@domain/markdown-dialect/raised-text";
import { parseVideoFrame } from "@domain/video-frame";
import type { LanguageForm } from "../form/editor-form";
import type { TextRange, WrittenField } from "./analysed-text";

/** A part of a text that its readers do not see, or not as written. */
export interface PageDifference {
  /**
   * `figure`: the page does not show it as written. `comment`: hidden on the page, but public. `film`: a frame without a film.
   */
  what: "figure" | "comment" | "film";
  /** The part as written. */
  text: string;
  lang: Locale;
  field: WrittenField;
  /** The position of a question in its list, from 1; 0 elsewhere. */
  number: number;
  /** The first line is 1. */
  line: number;
  /** The range in the field's text. */
  range: TextRange;
}

export type ComparedTexts = Readonly<
  Record<Locale, Pick<LanguageForm, "title" | "excerpt" | "content_markdown" | "faq">>
>;

/** Renders an article's Markdown as its page does. */
type Render = (markdown: string) => Promise<readonly BodyNode[]>;

/**
 * Compares a text with its rendered page, before readers see it.
 * @param render the page's own function
 */
export async function pageDifferences(texts: ComparedTexts, render: Render): Promise<PageDifference[]> {
  const found: PageDifference[] = [];
  for (const lang of LOCALES) {
    const { title, excerpt, content_markdown: content, faq } = texts[lang];
    const add = async (field: WrittenField, written: string, isMarkdown = false, number = 0) => {
      const lost = isMarkdown ? await lostIn(written, render) : commentsIn(written);
      const lineOf = lineCounter(written);
      for (const one of lost.toSorted(inOrder))
        found.push({ ...one, lang, field, number, line: lineOf(one.range.start) });
    };
    await add("title", title);
    await add("excerpt", excerpt);
    await add("content_markdown", content, true);
    for (const [index, { key, q, a }] of faq.entries()) {
      await add({ row: key, side: "q" }, q, false, index + 1);
      await add({ row: key, side: "a" }, a, true, index + 1);
    }
  }
  return found;
}

type Lost = Pick<PageDifference, "what" | "text" | "range">;

async function lostIn(markdown: string, render: Render): Promise<Lost[]> {
  if (markdown.trim() === "") return [];
  const comments = commentsIn(markdown);
  const films = filmsIn(markdown);
  const { text, writtenAt } = withRaised(blanked(markdown, [...comments, ...films]));
  const written = figuresIn(withoutMarks(withoutUnread(text)));
  if (written.length === 0) return [...comments, ...films];
  const shown = figuresIn(withoutMarks(plainTextOf(await render(markdown))));
  const figures = missing(written, shown).map((figure): Lost => {
    const [start, end] = [writtenAt(figure.start), writtenAt(figure.end)];
    return { what: "figure", text: markdown.slice(start, end), range: { start, end } };
  });
  return [...comments, ...films, ...figures];
}

const inOrder = (one: Lost, other: Lost): number => one.range.start - other.range.start;

/** @returns a function from a position to its line, to be called in ascending order */
function lineCounter(text: string): (position: number) => number {
  let line = 1;
  let from = 0;
  return (position) => {
    for (let end = text.indexOf("\n", from); end !== -1 && end < position; end = text.indexOf("\n", from)) {
      line += 1;
      from = end + 1;
    }
    return line;
  };
}

function commentsIn(text: string): Lost[] {
  const found: Lost[] = [];
  for (let start = text.indexOf("<!--"); start !== -1;) {
    const close = text.indexOf("-->", start + 4);
    // An unclosed comment is text on the page.
    if (close === -1) break;
    const end = close + 3;
    found.push({ what: "comment", text: text.slice(start, end), range: { start, end } });
    start = text.indexOf("<!--", end);
  }
  return found;
}

function filmsIn(markdown: string): Lost[] {
  return Array.from(markdown.matchAll(/^[^\n]*<iframe\b[^\n]*/gim)).flatMap(({ 0: text, index: start }) =>
    parseVideoFrame(text) === null
      ? [{ what: "film" as const, text, range: { start, end: start + text.length } }]
      : [],
  );
}

const blanks = (text: string) => text.replace(/[^\n]/g, " ");

function blanked(text: string, parts: readonly Lost[]): string {
  let [rest, position] = ["", 0];
  for (const { range } of parts.toSorted(inOrder)) {
    // A film may be inside a comment.
    const start = Math.max(position, range.start);
    if (range.end <= start) continue;
    rest += text.slice(position, start) + blanks(text.slice(start, range.end));
    position = range.end;
  }
  return rest + text.slice(position);
}

const TAG = /<\/?([a-z][a-z\d]*)(?:\s[^<>]*|\/)?>/gi;

const UNREAD = /^(?:iframe|script|style)$/i;

/**
 * Blanks out the parts that readers never see: addresses of links and pictures, placeholders of facts and pictures, numbers of
 * items. The length stays.
 */
const withoutUnread = (markdown: string): string =>
  markdown
    .replace(/!\[[^[\]\n]{0,500}\]\([^()\n]{0,2000}\)|\{\{[^{}\n]*\}\}|\[INFOGRAPHIC:[^[\]\n]*\]/gi, blanks)
    .replace(/\]\(((?:[^()\n]|\([^()\n]*\)){0,2000})\)/g, (link, address: string) =>
      isAddress(address.trim()) ? blanks(link) : link,
    )
    .replace(/^ {0,3}\[[^[\]\n]{1,200}\]:[^\n]*$/gm, blanks)
    .replace(/^(?:[ \t]*(?:[-+*]|\p{Nd}{1,9}[.)])[ \t])+/gmu, blanks)
    .replace(/&(lt|gt|nbsp|#x20);/g, (entity, name: string) =>
      (name === "lt" ? "<" : name === "gt" ? ">" : " ").padStart(entity.length),
    );

/** Blanks out bullets, tags, brackets and marks, on the page or not: a lost mark changes no figure. The length stays. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^(?:[ \t]*[-+*][ \t])+/gm, blanks)
    .replace(TAG, (tag, name: string) =>
      UNREAD.test(name) || isElementTag(name.toLowerCase()) ? blanks(tag) : tag,
    )
    // A mark between two figures belongs to them.
    .replace(/~~|\[|(?<![\p{N}*_`\\])[*_`]+|[*_`]+(?![\p{N}*_`])/gu, blanks);

/** Replaces raised and lowered parts by the page's signs, with a map back to the positions in the written text. */
function withRaised(written: string) {
  const moves: { from: number; by: number }[] = [];
  let [text, position] = ["", 0];
  for (const { start, end, shown } of raisedParts(written)) {
    text += written.slice(position, start) + shown;
    position = end;
    moves.push({ from: text.length, by: end - text.length });
  }
  return {
    text: text + written.slice(position),
    writtenAt: (at: number) => at + (moves.findLast(({ from }) => from <= at)?.by ?? 0),
  };
}

interface Figure {
  start: number;
  end: number;
  /** A normal form without spaces and escapes. */
  same: string;
}

const UNITS = [
  "mg|mcg|µg|μg|g|kg|ml|mL|cl|dl|l|L|IU|U|mmol|mol|mEq|mmHg|kPa|bpm|kcal|cm|mm|m|km|AED|USD|hours?|hrs?|h|minutes?|mins?|min|days?|weeks?|months?|years?",
  "ملغ|ملغم|مجم|ملجم|غ|غم|غرام|جم|جرام|كغ|كغم|كجم|مل|لتر|وحدة|سم|مم|م|درهم|ساعات|ساعة|دقائق|دقيقة|أيام|يوم|أسابيع|أسبوع|أشهر|شهر|سنوات|سنة",
].join("|");
/** A figure with the signs before, inside and after it, raised characters, and its unit. */
const FIGURE = new RegExp(
  String.raw`(?:(?:\\?[<>≤≥±+−~-]){1,2} {0,7})?\p{N}(?:[\p{N}.,:/\\*×^~_–−=+()<>-]*[\p{N}%°])?[%°⁺⁻]*(?:[ \u00A0]{0,200}(?:${UNITS})(?![\p{L}\p{N}])(?:\/(?:${UNITS})(?![\p{L}\p{N}]))?)?`,
  "gu",
);

const figuresIn = (text: string): Figure[] =>
  Array.from(text.matchAll(FIGURE), ({ 0: figure, index }) => ({
    start: index,
    end: index + figure.length,
    same: figure.replace(/[\s\\]/g, ""),
  }));

/** With more changes it is a different text. */
const MAX_EDITS = 400;

/** The figures of the first list that are not in the second, in their order. */
function missing(written: readonly Figure[], shown: readonly Figure[]): Figure[] {
  const [before, after] = [written, shown].map((figures) => figures.map(({ same }) => same));
  const changes = diffArrays(before ?? [], after ?? [], { maxEditLength: MAX_EDITS });
  if (!changes) {
    const all = new Set(after);
    return written.filter(({ same }) => !all.has(same)).slice(0, MAX_EDITS);
  }
  const lost: Figure[] = [];
  let at = 0;
  for (const { added, removed, count } of changes) {
    if (added) continue;
    if (removed) lost.push(...written.slice(at, at + count));
    at += count;
  }
  return lost;
}
