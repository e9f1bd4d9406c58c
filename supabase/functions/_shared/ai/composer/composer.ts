import type { ArticleText } from "../../domain/article-text.ts";
import { META_LIMITS } from "../../domain/article-text.ts";
import type { Writer, WritingTask } from "../provider.ts";
import type { Topic } from "../topics.ts";
import { outlineOf, PRICE } from "./outline.ts";
import { kindOf } from "./kinds.ts";
import { writerTexts } from "./texts.generated.ts";
import type { Locale } from "../../domain/locales.ts";

/** Composes articles from built-in texts: needs no network, costs nothing, and is deterministic. */
export const composer: Writer = {
  name: "composer",
  write: (task) => Promise.resolve(compose(task)),
};

function compose({ topic, locale, facts: { hasPrice, name } }: WritingTask): ArticleText {
  const { excerpt, metaDescription, alt } = kindOf(topic.service);
  const { body, faq } = outlineOf(topic, locale);
  const title = titleIn(topic, locale);
  const fill = filling(topic, locale, name[locale]);
  return {
    title,
    h1: title,
    excerpt: fill(excerpt[locale]),
    content_markdown: body
      .filter((part) => part !== PRICE || hasPrice)
      .map((part) => fill(part === PRICE ? writerTexts.everyArticle.price[locale] : part))
      .join("\n\n"),
    meta_title: title.length <= META_LIMITS.title ? title : name[locale],
    meta_description: fill(metaDescription[locale]),
    alt_text: fill(alt[locale]),
    faq: faq.map(({ q, a }) => ({ q: fill(q), a: fill(a) })),
  };
}

const titleIn = (topic: Topic, locale: Locale): string => (locale === "ar" ? topic.title_ar : topic.title_en);

/** Returns a function that replaces the placeholders of a text. A topic becomes plain text, without any Markdown or HTML. */
function filling(topic: Topic, locale: Locale, written: string): (text: string) => string {
  const name = plain(written);
  const values: Readonly<Record<string, string>> = {
    topic: plain(titleIn(topic, locale)),
    service: locale === "ar" ? name : name.toLowerCase().replace(/\biv\b/, "IV"),
    slug: topic.service,
    base: locale === "ar" ? "/ar" : "",
  };
  return (text) => text.replace(/\{([a-z]+)\}/g, (whole, key: string) => values[key] ?? whole);
}

const plain = (text: string): string =>
  text
    .replace(/[<>[\]()*_`#\\|{}]/g, " ")
    .replace(/\b(?:https?|javascript|data|mailto):\S*/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
