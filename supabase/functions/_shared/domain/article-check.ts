import {
  ARTICLE_WORDS,
  type ArticleLocale,
  type ArticleText,
  articleWords,
  META_LIMITS,
  withoutCode,
} from "./article-text.ts";
import { infographicMarkers } from "./infographic-marker.ts";
import { isInLanguage } from "./language-of.ts";
import { medicalPromises } from "./medical-promises.ts";
import { isServiceSlug } from "./service-names.ts";
import { textBlocks } from "./text-blocks.ts";
import { wordsOf } from "./words.ts";

const LEAST = { sections: 4, subsections: 1, questions: 5, links: 2 } as const;
const LONGEST = { title: 200, excerpt: 600, body: 60_000 } as const;
const PAGES = new Set(["/", "/about", "/contact", "/blog", "/dubai"]);

// A tag may go on in the next line.
const HTML = /<\/?[a-z][^<>]*>|<!--|<![a-z]/i;
const LINK = /\[(?:[^[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const REFERENCE = /^\s{0,3}\[[^\]]+\]:\s*\S+/m;
const BARE_ADDRESS = /(?:https?:\/\/|www\.|mailto:|javascript:|data:)/i;
// Nine digits and more: long enough to be a number that somebody would call.
const PHONE = /\+?\d(?:[\s().-]?\d){8,}/;
const CURRENCY = "AED|Dhs?\\.?|dirhams?|درهم(?:ًا|ا)?|دراهم";
const AMOUNT = "[\\d٠-٩][\\d,.٠-٩]*";
// Before or after the figure, and never the end or the beginning of a longer word.
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${CURRENCY})\\s*(${AMOUNT})|(${AMOUNT})\\s*(?:${CURRENCY})(?![\\p{L}\\p{N}]))`,
  "giu",
);

export interface CheckFacts {
  /** The prices that may be named, in AED. */
  prices: readonly number[];
}

/**
 * What is wrong with an article in one language; empty when it may be stored. Each problem is a sentence that tells the
 * writer what to mend.
 */
export function articleProblems(article: ArticleText, locale: ArticleLocale, facts: CheckFacts): string[] {
  const everything = textOf(article);
  return [
    ...emptyFields(article),
    ...lengthProblems(article),
    ...languageProblems(article, locale),
    ...structureProblems(article),
    ...linkProblems(article, locale),
    ...(HTML.test(withoutCode(everything)) ? ["There is raw HTML. Use Markdown only."] : []),
    ...medicalPromises(everything, locale).map(
      (promise) => `"${promise}" promises what medicine cannot. Say it without that expression.`,
    ),
    ...(PHONE.test(everything) ? ["There is a telephone number. Link to the contact page instead."] : []),
    ...priceProblems(everything, facts),
  ];
}

const textOf = ({ faq, ...texts }: ArticleText): string =>
  [...Object.values(texts), ...faq.flatMap(({ q, a }) => [q, a])].join("\n");

function emptyFields(article: ArticleText): string[] {
  const fields = [
    "title",
    "h1",
    "excerpt",
    "content_markdown",
    "meta_title",
    "meta_description",
    "alt_text",
  ] as const;
  return fields
    .filter((field) => article[field].trim() === "")
    .map((field) => `The field ${field} is empty.`);
}

function lengthProblems(article: ArticleText): string[] {
  const { least, most, tolerance } = ARTICLE_WORDS;
  const words = articleWords(article);
  const isOff = words < least * (1 - tolerance) || words > most * (1 + tolerance);
  return [
    ...(isOff ? [`It has ${words} words; write ${least} to ${most}, questions and answers included.`] : []),
    ...tooLong("title", article.title, LONGEST.title),
    ...tooLong("h1", article.h1, LONGEST.title),
    ...tooLong("alt_text", article.alt_text, LONGEST.title),
    ...tooLong("excerpt", article.excerpt, LONGEST.excerpt),
    ...tooLong("content_markdown", article.content_markdown, LONGEST.body),
    ...tooLong("meta_title", article.meta_title, META_LIMITS.title),
    ...tooLong("meta_description", article.meta_description, META_LIMITS.description),
  ];
}

const tooLong = (field: string, text: string, most: number): string[] =>
  text.length > most ? [`The field ${field} has ${text.length} characters; at most ${most} fit.`] : [];

function languageProblems(article: ArticleText, locale: ArticleLocale): string[] {
  const name = locale === "ar" ? "Arabic" : "English";
  const parts = [article.content_markdown, article.faq.map(({ q, a }) => `${q} ${a}`).join(" ")];
  const isRight =
    parts.every((part) => isInLanguage(proseOf(part), locale)) &&
    [article.title, article.excerpt].every((text) => hasLettersOf(text, locale));
  return isRight ? [] : [`It is not in ${name}. Write every part of it in ${name}.`];
}

const proseOf = (markdown: string): string[] => textBlocks(markdown).flatMap(({ text }) => wordsOf(text));

const hasLettersOf = (text: string, locale: ArticleLocale): boolean =>
  /\p{Script=Arabic}/u.test(text) === (locale === "ar");

function structureProblems({ content_markdown, faq }: ArticleText): string[] {
  const text = withoutCode(content_markdown);
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length;
  const markers = infographicMarkers(text);
  const answers = faq.filter(({ q, a }) => q.trim() && a.trim()).length;
  return [
    ...(count(/^##\s+\S/gm) < LEAST.sections ? [`Write at least ${LEAST.sections} level 2 headings.`] : []),
    ...(count(/^###\s+\S/gm) < LEAST.subsections ? ["Write at least one level 3 heading."] : []),
    ...(count(/^#\s/gm) > 0 || count(/^[^\n]+\n(?:=+|-{3,})\s*$/gm) > 0
      ? ["Use level 2 and level 3 headings only, with # signs."]
      : []),
    ...(answers < LEAST.questions || answers < faq.length
      ? [`Write at least ${LEAST.questions} questions, each with its answer.`]
      : []),
    ...(markers.length !== 1 || !markers[0]?.description
      ? ["Put exactly one [INFOGRAPHIC: description] on a line of its own."]
      : []),
    ...(/!\[/.test(text) ? ["There are images. Leave them out."] : []),
  ];
}

function linkProblems(article: ArticleText, locale: ArticleLocale): string[] {
  const text = textOf(article);
  const targets = Array.from(text.matchAll(LINK), (match) => match[1] ?? "");
  const unknown = targets.filter((target) => !isPage(target, locale));
  const inBody = Array.from(article.content_markdown.matchAll(LINK));
  return [
    ...unknown.map((target) => `The link "${target.slice(0, 100)}" leads to no page of this site.`),
    ...(BARE_ADDRESS.test(text.replace(LINK, "")) || REFERENCE.test(text)
      ? ["There are addresses outside of links. Leave them out."]
      : []),
    ...(inBody.length - unknown.length < LEAST.links
      ? [`Link to at least ${LEAST.links} pages of this site.`]
      : []),
  ];
}

/** Whether an address is that of a page in the language. */
export function isPage(target: string, locale: ArticleLocale): boolean {
  const isArabic = target === "/ar" || target.startsWith("/ar/");
  if (isArabic !== (locale === "ar")) return false;
  const path = isArabic ? target.slice(3) || "/" : target;
  const service = /^\/services\/([a-z0-9-]+)$/.exec(path)?.[1];
  return service === undefined ? PAGES.has(path) : isServiceSlug(service);
}

function priceProblems(text: string, { prices }: CheckFacts): string[] {
  return Array.from(text.matchAll(PRICE), (match) => latinNumber(match[1] ?? match[2] ?? ""))
    .filter((price) => !prices.includes(price))
    .map((price) => `"${price}" is no price of ours. Name only the prices that were given.`);
}

const latinNumber = (text: string): number =>
  Number(
    text
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[,.]+$/, "")
      .replace(/,/g, ""),
  );
