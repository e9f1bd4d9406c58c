import type { Facts } from "@domain/facts";
import type { Locale } from "@/config/locales";
import { fillFacts, fillLine } from "@/i18n/fill-facts";
import { asAnswer, type BodyNode, plainTextOf } from "./body-node";

interface TextWithParts {
  title: string;
  h1: string;
  excerpt: string;
  content_markdown: string;
  faq: readonly { q: string; a: string }[];
}

/** A text as readers see it: facts in the places of their names. */
export function withFacts(text: TextWithParts, facts: Facts, lang: Locale): TextWithParts {
  const line = (words: string) => fillLine(words, facts, lang);
  const markdown = (words: string) => fillFacts(words, facts, lang);
  return {
    title: line(text.title),
    h1: line(text.h1),
    excerpt: line(text.excerpt),
    content_markdown: markdown(text.content_markdown),
    faq: text.faq.map(({ q, a }) => ({ q: line(q), a: markdown(a) })),
  };
}

/** A paragraph of a text, as readers see it. Its place in the text, from 1, is the number by which notes name it. */
export type TextPart = { words: string } & (
  | { kind: "headline" | "title" | "excerpt" }
  | { kind: "body"; node: BodyNode }
  | { kind: "question"; question: string; answer: readonly BodyNode[] }
);

/**
 * The paragraphs of a text: headline, title where lists and search results show another one, excerpt, body, questions.
 * @param bodyOf makes the body of what is written
 */
export async function partsOf(
  { title, h1, excerpt, content_markdown: content, faq }: TextWithParts,
  bodyOf: (markdown: string) => Promise<readonly BodyNode[]>,
): Promise<TextPart[]> {
  const [headline, listed] = [h1.trim() || title.trim(), title.trim()];
  const body = await bodyOf(content);
  const questions = await Promise.all(
    faq
      .filter(({ q, a }) => q.trim() !== "" && a.trim() !== "")
      .map(async ({ q, a }) => ({ question: q.trim(), answer: asAnswer(await bodyOf(a)) })),
  );
  return [
    { kind: "headline", words: headline },
    ...(listed === headline ? [] : [{ kind: "title", words: listed } as const]),
    ...(excerpt.trim() === "" ? [] : [{ kind: "excerpt", words: excerpt.trim() } as const]),
    ...body.map((node): TextPart => ({ kind: "body", node, words: wordsIn(node) })),
    ...questions.map((one): TextPart => ({
      kind: "question",
      ...one,
      words: `${one.question}\n\n${one.answer.map(wordsIn).join("\n\n")}`,
    })),
  ];
}

const wordsIn = (node: BodyNode): string => {
  if (node.type === "infographic") return node.description;
  return node.type === "video" ? node.url : plainTextOf([node]);
};
