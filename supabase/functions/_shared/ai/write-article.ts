import { articleProblems } from "../domain/article-check.ts";
import { type ArticleText, META_LIMITS } from "../domain/article-text.ts";
import { beginningOf } from "../domain/cut-text.ts";
import { cleanLine, cleanParagraphs, cleanText } from "../domain/clean-text.ts";
import { FunctionError } from "../errors.ts";
import { type Facts, UnreadableArticle, type Writer } from "./provider.ts";
import type { Topic } from "./topics.ts";
import type { Locale } from "../domain/locales.ts";

/** The stored texts of an article: they passed the checks, and are paid for. */
export type Written = Partial<Record<Locale, ArticleText>>;

interface Writing {
  provider: Writer;
  topic: Topic;
  facts: Facts;
  written: Written;
  /** Called with each text that has passed, without waiting for the other language. */
  keep: (locale: Locale, article: ArticleText) => Promise<void>;
  /** Called before each request to the provider. */
  consumeBudget: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * The article of a topic in both languages, checked. A text that fails goes back to the writer once, with its problems.
 * @throws FunctionError when the provider fails, or when the second attempt fails the checks, too
 */
export async function writeArticle(writing: Writing): Promise<Record<Locale, ArticleText>> {
  // Both in parallel: one after the other takes longer than a function may run. When one fails, the other is paid for and kept.
  const [en, ar] = await Promise.allSettled([writeChecked(writing, "en"), writeChecked(writing, "ar")]);
  if (en.status === "rejected") throw en.reason;
  if (ar.status === "rejected") throw ar.reason;
  return { en: en.value, ar: ar.value };
}

async function writeChecked(writing: Writing, locale: Locale): Promise<ArticleText> {
  const { provider, topic, facts, written, keep, consumeBudget, signal } = writing;
  const former = written[locale];
  if (former && (await articleProblems(former, locale)).length === 0) return former;
  const attempt = async (problems: readonly string[]): Promise<Attempt> => {
    await consumeBudget();
    try {
      const article = tidied(await provider.write({ topic, locale, facts, problems }, signal));
      return { article, problems: await articleProblems(article, locale) };
    } catch (error) {
      if (!(error instanceof UnreadableArticle)) throw error;
      return { problems: [error.message] };
    }
  };
  const first = await attempt([]);
  const { article, problems } = first.problems.length === 0 ? first : await attempt(first.problems);
  if (article && problems.length === 0) {
    await keep(locale, article);
    return article;
  }
  throw new FunctionError(
    "provider_failed",
    {
      en: "The generated text did not pass the checks, so it was not saved. Please try again.",
      ar: "لم يجتز النص المولَّد المراجعة، فلم يُحفظ. حاول مجددًا.",
    },
    {
      cause: `${provider.name}, ${locale}: ${problems.join(" ").slice(0, 400)}`,
    },
  );
}

interface Attempt {
  /** Undefined when the answer could not be read. */
  article?: ArticleText;
  problems: readonly string[];
}

/** Fixes small problems without a second attempt: invisible marks, Markdown in a title, and meta texts above their limits. */
function tidied(article: ArticleText): ArticleText {
  return {
    title: line(article.title),
    h1: line(article.h1),
    excerpt: line(article.excerpt),
    content_markdown: cleanText(article.content_markdown),
    meta_title: beginningOf(line(article.meta_title), META_LIMITS.title),
    meta_description: beginningOf(line(article.meta_description), META_LIMITS.description),
    alt_text: line(article.alt_text),
    faq: article.faq.map(({ q, a }) => ({ q: line(q), a: cleanParagraphs(a) })),
  };
}

/** One line of plain text: Markdown in it would be visible. */
const line = (text: string): string =>
  cleanLine(
    cleanLine(text)
      .replace(/^#{1,6}(?=\s)|\*+|__|`+/g, "")
      .replace(/\s+/g, " "),
  );
