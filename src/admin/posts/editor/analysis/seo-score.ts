import { plainArabic } from "@domain/clean-text";
import { elementsOf, type ParsedMarkdown } from "@domain/markdown";
import { countWords, textBlocks, visibleText } from "@domain/text-blocks";
import type { Locale } from "@/config/locales";
import type { AnalysedText, TextRange } from "./analysed-text";

/** The limits of the score. Lengths are in characters, densities in keywords per thousand words. */
const SEO_LIMITS = {
  metaTitle: { min: 30, max: 60 },
  metaDescription: { min: 120, max: 160 },
  words: { fewest: 100, few: 300, enough: 500 },
  density: { min: 5, max: 30 },
} as const;

/** The deduction of each finding, out of 100. */
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
type SeoField =
  | "meta_title"
  | "meta_description"
  | "h1"
  | "alt_text"
  | "content_markdown"
  | "primary_service";
export type SeoLabel = "excellent" | "good" | "needs-work" | "poor";

interface SeoFinding {
  id: SeoFindingId;
  kind: "problem" | "warning" | "ok";
  /** The field in which it is fixed. */
  field: SeoField;
  /** The counted number: characters, words, per cent of the words, headings or pictures. */
  count: number;
  /** The part of the content, in characters of the Markdown. */
  range?: TextRange;
}

type ScoredText = Pick<
  AnalysedText,
  "locale" | "title" | "h1" | "excerpt" | "meta_title" | "meta_description" | "hero_image_url" | "alt_text"
>;

export interface SeoInput extends ScoredText {
  body: ParsedMarkdown;
  /** Name of the primary service in this language; null without one, and then without a deduction. */
  keyword: string | null;
}

/**
 * Scores one language of a post as its page shows it: 100 minus the deduction of each finding. Without a headline, a search
 * title or a description, the page uses the title or the excerpt, and so does the score. A missing text is not also too short,
 * and a missing keyword is not also too rare.
 * @returns null for a text with very few words
 */
export function analyseSeo(input: SeoInput) {
  const blocks = textBlocks(input.body);
  const words = countWords(blocks);
  if (words < SEO_LIMITS.words.fewest) return null;
  const shownTitle = input.meta_title.trim() || input.title;
  const shownDescription = input.meta_description.trim() || input.excerpt;
  const findings: SeoFinding[] = [];
  let score = 100;
  const find = (id: SeoFindingId, field: SeoField, count = 0, range?: TextRange) => {
    const deduction = DEDUCTIONS[id];
    const kind = deduction >= 10 ? "problem" : deduction > 0 || id === "keywordUnknown" ? "warning" : "ok";
    score = Math.max(0, score - deduction);
    findings.push({
      id,
      kind,
      field,
      count,
      ...(range && { range: { start: range.start, end: range.end } }),
    });
  };

  const title = lengthOf(shownTitle);
  find(`metaTitle${sizeOf(title, SEO_LIMITS.metaTitle)}`, "meta_title", title);
  const description = lengthOf(shownDescription);
  find(`metaDescription${sizeOf(description, SEO_LIMITS.metaDescription)}`, "meta_description", description);

  const { few, enough } = SEO_LIMITS.words;
  find(words < few ? "wordsFew" : words < enough ? "wordsModest" : "wordsGood", "content_markdown", words);

  const count = keywordCounter(input.keyword ?? "", input.locale);
  const found = blocks.reduce((sum, { text }) => sum + count(text), 0);
  if (input.keyword) {
    const finding = keywordFinding(found, words);
    // In per cent, with one decimal. A little less than 0.5 % is shown as 0.4 %, because 0.5 % is enough.
    const round =
      finding === "keywordRare" ? Math.floor : finding === "keywordOften" ? Math.ceil : Math.round;
    find(finding, "content_markdown", words === 0 ? 0 : round((found * 1000) / words) / 10);
    const isInTitle = count(shownTitle) > 0;
    find(isInTitle ? "keywordInMetaTitle" : "keywordNotInMetaTitle", "meta_title");
    const isInDescription = count(shownDescription) > 0;
    find(isInDescription ? "keywordInMetaDescription" : "keywordNotInMetaDescription", "meta_description");
  } else find("keywordUnknown", "primary_service");

  const headings = elementsOf(input.body, "h1");
  const h1s = headings.length + (input.h1.trim() || input.title.trim() ? 1 : 0);
  // The page has its own headline, so a first-level heading of the body is one too many.
  if (h1s > 1) find("h1Many", "content_markdown", h1s, headings[0]);
  else find(h1s === 0 ? "h1Missing" : "h1Good", "h1", h1s);

  const images = elementsOf(input.body, "img");
  const bare = images.filter(({ element }) => String(element.properties.alt).trim() === "");
  const hasHero = input.hero_image_url.trim() !== "";
  const isHeroBare = hasHero && input.alt_text.trim() === "";
  const without = bare.length + (isHeroBare ? 1 : 0);
  if (isHeroBare) find("imagesWithoutAlt", "alt_text", without);
  else if (without > 0) find("imagesWithoutAlt", "content_markdown", without, bare[0]);
  else if (hasHero || images.length > 0) find("imagesGood", "content_markdown", images.length);

  return { score, label: seoLabel(score), findings };
}

/** @param score 0 to 100 */
export function seoLabel(score: number): SeoLabel {
  if (score >= 80) return "excellent";
  if (score >= 60) return "good";
  return score >= 40 ? "needs-work" : "poor";
}

/** The number of visible characters, without surrounding spaces. */
const lengthOf = (text: string): number => Array.from(text.trim()).length;

function sizeOf(length: number, { min, max }: { min: number; max: number }) {
  if (length === 0) return "Missing";
  if (length > max) return "Long";
  return length < min ? "Short" : "Good";
}

/** In whole numbers: 3 % of 700 words is not a little more than 3 %. */
function keywordFinding(found: number, words: number): SeoFindingId {
  if (found === 0) return "keywordAbsent";
  const { min, max } = SEO_LIMITS.density;
  if (found * 1000 < words * min) return "keywordRare";
  return found * 1000 > words * max ? "keywordOften" : "keywordGood";
}

const NO_LETTER_BEFORE = "(?<![\\p{L}\\p{N}])";
const NO_LETTER_AFTER = "(?![\\p{L}\\p{N}])";
/** The separators in a keyword; "doctor-on-call" is "doctor on call". */
const BETWEEN = "[\\s\\u2010-\\u2014-]+";

/** Arabic attaches "and", "in", "for" and "the" to the word: "للطبيب" and "والطبيب" are "طبيب". */
const ARABIC_PREFIX = "[وف]?(?:لل|[بك]?ال|[بكل])?";

const plain = (text: string, locale: Locale): string => {
  const lower = visibleText(text).normalize("NFC").toLowerCase();
  // Final letters are often written without their dots.
  return locale === "ar" ? plainArabic(lower).replace(/ى/g, "ي").replace(/ة/g, "ه") : lower;
};

/**
 * Finds a keyword in any form: upper or lower case, with hyphens or spaces, in Arabic with or without vowel marks, article and
 * prefixes, but only as whole words.
 * @returns a function that counts the keyword in a text
 */
export function keywordCounter(keyword: string, locale: Locale): (text: string) => number {
  const parts = plain(keyword, locale).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (parts.length === 0) return () => 0;
  const words = parts.map((part) => (locale === "ar" ? arabicWord(part) : part));
  const pattern = new RegExp(NO_LETTER_BEFORE + words.join(BETWEEN) + NO_LETTER_AFTER, "gu");
  return (text) => plain(text, locale).match(pattern)?.length ?? 0;
}

function arabicWord(word: string): string {
  // Short words are particles, such as "في".
  if (word.length <= 2) return word;
  const stem = word.length > 4 && word.startsWith("ال") ? word.slice(2) : word;
  return ARABIC_PREFIX + stem;
}
