import { useMutation } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { toast } from "sonner";
import { z } from "zod";
import { changeFailureText } from "@/admin/shared/failure-text";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { AppError } from "@/data/client/errors";
import { type Decision, decideReview, type TextState } from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import type { Locale } from "@/config/locales";
import { commonTexts } from "@/texts/admin/common";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { useAuthorName } from "./use-author-name";
import type { Obstacle } from "./obstacle";
import type { Source } from "./use-reading";
import type { Notes } from "@/components/patterns/staff/use-notes";
import { useDayText } from "./words-of-state";

export const DECISION = "decision";

interface DecisionBarProps {
  text: TextState;
  source: Source;
  notes: Notes | null;
  /** Why this person cannot approve the text. */
  obstacle: Obstacle | undefined;
  /** Until when the licence of the person was valid. */
  licenceUntil: string | undefined;
  /** The field that a note is asked for in. */
  wholeNote: RefObject<HTMLTextAreaElement | null>;
  onDecided: () => void;
}

/** The decisions on a text, always in view. A text without a request can only be approved. */
export function DecisionBar({
  text,
  source,
  notes,
  obstacle,
  licenceUntil,
  wholeNote,
  onDecided,
}: DecisionBarProps) {
  const texts = useTexts(medicalReviewTexts);
  const common = useTexts(commonTexts);
  const locale = useLocale();
  const dayText = useDayText();
  const obstacleText = useObstacleText();
  const [isAsking, setAsking] = useState(false);
  const [isLacking, setLacking] = useState(false);
  const deciding = useMutation(decideReview);
  const written = notes?.list() ?? [];

  const decide = (outcome: Decision["outcome"]) =>
    deciding.mutate(
      "request" in source
        ? { request: source.request, outcome, notes: written }
        : { postId: text.post_id, lang: text.lang, digest: source.digest },
      {
        onSuccess: () => {
          toast.success(outcome === "approved" ? texts.approved : texts.sentBack, {
            description: text.title ?? texts.untitled,
          });
          onDecided();
        },
        onError: (error) => {
          setAsking(false);
          toast.error(texts.decideFailed, {
            description: refusalText(error, { texts, common, locale, dayText }),
          });
        },
      },
    );
  const approve = () => (written.length > 0 ? setAsking(true) : decide("approved"));
  const sendBack = () => {
    setLacking(written.length === 0);
    if (written.length > 0) decide("changes_needed");
    else wholeNote.current?.focus();
  };

  const mayReturn = notes !== null && (obstacle === undefined || obstacle === "own_text");
  return (
    <div
      id={DECISION}
      tabIndex={-1}
      className="border-border bg-background sticky bottom-0 z-10 -mx-4 grid gap-2 border-t px-4 py-3 outline-none sm:mx-0 sm:px-0"
    >
      {isLacking && written.length === 0 && (
        <p role="alert" className="text-destructive text-base">
          {texts.notes.required}
        </p>
      )}
      <p className="text-muted-foreground text-[0.9375rem] leading-6">
        {obstacle === undefined
          ? texts.confirms
          : obstacleText(obstacle, { lang: text.lang, askedOf: text.asked_of, licenceUntil })}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {written.length > 0 && (
          <output className="text-muted-foreground me-auto text-base">
            {texts.notes.count(written.length)}
          </output>
        )}
        {mayReturn && (
          <Button variant="outline" size="small" isBusy={deciding.isPending} onClick={sendBack}>
            {texts.changesNeeded}
          </Button>
        )}
        {obstacle === undefined && (
          <Button size="small" isBusy={deciding.isPending} onClick={approve}>
            {texts.approve}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={deciding.isPending}
        title={texts.withNotes.title(written.length)}
        text={texts.withNotes.text}
        confirmLabel={texts.withNotes.confirm}
        onConfirm={() => decide("approved")}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

interface Facts {
  lang: Locale;
  askedOf: string | null;
  licenceUntil: string | undefined;
}

/** Names the obstacle to an approval, and who can remove it. */
function useObstacleText() {
  const { obstacles } = useTexts(medicalReviewTexts);
  const authorName = useAuthorName();
  const dayText = useDayText();
  return (obstacle: Obstacle, { lang, askedOf, licenceUntil = "" }: Facts): string => {
    switch (obstacle) {
      case "licence_over":
        return obstacles.licence_over(dayText(licenceUntil));
      case "language_not_read":
        return obstacles.language_not_read[lang];
      case "asked_of_other":
        return obstacles.asked_of_other(authorName(askedOf ?? ""));
      default:
        return obstacles[obstacle];
    }
  };
}

const decidedHint = z.object({
  outcome: z.string(),
  name: z.string().nullish(),
  name_ar: z.string().nullish(),
});
const licenceHint = z.object({ until: z.string() });

interface RefusalOptions {
  texts: TextsOf<typeof medicalReviewTexts>;
  common: TextsOf<typeof commonTexts>;
  locale: Locale;
  dayText: (day: string) => string;
}

/** Why a decision was refused: by whom the text was decided already, since when the licence is over. */
export function refusalText(error: unknown, { texts, common, locale, dayText }: RefusalOptions): string {
  if (error instanceof AppError && error.reason === "review_decided") {
    const hint = decidedHint.safeParse(error.data).data;
    const name = (locale === "ar" && hint?.name_ar) || (hint?.name ?? "");
    if (hint?.outcome === "approved" || hint?.outcome === "changes_needed")
      return texts.decided[hint.outcome](name);
    return texts.decided.other;
  }
  const licence = licenceHint.safeParse(error instanceof AppError ? error.data : undefined).data;
  if (error instanceof AppError && error.reason === "licence_over" && licence)
    return texts.obstacles.licence_over(dayText(licence.until));
  return changeFailureText(error, common);
}
