import { createContext, type ReactNode, use } from "react";
import type { BodyNode } from "@/components/patterns/markdown/body-node";
import { type BlockProps, PageBlock } from "@/components/patterns/markdown/markdown-body";
import type { TextPart } from "@/components/patterns/markdown/text-parts";
import { AddNote, NoteField } from "@/components/patterns/staff/paragraph-note";
import type { Notes } from "@/components/patterns/staff/use-notes";
import { WithNumbers } from "@/components/ui/with-numbers";
import { useTexts } from "@/i18n/i18n";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import type { LineProps } from "./article-header";
import type { ArticleContent } from "./article.queries";

interface GuestNoting {
  /** The notes that somebody writes on the article. */
  notes: Notes;
  parts: readonly TextPart[];
}

/** Null where nobody is asked for notes. */
export const GuestNotes = createContext<GuestNoting | null>(null);

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
  const noting = use(GuestNotes);
  const number = node.properties["dataParagraph"];
  const block = <PageBlock node={node} components={components} />;
  if (!noting || typeof number !== "number") return block;
  return (
    <Noted number={number} notes={noting.notes} className={SPACE[node.tagName]}>
      {block}
    </Noted>
  );
}

const LINE = "mt-4 grid gap-2";

/** The headline or the excerpt of the article in the same way, and below the headline the title that only lists show. */
export function NotedLine({ kind, children }: LineProps) {
  const noting = use(GuestNotes);
  const { title } = useTexts(medicalReviewTexts).parts;
  if (!noting) return children;
  const { notes, parts } = noting;
  const numberOf = (wanted: TextPart["kind"]) => parts.findIndex((part) => part.kind === wanted) + 1;
  const listed = kind === "headline" ? parts.find((part) => part.kind === "title") : undefined;
  return (
    <>
      <Noted number={numberOf(kind)} notes={notes} className={kind === "excerpt" ? LINE : "grid gap-2"}>
        {children}
      </Noted>
      {listed && (
        <Noted number={numberOf("title")} notes={notes} className={LINE}>
          <p className="max-w-prose wrap-anywhere">
            <span className="text-muted-foreground block text-base font-semibold">{title}</span>
            <WithNumbers text={listed.words} />
          </p>
        </Noted>
      )}
    </>
  );
}

interface NotedProps {
  number: number;
  notes: Notes;
  className: string | undefined;
  children: ReactNode;
}

/** A paragraph with the way to a note on it. */
function Noted({ number, notes, className, children }: NotedProps) {
  return (
    <div className={className}>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 [&>:first-child]:mt-0">{children}</div>
        {!notes.isOpen(number) && <AddNote number={number} notes={notes} className="-me-3 -mt-2" />}
      </div>
      {notes.isOpen(number) && <NoteField number={number} notes={notes} />}
    </div>
  );
}
