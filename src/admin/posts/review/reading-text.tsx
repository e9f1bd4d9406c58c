import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { takeFocus } from "@/lib/take-focus";
import { TextDiff } from "@/admin/shared/text-diff";
import { AddNote, NoteField } from "@/components/patterns/staff/paragraph-note";
import type { Notes } from "@/components/patterns/staff/use-notes";
import { Badge } from "@/components/ui/staff/badge";
import { WithNumbers } from "@/components/ui/with-numbers";
import { dirOf, type Locale } from "@/config/locales";
import type { ReviewNote } from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import type { ComparedPart } from "./compare-parts";
import type { Reading } from "./use-reading";
import { reviewerOf } from "./words-of-state";

interface ReadingTextProps {
  lang: Locale;
  reading: Reading;
  /** Whether paragraphs without a change are left out. */
  isShort: boolean;
  /** Null where nothing is decided. */
  notes: Notes | null;
  /** Whether the headline takes the focus, after the text before this one was decided. */
  isNext: boolean;
}

/** A text as readers will see it, paragraph by paragraph: what has changed since the last approval, and notes. */
export function ReadingText({ lang, reading, isShort, notes, isNext }: ReadingTextProps) {
  const texts = useTexts(medicalReviewTexts);
  return (
    <article lang={lang} dir={dirOf(lang)} className="grid grid-cols-1 gap-y-1 text-[length:var(--step-0)]">
      {(isShort ? withoutUnchanged(reading.parts) : reading.parts).map((one) => {
        if (one.kind === "skipped")
          return (
            <InStaffLanguage key={one.place}>
              <p className="text-muted-foreground border-border my-2 border-y py-2 text-base">
                {texts.unchanged(one.count)}
              </p>
            </InStaffLanguage>
          );
        if (one.kind === "removed")
          return (
            <div key={one.place} className="border-saffron my-3 border-s-4 ps-3">
              <InStaffLanguage>
                <Badge tone="yellow">{texts.removed}</Badge>
              </InStaffLanguage>
              <p className="mt-1 whitespace-pre-line">
                <del className="text-muted-foreground decoration-2">{one.words}</del>
              </p>
            </div>
          );
        return (
          <Paragraph
            key={one.place}
            of={one}
            lang={lang}
            reading={reading}
            isShort={isShort}
            notes={notes}
            isNext={isNext}
          />
        );
      })}
    </article>
  );
}

type Shown = Extract<ComparedPart, { kind: "shown" }>;

/** Runs of paragraphs without a change as their number. */
function withoutUnchanged(parts: readonly ComparedPart[]) {
  const short: (ComparedPart | { kind: "skipped"; place: number; count: number })[] = [];
  for (const part of parts) {
    // The headline names the subject.
    const isKept = part.kind !== "shown" || part.change !== undefined || part.number === 1;
    const last = short.at(-1);
    if (isKept) short.push(part);
    else if (last?.kind === "skipped") last.count += 1;
    else short.push({ kind: "skipped", place: part.place, count: 1 });
  }
  return short;
}

function Paragraph({ of, lang, reading, isShort, notes, isNext }: ReadingTextProps & { of: Shown }) {
  const texts = useTexts(medicalReviewTexts);
  const { number, change } = of;
  const isNoted = notes?.isOpen(number) === true;
  const given = givenNotes(reading, number);
  return (
    <div className={cn("min-w-0", change && "border-saffron my-2 border-s-4 ps-3")}>
      {change && (
        <InStaffLanguage>
          <Badge tone="yellow" className="mb-1">
            {texts[change.kind]}
          </Badge>
        </InStaffLanguage>
      )}
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 [&>div>:first-child]:mt-0">
          <Words of={of} lang={lang} reading={reading} isNext={isNext} />
        </div>
        {notes && !isNoted && <AddNote number={number} notes={notes} className="-me-3 -mt-2" />}
      </div>
      {change?.kind === "changed" && (
        <Former
          key={String(isShort)}
          lang={lang}
          before={change.before}
          after={of.part.words}
          isOpen={isShort}
        />
      )}
      <InStaffLanguage>
        {given.map((note) => (
          <GivenNote key={note.note} note={note} by={reading.returned} />
        ))}
        {notes && isNoted && <NoteField number={number} notes={notes} />}
      </InStaffLanguage>
    </div>
  );
}

/** The paragraph itself, drawn as the article's page does. */
function Words({
  of: { part },
  lang,
  reading,
  isNext,
}: { of: Shown } & Pick<ReadingTextProps, "lang" | "reading" | "isNext">) {
  const texts = useTexts(medicalReviewTexts).parts;
  const { Body, dictionary, facts } = reading;
  const body = { locale: lang, dictionary, facts };
  switch (part.kind) {
    case "headline":
      return (
        <h1
          ref={isNext ? takeFocus : undefined}
          tabIndex={-1}
          className="mb-2 text-[clamp(1.75rem,1.45rem+1.4vw,2.5rem)] wrap-anywhere outline-none"
        >
          <WithNumbers text={part.words} />
        </h1>
      );
    case "title":
    case "excerpt":
      return (
        <>
          <InStaffLanguage>
            <p className="text-muted-foreground text-base font-semibold">{texts[part.kind]}</p>
          </InStaffLanguage>
          <p className="mb-4 max-w-prose wrap-anywhere">
            <WithNumbers text={part.words} />
          </p>
        </>
      );
    case "body":
      return <Body {...body} nodes={[part.node]} />;
    case "question":
      return (
        <>
          <InStaffLanguage>
            <p className="text-muted-foreground mt-4 text-base font-semibold">{texts.questions}</p>
          </InStaffLanguage>
          <h3 className="mb-2">
            <WithNumbers text={part.question} />
          </h3>
          <Body {...body} nodes={part.answer} />
        </>
      );
  }
}

/** The former words of a changed paragraph, compared word by word. */
function Former({ isOpen, ...diff }: { lang: Locale; before: string; after: string; isOpen: boolean }) {
  const texts = useTexts(medicalReviewTexts);
  const locale = useLocale();
  return (
    <details open={isOpen} className="group mb-3">
      <summary
        lang={locale}
        dir={dirOf(locale)}
        className="text-primary flex min-h-12 w-fit cursor-pointer list-none items-center gap-1.5 text-base font-semibold lg:min-h-10 [&::-webkit-details-marker]:hidden"
      >
        {texts.before}
        <ChevronDown className="size-5 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <TextDiff {...diff} />
    </details>
  );
}

/**
 * What was noted on a paragraph, or on the whole text: by whoever has sent the text back, and by people outside who were invited to
 * comment on what is read.
 */
export const givenNotes = ({ returned, noted }: Reading, number?: number): ReviewNote[] =>
  [...(returned?.notes ?? []), ...noted].filter(({ paragraph }) => paragraph === number);

/** A note that somebody has sent. */
export function GivenNote({ note, by }: { note: ReviewNote; by: Reading["returned"] }) {
  const locale = useLocale();
  const texts = useTexts(medicalReviewTexts).notes;
  const id = useId();
  return (
    <figure aria-labelledby={id} className="bg-saffron-soft rounded-control mb-3 px-4 py-3 text-base">
      <figcaption id={id} className="text-muted-foreground">
        {texts.of(note.by ?? (by ? reviewerOf(by, locale) : ""))}
      </figcaption>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {note.note}
      </p>
    </figure>
  );
}

/** A remark about the text, between its paragraphs. */
function InStaffLanguage({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <div lang={locale} dir={dirOf(locale)}>
      {children}
    </div>
  );
}
