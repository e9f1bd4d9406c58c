import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "@/admin/shared/admin-paths";
import { useLeaveGuard } from "@/admin/shared/leave-guard";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import { Textarea } from "@/components/ui/staff/form-controls";
import { Tab, TabList, Tabs } from "@/components/ui/staff/tabs";
import { LOCALE_NAMES } from "@/config/locales";
import { type TextState, textStatesQuery } from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import { todayInDubai } from "@/lib/dubai-time";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { DecisionBar } from "./decision-bar";
import { obstacleTo } from "./obstacle";
import { ALL_READ, NEXT, nextText } from "./queue";
import { GivenNote, givenNotes, ReadingText } from "./reading-text";
import { Request, ReviewStateBadge } from "./text-row";
import { MAX_NOTE, type Notes, WHOLE } from "@/components/patterns/staff/use-notes";
import type { Reading, useReading } from "./use-reading";
import { WithdrawApproval } from "./withdraw-approval";
import { approverOf, reviewerOf, useDayText } from "./words-of-state";

interface TextToReadProps {
  text: TextState;
  data: Reading;
  reading: Pick<ReturnType<typeof useReading>, "hasMoved" | "follow">;
  notes: Notes;
}

/** The text, what is known of it, and the decision. */
export function TextToRead({ text, data, reading: { hasMoved, follow }, notes }: TextToReadProps) {
  const { source, own, authorId, parts } = data;
  const request = "request" in source;
  const changes = parts.filter((part) => part.kind === "removed" || part.change !== undefined).length;
  const [isShort, setShort] = useState(changes > 0);
  const wholeNote = useRef<HTMLTextAreaElement>(null);
  const isNext = useLocation().state === NEXT;
  const goOn = useNextText(text, data, notes);
  // An old version of a post that readers have already is nothing to decide about.
  const isOpen = request || (text.state !== "approved" && !(text.state === "asked" && text.is_read));
  const mayDecide = isOpen && !hasMoved;
  const takesNotes = mayDecide && request ? notes : null;
  return (
    <div className="mx-auto max-w-3xl">
      <Heading text={text} data={data} changes={changes} isShort={isShort} onShort={setShort} />
      <Moved
        text={text}
        isOpen={isOpen}
        hasMoved={hasMoved}
        onFollow={() => {
          notes.gather((number) => wordsAt(data, number));
          follow();
        }}
      />
      <Given data={data} />
      <ReadingText lang={text.lang} reading={data} isShort={isShort} notes={takesNotes} isNext={isNext} />
      {takesNotes && <WholeNote notes={takesNotes} field={wholeNote} />}
      {mayDecide && (
        <DecisionBar
          text={text}
          source={source}
          notes={takesNotes}
          obstacle={obstacleTo({
            own,
            lang: text.lang,
            authorId,
            request: request ? text : undefined,
            today: todayInDubai(),
          })}
          licenceUntil={own?.licence_until}
          wholeNote={wholeNote}
          onDecided={goOn}
        />
      )}
      {text.state === "approved" && data.approved?.reviewer_id === own?.author_id && (
        <WithdrawApproval approval={text.approved_id} />
      )}
    </div>
  );
}

const wordsAt = ({ parts }: Reading, number: number): string => {
  const found = parts.find((one) => one.kind === "shown" && one.number === number);
  return found?.kind === "shown" ? found.part.words : "";
};

/** Goes to the text that is read next, or to the list after the last one. Notes that are not sent are asked about before. */
function useNextText(text: TextState, { own }: Reading, notes: Notes): () => void {
  const texts = useTexts(medicalReviewTexts);
  const navigate = useNavigate();
  const list = useQuery(textStatesQuery);
  const isSent = useRef(false);
  useLeaveGuard({ hasWork: () => !isSent.current && notes.list().length > 0, texts: texts.leave });
  return () => {
    isSent.current = true;
    const next = nextText(list.data ?? [], text, own);
    // Of a list that could not be read, nobody knows whether this was the last text.
    const end = list.data ? ALL_READ : undefined;
    void navigate(next ? adminPaths.reviewText(next.post_id, next.lang) : adminPaths["medical-review"], {
      state: next ? NEXT : end,
    });
  };
}

interface HeadingProps {
  text: TextState;
  data: Reading;
  changes: number;
  isShort: boolean;
  onShort: (isShort: boolean) => void;
}

/** The state of the text, and how much of it is shown. */
function Heading({ text, data: { approved, source }, changes, isShort, onShort }: HeadingProps) {
  const locale = useLocale();
  const texts = useTexts(medicalReviewTexts);
  const dayText = useDayText();
  const approval = approved?.decided_at ?? null;
  const name = approved ? reviewerOf(approved, locale) : "";
  return (
    <div className="border-border mb-5 grid gap-3 border-b pb-4">
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge lang={text.lang}>{LOCALE_NAMES[text.lang]}</Badge>
        <ReviewStateBadge state={text.state} />
        {text.origin === "generated" && <Badge>{texts.generated}</Badge>}
      </p>
      {"request" in source && text.asked_at !== null && (
        <p className="text-muted-foreground flex flex-wrap gap-x-3 text-base">
          <Request text={text} />
        </p>
      )}
      <p className="text-base">
        {approval === null
          ? texts.first
          : text.state === "approved"
            ? texts.approvedBy(name, dayText(approval))
            : changes > 0
              ? texts.compared(name, dayText(approval))
              : `${texts.approvedBy(name, dayText(approval))}. ${texts.alike}`}
      </p>
      {changes > 0 && (
        <Tabs value={isShort ? "short" : "whole"} onValueChange={(value) => onShort(value === "short")}>
          <TabList aria-label={texts.show} className="w-fit">
            <Tab value="short" aria-controls={undefined} className="max-lg:min-h-12">
              {texts.changes(changes)}
            </Tab>
            <Tab value="whole" aria-controls={undefined} className="max-lg:min-h-12">
              {texts.whole}
            </Tab>
          </TabList>
        </Tabs>
      )}
    </div>
  );
}

interface MovedProps {
  text: TextState;
  isOpen: boolean;
  hasMoved: boolean;
  onFollow: () => void;
}

/** Says before the decision that the text is not the one that was sent, or that is being read, any more. */
function Moved({ text, isOpen, hasMoved, onFollow }: MovedProps) {
  const locale = useLocale();
  const texts = useTexts(medicalReviewTexts);
  const { changedSince, decided } = texts;
  if (!hasMoved && !(text.state === "asked" && text.is_current === false)) return null;
  const isDecided = hasMoved && text.state === "approved";
  return (
    <div
      role="alert"
      className="bg-saffron-soft rounded-control mb-5 grid justify-items-start gap-2 px-4 py-3 text-base"
    >
      <p className="font-semibold">
        {isDecided
          ? decided.approved(approverOf(text, locale))
          : hasMoved
            ? changedSince.moved
            : changedSince.title}
      </p>
      {!isDecided && (
        <p>{hasMoved ? changedSince.movedText : isOpen ? changedSince.now : changedSince.wait}</p>
      )}
      {hasMoved && (
        <Button variant="outline" size="small" onClick={onFollow}>
          {changedSince.follow}
        </Button>
      )}
    </div>
  );
}

/** That the text was sent back, and what was noted on the whole of it. */
function Given({ data }: { data: Reading }) {
  const locale = useLocale();
  const texts = useTexts(medicalReviewTexts);
  const dayText = useDayText();
  const { returned } = data;
  const notes = givenNotes(data);
  if (!returned && notes.length === 0) return null;
  return (
    <div className="mb-5">
      {returned && (
        <p className="mb-2 text-base">
          {texts.changesAsked(reviewerOf(returned, locale), dayText(returned.decided_at ?? ""))}
        </p>
      )}
      {notes.map((note) => (
        <GivenNote key={note.note} note={note} by={returned} />
      ))}
    </div>
  );
}

function WholeNote({ notes, field: ref }: { notes: Notes; field: RefObject<HTMLTextAreaElement | null> }) {
  const texts = useTexts(medicalReviewTexts).notes;
  return (
    <div className="bg-sand rounded-control mt-6 mb-6 p-3">
      <FormField label={texts.whole} hint={texts.hint}>
        {(control) => (
          <Textarea
            {...control}
            ref={ref}
            rows={2}
            dir="auto"
            maxLength={MAX_NOTE}
            value={notes.text(WHOLE)}
            onChange={({ target }) => notes.write(WHOLE, target.value)}
          />
        )}
      </FormField>
    </div>
  );
}
