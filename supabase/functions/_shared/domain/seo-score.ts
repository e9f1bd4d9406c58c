import { keywordCounter } from "./keyword.ts";
import { elementsOf, type ParsedMarkdown } from "./markdown.ts";
import { countWords, textBlocks } from "./text-blocks.ts";
import type { Locale } from "./locales.ts";

/** The limits of the score. Lengths are in characters, densities in keywords per thousand words. */
const SEO_LIMITS = {
  metaTitle: { least: 30, most: 60 },
  metaDescription: { least: 120, most: 160 },
  words: { few: 300, enough: 500 },
  density: { least: 5, most: 30 },
} as const;

/** What each finding costs, of 100. */
const DEDUCTIONS = {
  metaTitleMissing: 20,
  metaTitleLong: 10,
  metaTitleShort: 5,
  metaTitleGood: 0,
  metaDescriptionMissing: 20,
  metaDescriptionLong: 10,
  metaDescriptionShort: 5,
  metaDescriptionGood: 0,
  wordsFew: 10,
  wordsModest: 5,
  wordsGood: 0,
  keywordUnknown: 0,
  keywordAbsent: 15,
  keywordRare: 10,
  keywordOften: 10,
  keywordGood: 0,
  keywordNotInMetaTitle: 5,
  keywordInMetaTitle: 0,
  keywordNotInMetaDescription: 5,
  keywordInMetaDescription: 0,
  h1Missing: 15,
  h1Many: 5,
  h1Good: 0,
  imagesWithoutAlt: 10,
  imagesGood: 0,
} as const;

export type SeoFindingId = keyof typeof DEDUCTIONS;
type SeoField = "metaTitle" | "metaDescription" | "h1" | "content" | "primaryService";
export type SeoLabel = "excellent" | "good" | "needs-work" | "poor";

interface SeoFinding {
  id: SeoFindingId;
  kind: "problem" | "warning" | "ok";
  deduction: number;
  /** Where it is set right. */
  field: SeoField;
  /** What was counted: characters, words, per cent of the words, headings or pictures. */
  count: number;
  /** The part of the content it is about, in characters of the Markdown. */
  range?: { start: number; end: number };
}

export interface SeoInput {
  locale: Locale;
  h1: string;
  metaTitle: string;
  metaDescription: string;
  body: ParsedMarkdown;
  /** Name of the primary service in this language; null if there is none, without a deduction. */
  keyword: string | null;
}

export interface SeoAnalysis {
  /** 0 to 100. */
  score: number;
  label: SeoLabel;
  words: number;
  /** Keywords per hundred words. */
  density: number;
  findings: SeoFinding[];
}

/**
 * Scores one language of a post: 100 less what each finding costs. A missing text is not also too short, and a keyword that is
 * absent is not also too rare.
 */
export function analyseSeo(input: SeoInput): SeoAnalysis {
  const blocks = textBlocks(input.body);
  const words = countWords(blocks);
  const findings: SeoFinding[] = [];
  const find = (id: SeoFindingId, field: SeoField, count = 0, range?: SeoFinding["range"]) => {
    const deduction = DEDUCTIONS[id];
    const kind = deduction >= 10 ? "problem" : deduction > 0 || id === "keywordUnknown" ? "warning" : "ok";
    findings.push({
      id,
      kind,
      deduction,
      field,
      count,
      ...(range && { range: { start: range.start, end: range.end } }),
    });
  };

  const title = lengthOf(input.metaTitle);
  find(`metaTitle${sizeOf(title, SEO_LIMITS.metaTitle)}`, "metaTitle", title);
  const description = lengthOf(input.metaDescription);
  find(`metaDescription${sizeOf(description, SEO_LIMITS.metaDescription)}`, "metaDescription", description);

  const { few, enough } = SEO_LIMITS.words;
  find(words < few ? "wordsFew" : words < enough ? "wordsModest" : "wordsGood", "content", words);

  const count = keywordCounter(input.keyword ?? "", input.locale);
  const found = blocks.reduce((sum, { text }) => sum + count(text), 0);
  const density = words === 0 ? 0 : (found * 100) / words;
  if (input.keyword) {
    find(keywordFinding(found, words), "content", Math.round(density * 10) / 10);
    const isInTitle = count(input.metaTitle) > 0;
    find(isInTitle ? "keywordInMetaTitle" : "keywordNotInMetaTitle", "metaTitle");
    const isInDescription = count(input.metaDescription) > 0;
    find(isInDescription ? "keywordInMetaDescription" : "keywordNotInMetaDescription", "metaDescription");
  } else find("keywordUnknown", "primaryService");

  const headings = elementsOf(input.body, "h1");
  const h1s = headings.length + (input.h1.trim() ? 1 : 0);
  // Where the field is filled in, it is the body's heading that is one too many.
  if (h1s > 1) find("h1Many", "content", h1s, headings[0]);
  else find(h1s === 0 ? "h1Missing" : "h1Good", "h1", h1s);

  const images = elementsOf(input.body, "img");
  const bare = images.filter(({ element }) => String(element.properties.alt).trim() === "");
  if (bare.length > 0) find("imagesWithoutAlt", "content", bare.length, bare[0]);
  else if (images.length > 0) find("imagesGood", "content", images.length);

  const score = Math.max(0, 100 - findings.reduce((sum, { deduction }) => sum + deduction, 0));
  return { score, label: seoLabel(score), words, density, findings };
}

/** @param score 0 to 100 */
export function seoLabel(score: number): SeoLabel {
  if (score >= 80) return "excellent";
  if (score >= 60) return "good";
  return score >= 40 ? "needs-work" : "poor";
}

/** Characters as people count them, without the space around them. */
const lengthOf = (text: string): number => Array.from(text.trim()).length;

function sizeOf(length: number, { least, most }: { least: number; most: number }) {
  if (length === 0) return "Missing";
  if (length > most) return "Long";
  return length < least ? "Short" : "Good";
}

/** In whole numbers: 3 % of 700 words is not a little more than 3 %. */
function keywordFinding(found: number, words: number): SeoFindingId {
  if (found === 0) return "keywordAbsent";
  const { least, most } = SEO_LIMITS.density;
  if (found * 1000 < words * least) return "keywordRare";
  return found * 1000 > words * most ? "keywordOften" : "keywordGood";
}
