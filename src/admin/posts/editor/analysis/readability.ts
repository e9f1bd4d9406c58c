import { flesch } from "flesch";
import { syllable } from "syllable";
import type { ParsedMarkdown } from "@domain/markdown";
import { textBlocks } from "@domain/text-blocks";
import type { Locale } from "@/config/locales";
import { isPassive } from "./passive-voice";
import { articleSentences, type Sentence } from "./sentences";

/** From where on a tip is given. Shares are in per cent. */
const READABILITY_LIMITS = {
  sentenceWords: 20,
  /** A word of more syllables is complex. */
  syllables: 3,
  complexWords: 10,
  passiveSentences: 20,
  /** Share of sentences over `sentenceWords` that a text bears well. */
  longSentences: 25,
  leastSentences: 5,
} as const;

/** Least score of each level, best first. */
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
  /** A sentence it is about, as it is read. */
  example?: string;
}

export interface Readability {
  /** 0 to 100, only in English; null also where there is nothing to measure. */
  score: number | null;
  level: ReadabilityLevel | null;
  words: number;
  sentences: number;
  /** Empty where there is nothing to measure. */
  findings: ReadabilityFinding[];
}

/**
 * English: the Flesch reading ease, 206.835 − 1.015 × words per sentence − 84.6 × syllables per word (Flesch 1948), rounded and
 * kept between 0 and 100, with its levels. Arabic has no such formula: the length of its sentences is measured alone.
 */
export function readabilityOf(body: ParsedMarkdown, locale: Locale): Readability {
  const sentences = articleSentences(textBlocks(body), locale);
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
  LEVELS.find(([, least]) => score >= least)?.[0] ?? "very-difficult";

const longer = (a: Sentence, b: Sentence) => a.words.length > b.words.length;

const share = (part: number, whole: { length: number }) => (part * 100) / whole.length;

/** Decided by the exact number, told rounded; what is over its limit is never told as the limit itself. */
function finding(id: ReadabilityFinding["id"], exact: number, most: number): ReadabilityFinding {
  const isOver = exact > most;
  const rounded = Math.round(exact * 10) / 10;
  return { id, kind: isOver ? "warning" : "ok", count: isOver && rounded <= most ? most + 0.1 : rounded };
}

/** More different words than any article has. */
const MAX_CACHED = 30_000;

/** Counting takes longer than looking up, and an article is counted again after each pause of its writer. */
const counted = new Map<string, number>();

/** Syllables of one English word; a number is read as one. */
export function syllablesOf(word: string): number {
  const key = word.toLowerCase();
  const known = counted.get(key);
  if (known !== undefined) return known;
  const count = Math.max(1, syllable(key));
  if (counted.size >= MAX_CACHED) counted.clear();
  counted.set(key, count);
  return count;
}
