import { diffArrays } from "diff";
import { asAnswer, type BodyNode, plainTextOf } from "@/components/patterns/markdown/body-node";
import type { ReviewedText } from "@/data/staff/text-reviews";

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
  { title, h1, excerpt, content_markdown: content, faq }: ReviewedText,
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

/** How a paragraph differs from the text before; of a changed one with its words then. */
type Change = { kind: "added" } | { kind: "changed"; before: string };

type Compared =
  | { kind: "removed"; words: string }
  | { kind: "shown"; part: TextPart; number: number; change: Change | undefined };

/** `place` names it among those of its comparison. */
export type ComparedPart = Compared & { place: number };

/** The paragraphs of a text beside those of an earlier one: new, changed and removed ones. */
export const compareParts = (
  before: readonly TextPart[] | undefined,
  after: readonly TextPart[],
): ComparedPart[] =>
  (before ? compare(before, after) : after.map((part, index) => shown(part, index + 1))).map(
    (part, place) => ({
      ...part,
      place,
    }),
  );

function compare(before: readonly TextPart[], after: readonly TextPart[]): Compared[] {
  const compared: Compared[] = [];
  let gone: TextPart[] = [];
  let number = 0;
  const close = () => {
    compared.push(...gone.map(({ words }) => ({ kind: "removed" as const, words })));
    gone = [];
  };
  const [keys, oldKeys] = [after.map(keyOf), before.map(keyOf)];
  let old = 0;
  for (const { value, added, removed } of diffArrays(oldKeys, keys)) {
    if (removed) {
      gone.push(...before.slice(old, old + value.length));
      old += value.length;
      continue;
    }
    const news = after.slice(number, number + value.length);
    if (!added) close();
    for (const part of news) {
      number += 1;
      // A paragraph in the place of another is that paragraph with other words.
      const [former] = gone;
      const isSamePlace = added && former?.kind === part.kind;
      if (isSamePlace) gone = gone.slice(1);
      const change: Change = isSamePlace ? { kind: "changed", before: former.words } : { kind: "added" };
      compared.push(shown(part, number, added ? change : undefined));
    }
    if (added) close();
    else old += value.length;
  }
  close();
  return compared;
}

const shown = (part: TextPart, number: number, change?: Change): Compared => ({
  kind: "shown",
  part,
  number,
  change,
});

/** The same for two paragraphs that readers see alike. A heading's id follows its words. */
const keyOf = (part: TextPart): string => {
  if (part.kind === "question") return JSON.stringify([part.question, part.answer]);
  return JSON.stringify(part.kind === "body" ? part.node : [part.kind, part.words]);
};
