import { articleProblems } from "../domain/article-check.ts";
import { type ArticleText, META_LIMITS } from "../domain/article-text.ts";
import { FunctionError } from "../errors.ts";
import type { Facts, Provider } from "./provider.ts";
import type { Topic } from "./topics.ts";
import type { Locale, Localized } from "../domain/locales.ts";

interface Writing {
  provider: Provider;
  topic: Topic;
  facts: Facts;
  /** Called before each request to the provider. */
  consumeBudget: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * The article of a topic in both languages, checked. What does not pass is given back to the writer once, with what is wrong.
 * @throws FunctionError when the provider fails, or when its second attempt is no better
 */
export async function writeArticle(writing: Writing): Promise<Localized<ArticleText>> {
  // The two at once: one after the other takes longer than a function may run. One that fails stops the other.
  const stop = new AbortController();
  const signal = AbortSignal.any([writing.signal, stop.signal]);
  try {
    const [en, ar] = await Promise.all([
      writeChecked({ ...writing, signal }, "en"),
      writeChecked({ ...writing, signal }, "ar"),
    ]);
    return { en, ar };
  } catch (error) {
    stop.abort();
    throw error;
  }
}

async function writeChecked(
  { provider, topic, facts, consumeBudget, signal }: Writing,
  locale: Locale,
): Promise<ArticleText> {
  const attempt = async (problems: readonly string[]) => {
    await consumeBudget();
    const article = tidied(await provider.write({ topic, locale, facts, problems }, signal));
    return { article, problems: await articleProblems(article, locale) };
  };
  const first = await attempt([]);
  if (first.problems.length === 0) return withNotice(first.article, locale);
  const second = await attempt(first.problems);
  if (second.problems.length === 0) return withNotice(second.article, locale);
  throw new FunctionError(
    "provider_failed",
    {
      en: "What was written did not pass the checks, so it was not kept. Please try again.",
      ar: "لم يجتز النص المكتوب المراجعة، فلم يُحفظ. حاول مجددًا.",
    },
    {
      cause: `${provider.name}, ${locale}: ${second.problems.join(" ").slice(0, 400)}`,
    },
  );
}

/** What readers see first until a clinician has reviewed the article and taken the line out. */
const NOTICE: Localized = {
  en: "*Prepared automatically, not yet reviewed by a clinician.*",
  ar: "*أُعدّ هذا المقال آليًا، ولم يراجعه مختص بعد.*",
};

const withNotice = (article: ArticleText, locale: Locale): ArticleText => ({
  ...article,
  content_markdown: `${NOTICE[locale]}\n\n${article.content_markdown}`,
});

/** Small things that need no second attempt: white space, and meta texts cut at their limits. */
function tidied(article: ArticleText): ArticleText {
  return {
    title: line(article.title),
    h1: line(article.h1),
    excerpt: line(article.excerpt),
    content_markdown: article.content_markdown.replace(/\r\n?/g, "\n").trim(),
    meta_title: cut(line(article.meta_title), META_LIMITS.title),
    meta_description: cut(line(article.meta_description), META_LIMITS.description),
    alt_text: line(article.alt_text),
    faq: article.faq.map(({ q, a }) => ({ q: line(q), a: a.trim() })),
  };
}

const line = (text: string) => text.replace(/\s+/g, " ").trim();

/** At most so many characters, ending with a whole word. */
const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most + 1)
        .replace(/\s+\S*$/, "")
        .slice(0, most)
        .replace(/[\s,،;:–-]+$/, "");
