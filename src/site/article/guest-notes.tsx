import { createContext, use } from "react";
import type { BodyNode } from "@/components/patterns/markdown/body-node";
import { type BlockProps, PageBlock } from "@/components/patterns/markdown/markdown-body";
import type { TextPart } from "@/components/patterns/markdown/text-parts";
import { AddNote, NoteField } from "@/components/patterns/staff/paragraph-note";
import type { Notes } from "@/components/patterns/staff/use-notes";
import type { ArticleContent } from "./article.queries";

/** The notes that somebody writes on the paragraphs of the article; null where nobody is asked for some. */
export const GuestNotes = createContext<Notes | null>(null);

/** The article with the number of each paragraph, by which notes name it, at its block; an answer has that of its question. */
export function withNumbers(article: ArticleContent, parts: readonly TextPart[]): ArticleContent {
  const numbersOf = (kind: TextPart["kind"]) =>
    parts.flatMap((part, index) => (part.kind === kind ? [index + 1] : []));
  // A line that the page shows itself is left out at the beginning of the body.
  const body = numbersOf("body").slice(-article.body.length);
  const questions = numbersOf("question");
  return {
    ...article,
    body: article.body.map((node, index) => numbered(node, body[index])),
    faq: article.faq.map((one, index) => ({
      ...one,
      answer: one.answer.map((node, place) =>
        place === one.answer.length - 1 ? numbered(node, questions[index]) : node,
      ),
    })),
  };
}

const numbered = (node: BodyNode, number: number | undefined): BodyNode =>
  node.type === "element" ? { ...node, properties: { ...node.properties, dataParagraph: number } } : node;

/** The space above a heading, which is the first element of its own block here. */
const SPACE: Readonly<Record<string, string>> = { h2: "mt-12", h3: "mt-8" };

/** A block of the article, with the way to a note on it. */
export function NotedBlock({ node, components }: BlockProps) {
  const notes = use(GuestNotes);
  const number = node.properties["dataParagraph"];
  const block = <PageBlock node={node} components={components} />;
  if (!notes || typeof number !== "number") return block;
  return (
    <div className={SPACE[node.tagName]}>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 [&>:first-child]:mt-0">{block}</div>
        {!notes.isOpen(number) && <AddNote number={number} notes={notes} className="-me-3 -mt-2" />}
      </div>
      {notes.isOpen(number) && <NoteField number={number} notes={notes} />}
    </div>
  );
}
