import { type ArticleText, LINKED_PAGES, META_LIMITS } from "./article-text.ts";
import { isInLanguage } from "./language-of.ts";
import { elementsOf, type ParsedMarkdown, parseMarkdown } from "./markdown.ts";
import { medicalPromises } from "./medical-promises.ts";
import { unknownPlaceholder } from "./fact-placeholders.ts";
import { isServiceSlug, serviceNames } from "./service-names.ts";
import { phonesIn, pricesIn } from "./typed-facts.ts";
import { countWords, textBlocks, nodeText, wordsOf } from "./text-blocks.ts";
import { type Locale, localeOfPath } from "./locales.ts";

/** Words of an article, including its questions and answers. */
const WORDS = { min: 1500, max: 2000, tolerance: 0.15 } as const;
const MIN = { sections: 4, subsections: 1, questions: 5, links: 2 } as const;
const MAX_LENGTHS = {
  title: 200,
  h1: 200,
  alt_text: 200,
  excerpt: 600,
  content_markdown: 60_000,
  meta_title: META_LIMITS.title,
  meta_description: META_LIMITS.description,
} as const;
const FIELDS = Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[];

const FENCE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm;
// A tag may continue on the next line.
const HTML = /<\/?[a-z][^<>]*>|<!--|<![a-z]/i;
const REFERENCE = /^\s{0,3}\[[^\]]+\]:\s*\S+/m;
const BARE_ADDRESS = /(?:https?:\/\/|www\.|mailto:|javascript:|data:)/i;

/**
 * The problems of an article in one language; empty when it may be stored. Each problem is a sentence that a writer can act on.
 */
export async function articleProblems(article: ArticleText, locale: Locale): Promise<string[]> {
  const { content_markdown, faq, ...texts } = article;
  const others = [...Object.values(texts), ...faq.flatMap(({ q, a }) => [q, a])].join("\n\n");
  const everything = `${content_markdown}\n\n${others}`;
  const body = await parseMarkdown(content_markdown);
  const rest = await parseMarkdown(others);
  return [
    ...FIELDS.filter((field) => article[field].trim() === "").map((field) => `The field ${field} is empty.`),
    ...lengthProblems(article, body),
    ...languageProblems(article, body, locale),
    ...structureProblems(article, body),
    ...markProblems(body, rest),
    ...linkProblems(everything, body, rest, locale),
    ...(HTML.test(everything.replace(FENCE, "")) ? ["There is raw HTML. Use Markdown only."] : []),
    ...medicalPromises(everything, locale).map(
      (promise) => `"${promise}" promises what medicine cannot. Say it without that expression.`,
    ),
    ...(phonesIn(everything).length > 0
      ? ["There is a telephone number. Link to the contact page instead."]
      : []),
    ...priceProblems(everything),
    ...placeholderProblems(everything),
  ];
}

/** The number of words in an article's body, questions and answers. */
export const articleWords = (body: ParsedMarkdown, faq: ArticleText["faq"]): number =>
  countWords(textBlocks(body)) + faq.reduce((sum, { q, a }) => sum + wordsOf(`${q} ${a}`).length, 0);

/** Counted like in the database, and like the limit that texts are cut to. */
const lengthOf = (text: string): number => Array.from(text).length;

function lengthProblems(article: ArticleText, body: ParsedMarkdown): string[] {
  const { min, max, tolerance } = WORDS;
  const words = articleWords(body, article.faq);
  const isOff = words < min * (1 - tolerance) || words > max * (1 + tolerance);
  return [
    ...(isOff ? [`It has ${words} words; write ${min} to ${max}, questions and answers included.`] : []),
    ...FIELDS.filter((field) => lengthOf(article[field]) > MAX_LENGTHS[field]).map(
      (field) =>
        `The field ${field} has ${lengthOf(article[field])} characters; at most ${MAX_LENGTHS[field]} fit.`,
    ),
  ];
}

function languageProblems(article: ArticleText, body: ParsedMarkdown, locale: Locale): string[] {
  const name = locale === "ar" ? "Arabic" : "English";
  const answers = article.faq.map(({ q, a }) => `${q} ${a}`).join(" ");
  const isRight =
    isInLanguage(
      textBlocks(body).flatMap(({ text }) => wordsOf(text)),
      locale,
    ) &&
    isInLanguage(wordsOf(answers), locale) &&
    [article.title, article.excerpt].every((text) => hasLettersOf(text, locale));
  return isRight ? [] : [`It is not in ${name}. Write every part of it in ${name}.`];
}

const hasLettersOf = (text: string, locale: Locale): boolean =>
  /\p{Script=Arabic}/u.test(text) === (locale === "ar");

/** Markdown that was not parsed as markup: readers would see it. */
const VISIBLE_MARKS = /\*\*|~~|\]\(|={3,}/;

const markProblems = (body: ParsedMarkdown, rest: ParsedMarkdown): string[] =>
  [...textBlocks(body), ...textBlocks(rest)]
    .filter(({ text }) => VISIBLE_MARKS.test(text))
    .map(
      ({ text }) =>
        `Readers would see the marks in "${text.slice(0, 80)}". Write them as Markdown reads them.`,
    );

function structureProblems({ content_markdown, faq }: ArticleText, body: ParsedMarkdown): string[] {
  const headings = elementsOf(body, "h1", "h2", "h3", "h4", "h5", "h6");
  const count = (tag: string) => headings.filter(({ element }) => element.tagName === tag).length;
  const answers = faq.filter(({ q, a }) => q.trim() && a.trim()).length;
  return [
    ...(count("h2") < MIN.sections ? [`Write at least ${MIN.sections} level 2 headings.`] : []),
    ...(count("h3") < MIN.subsections ? ["Write at least one level 3 heading."] : []),
    ...(count("h1") > 0 || headings.some(({ start }) => content_markdown[start] !== "#")
      ? ["Use level 2 and level 3 headings only, with # signs."]
      : []),
    ...(answers < MIN.questions || answers < faq.length
      ? [`Write at least ${MIN.questions} questions, each with its answer.`]
      : []),
    ...(body.filter(({ type }) => type === "infographic").length === 1
      ? []
      : ["Put exactly one [INFOGRAPHIC: description] on a line of its own."]),
    ...(elementsOf(body, "img").length > 0 ? ["There are images. Leave them out."] : []),
  ];
}

function linkProblems(
  everything: string,
  body: ParsedMarkdown,
  rest: ParsedMarkdown,
  locale: Locale,
): string[] {
  const targets = (parsed: ParsedMarkdown) =>
    elementsOf(parsed, "a").map(({ element }) => String(element.properties.href));
  const readable = [...body, ...rest].flatMap((part) =>
    part.type === "root" ? part.children.map(nodeText) : [],
  );
  return [
    ...[...targets(body), ...targets(rest)]
      .filter((target) => !isPage(target, locale))
      .map((target) => `The link "${target.slice(0, 100)}" does not lead to a page of this site.`),
    ...(BARE_ADDRESS.test(readable.join("\n")) || REFERENCE.test(everything)
      ? ["There are addresses outside of links. Leave them out."]
      : []),
    ...(targets(body).filter((target) => isPage(target, locale)).length < MIN.links
      ? [`Link to at least ${MIN.links} pages of this site.`]
      : []),
  ];
}

/** Whether an address is that of a page in the language. */
export function isPage(target: string, locale: Locale): boolean {
  if (localeOfPath(target) !== locale) return false;
  const path = locale === "ar" ? target.slice(3) : target;
  const service = /^\/services\/([a-z0-9-]+)$/.exec(path)?.[1];
  return service === undefined ? path === "/" || LINKED_PAGES.includes(path) : isServiceSlug(service);
}

/** A price in figures goes out of date; its placeholder does not. */
const priceProblems = (text: string): string[] =>
  pricesIn(text).map(
    ({ amount }) => `"${amount}" is a price in figures. Write the placeholder of the price, or no price.`,
  );

function placeholderProblems(text: string): string[] {
  const unknown = unknownPlaceholder(text, Object.keys(serviceNames));
  return unknown === undefined
    ? []
    : [`"${unknown}" is not a known placeholder. Use the given placeholders only.`];
}
