import { flesch } from "flesch";
import { syllable } from "syllable";
import type { ParsedMarkdown } from "@domain/markdown";
import { textBlocks, wordsOf } from "@domain/text-blocks";
import type { Locale } from "@/config/locales";

/** The limits above which a tip is shown. Shares are in per cent. */
const READABILITY_LIMITS = {
  sentenceWords: 20,
  /** A word with more syllables is complex. */
  syllables: 3,
  complexWords: 10,
  passiveSentences: 20,
  /** The acceptable share of sentences over `sentenceWords`. */
  longSentences: 25,
  leastSentences: 5,
} as const;

/** The lowest score of each level, best first. */
const LEVELS = [
  ["very-easy", 90],
  ["easy", 80],
  ["fairly-easy", 70],
  ["standard", 60],
  ["fairly-difficult", 50],
  ["difficult", 30],
  ["very-difficult", 0],
] as const;

export type ReadabilityLevel = (typeof LEVELS)[number][0];

interface ReadabilityFinding {
  id: "sentenceLength" | "complexWords" | "passiveVoice" | "longSentences" | "sentenceCount";
  kind: "warning" | "ok";
  /** Words per sentence, per cent, or sentences. */
  count: number;
  /** An example sentence, as visible text. */
  example?: string;
}

/**
 * English: the Flesch reading ease, 206.835 − 1.015 × words per sentence − 84.6 × syllables per word (Flesch 1948), rounded and
 * limited to 0 to 100, with its levels. There is no such formula for Arabic, so only the length of its sentences is measured.
 * Without sentences the score is null, and there are no findings.
 */
export function readabilityOf(body: ParsedMarkdown, locale: Locale) {
  const sentences = articleSentences(body, locale);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const counts = { words, sentences: sentences.length };
  if (words === 0) return { score: null, level: null, ...counts, findings: [] };
  const isArabic = locale === "ar";
  const average = words / sentences.length;
  const limit = READABILITY_LIMITS.sentenceWords;
  const longest = sentences.reduce((best, sentence) => (longer(sentence, best) ? sentence : best));
  const findings: ReadabilityFinding[] = [
    {
      ...finding("sentenceLength", average, limit),
      ...(longest.words.length > limit && { example: longest.text }),
    },
  ];
  if (isArabic) {
    const long = sentences.filter((sentence) => sentence.words.length > limit);
    findings.push(finding("longSentences", share(long.length, sentences), READABILITY_LIMITS.longSentences));
  }
  let score: number | null = null;
  if (!isArabic) {
    const syllables = sentences.flatMap((sentence) => sentence.words.map(syllablesOf));
    const complex = syllables.filter((count) => count > READABILITY_LIMITS.syllables);
    const passive = sentences.filter(({ text }) => isPassive(text));
    const [example] = passive;
    findings.push(
      finding("complexWords", share(complex.length, syllables), READABILITY_LIMITS.complexWords),
      {
        ...finding("passiveVoice", share(passive.length, sentences), READABILITY_LIMITS.passiveSentences),
        ...(example && { example: example.text }),
      },
    );
    score = fleschScore({ ...counts, syllables: syllables.reduce((sum, count) => sum + count, 0) });
  }
  findings.push({
    id: "sentenceCount",
    kind: counts.sentences < READABILITY_LIMITS.leastSentences ? "warning" : "ok",
    count: counts.sentences,
  });
  return { score, level: score === null ? null : readabilityLevel(score), ...counts, findings };
}

interface Counts {
  words: number;
  sentences: number;
  syllables: number;
}

/** @returns the reading ease in whole points, 0 to 100 */
export function fleschScore({ words, sentences, syllables }: Counts): number {
  const ease = flesch({ word: words, sentence: sentences, syllable: syllables });
  return Math.round(Math.min(100, Math.max(0, ease)));
}

/** @param score 0 to 100 */
export const readabilityLevel = (score: number): ReadabilityLevel =>
  LEVELS.find(([, min]) => score >= min)?.[0] ?? "very-difficult";

const longer = (a: Sentence, b: Sentence) => a.words.length > b.words.length;

const share = (part: number, whole: { length: number }) => (part * 100) / whole.length;

/** The exact number decides, and the rounded one is shown; a number over its limit is never shown as the limit itself. */
function finding(id: ReadabilityFinding["id"], exact: number, max: number): ReadabilityFinding {
  const isOver = exact > max;
  const rounded = Math.round(exact * 10) / 10;
  return { id, kind: isOver ? "warning" : "ok", count: isOver && rounded <= max ? max + 0.1 : rounded };
}

/** Counting takes longer than a look-up, and an article is counted again after each pause. */
const counted = new Map<string, number>();

/** The number of syllables in an English word; a number counts as one. */
export function syllablesOf(word: string): number {
  const key = word.toLowerCase();
  const known = counted.get(key);
  if (known !== undefined) return known;
  const count = Math.max(1, syllable(key));
  counted.set(key, count);
  return count;
}

/** A sentence as a text and in words. */
interface Sentence {
  text: string;
  words: string[];
}

/** A full stop after these abbreviations never ends a sentence; after the others it does unless a small letter follows. */
const ABBREVIATION = /(?:^|[\s(.])(?:dr|mr|mrs|ms|prof|st|vs|no|approx|fig|e\.g|i\.e|\p{L})$/iu;
const FINAL_ABBREVIATION = /(?:^|[\s(])(?:[ap]\.m|etc|min|hrs?|tel|ext)$/i;

/** Closing quotation marks and brackets belong to their sentence. */
const CLOSING = "[\"'”’»)\\]]*";
const ENGLISH_END = new RegExp(`[.!?…]+${CLOSING}(?=\\s|$)`, "gu");
/** In Arabic the space after the sign is often missing. */
const ARABIC_END = new RegExp(`[.!?؟…]+${CLOSING}`, "gu");

/**
 * The sentences of one block of text. Arabic is split on `.`, `!`, `?`, `؟` and `…`; a full stop inside a number, an address or
 * an abbreviation splits nothing, in either language.
 */
export function sentencesOf(text: string, locale: Locale): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = text.slice(from, to).trim();
    const words = wordsOf(piece);
    if (words.length > 0) sentences.push({ text: piece, words });
    from = to;
  };
  for (const match of text.matchAll(locale === "ar" ? ARABIC_END : ENGLISH_END)) {
    const end = match.index + match[0].length;
    if (match[0] === "." && isNoEnd(text, match.index, locale)) continue;
    add(end);
  }
  add(text.length);
  return sentences;
}

function isNoEnd(text: string, at: number, locale: Locale): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const after = text.slice(at + 1, at + 3);
  if (locale === "ar" && /[\dA-Za-z]$/.test(before) && /^[\dA-Za-z]/.test(after)) return true;
  // "at 8 p.m. Call us" is two sentences, "at 8 p.m. and later" is one.
  if (FINAL_ABBREVIATION.test(before)) return /^\s?[\p{Ll}\d]/u.test(after);
  return after.trim() !== "" && ABBREVIATION.test(before);
}

/** The sentences of an article: a list item has at least one; headings and tables have none. */
const articleSentences = (body: ParsedMarkdown, locale: Locale): Sentence[] =>
  textBlocks(body)
    .filter(({ kind }) => kind === "paragraph")
    .flatMap(({ text }) => sentencesOf(text, locale));

const BE = "am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|gets?|got|getting";

/** Past participles without -ed that are common in articles about care. */
const IRREGULAR =
  "begun|bitten|born|borne|bought|bound|broken|brought|built|burnt|caught|chosen|cut|dealt|done|drawn|driven|eaten|" +
  "fed|felt|forbidden|forgotten|found|frozen|given|grown|held|hidden|hit|hurt|kept|known|laid|led|left|lent|lost|made|" +
  "meant|met|overdone|paid|proven|put|read|reset|rung|said|seen|sent|set|sewn|shaken|shown|shut|sold|spent|split|spoken|" +
  "spread|stolen|stuck|sung|swollen|taken|taught|thought|thrown|told|torn|undergone|understood|undertaken|withdrawn|won|" +
  "worn|written";

/** Adjectives in -ed, which describe a state and not an action. */
const ADJECTIVES = new Set(
  (
    "aged bed bored complicated concerned confused dedicated delighted detailed embarrassed excited exhausted " +
    "experienced frightened indeed interested led limited married need pleased prepared qualified red related relaxed " +
    "relieved sacred scared shed skilled speed supposed surprised tired unexpected unrelated used worried"
  ).split(" "),
);

/** Up to two words may be in between, such as "not" or "usually". */
const PASSIVE = new RegExp(
  String.raw`(?<![\p{L}'’])(?:${BE})\s+(?:(?:not|never|also|already|often|always|then|being|been|\p{L}+ly)\s+){0,2}(\p{L}+ed|${IRREGULAR})(?!\p{L})`,
  "giu",
);

/** Whether an English sentence is in the passive voice. The pattern is good enough for advice. */
export const isPassive = (sentence: string): boolean =>
  Array.from(sentence.replace(/’/g, "'").matchAll(PASSIVE)).some(
    ([, participle = ""]) => !ADJECTIVES.has(participle.toLowerCase()),
  );
