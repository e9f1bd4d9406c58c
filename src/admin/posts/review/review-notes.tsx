import { useQuery } from "@tanstack/react-query";
import { CornerUpLeft } from "lucide-react";
import type { Locale } from "@/config/locales";
import { tableKey } from "@/data/client/keys";
import { type ReviewNote, type TextReview, type TextState, textReviewQuery } from "@/data/staff/text-reviews";
import { useTexts } from "@/i18n/i18n";
import { editorReviewTexts } from "@/texts/admin/editor-review";
import type { AnalysisField, Jump } from "../editor/analysis/analysed-text";
import { ReadFailure } from "@/admin/shared/query-view";
import { useSession } from "../editor/session-context";
import { usePostStates } from "./review-card";
import { rangeOfWords } from "./range-of-words";
import { partsOf, type TextPart } from "@/components/patterns/markdown/text-parts";
import { quote } from "@/components/patterns/staff/use-notes";
import { reviewerOf } from "./words-of-state";

interface ReviewNotesProps {
  lang: Locale;
  onJump: Jump;
}

/** A clinician's notes on the text of a language, each with its passage and a link to it. */
export function ReviewNotes({ lang, onJump }: ReviewNotesProps) {
  const texts = editorReviewTexts[lang].notes;
  const { failed } = useTexts(editorReviewTexts).notes;
  const session = useSession();
  const state = usePostStates().data?.find((one) => one.lang === lang);
  const id = reviewIdOf(state);
  const query = useQuery({
    queryKey: [...tableKey("text_reviews"), "notes", id],
    queryFn: async ({ client }) => {
      const review = await client.fetchQuery({ ...textReviewQuery(id ?? ""), staleTime: 0 });
      if (review.notes.length === 0) return { review, parts: [] };
      const { bodyTree } = await import("@/components/patterns/markdown/body-tree");
      return { review, parts: await partsOf(review.text, bodyTree) };
    },
    enabled: id !== null,
    // Somebody outside may have noted something.
    refetchOnWindowFocus: "always",
    structuralSharing: false,
  });
  if (id === null) return null;
  if (!query.data) return <ReadFailure of={[query]} text={failed} />;
  if (query.data.review.notes.length === 0) return null;
  const { review, parts } = query.data;
  const { length } = review.notes;
  const titleOf = ({ outcome, ...reviewer }: TextReview, count: number) => {
    if (outcome === null) return texts.waiting(count);
    const name = reviewerOf(reviewer, lang);
    return outcome === "approved" ? texts.withApproval(count, name) : texts.title(count, name);
  };
  const jump = (part: TextPart) => {
    const [field, range] = placeOf(part, session.form()[lang]);
    onJump(field, range);
  };
  return (
    <section className="bg-saffron-soft rounded-control px-4 py-3 text-base">
      <h3 className="text-base font-semibold tracking-normal">{titleOf(review, length)}</h3>
      <ul className="mt-1 grid gap-1">
        {review.notes.map((note) => (
          <li key={`${note.paragraph} ${note.note}`} className="border-border border-t py-2 first:border-t-0">
            <Note note={note} part={parts[(note.paragraph ?? 0) - 1]} lang={lang} onJump={jump} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The request whose notes are shown: what waits may have notes of somebody outside. */
function reviewIdOf(state: TextState | undefined): string | null {
  if (state?.state === "asked") return state.request_id;
  return state?.state === "approved" ? state.approved_id : (state?.returned_id ?? null);
}

interface NoteProps {
  note: ReviewNote;
  part: TextPart | undefined;
  lang: Locale;
  onJump: (part: TextPart) => void;
}

function Note({ note: { note, by }, part, lang, onJump }: NoteProps) {
  const texts = editorReviewTexts[lang].notes;
  return (
    <>
      {part ? (
        <button
          type="button"
          className="text-muted-foreground hover:text-primary flex min-h-12 w-full items-center gap-2 text-start lg:min-h-10"
          onClick={() => onJump(part)}
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{quote(part.words)}</span>
          <span className="sr-only">({texts.jump})</span>
          <CornerUpLeft className="mirror-rtl size-4 shrink-0" />
        </button>
      ) : (
        <p className="text-muted-foreground">{texts.whole}</p>
      )}
      <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
        {note}
      </p>
      {by !== undefined && <p className="text-muted-foreground">{texts.by(by)}</p>}
    </>
  );
}

/** The field of a paragraph, and its place there as far as the words are still the same. */
function placeOf(
  part: TextPart,
  text: { h1: string; content_markdown: string; faq: readonly { key: string; q: string }[] },
): [field: AnalysisField, range?: ReturnType<typeof rangeOfWords>] {
  switch (part.kind) {
    case "headline":
      return [text.h1.trim() === "" ? "title" : "h1"];
    case "title":
    case "excerpt":
      return [part.kind];
    case "question": {
      const row = text.faq.find(({ q }) => q.trim() === part.question);
      return row ? [{ row: row.key, side: "a" }] : ["content_markdown"];
    }
    case "body":
      return ["content_markdown", rangeOfWords(text.content_markdown, part.words)];
  }
}
