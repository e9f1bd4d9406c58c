import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { cleanParagraphs } from "@domain/clean-text";
import { FormField } from "@/components/patterns/form-field";
import { Select, Textarea } from "@/components/ui/staff/form-controls";
import { FormActions, FormFailure } from "@/admin/resource/form-dialog";
import { AdminDialog } from "../shared/admin-dialog";
import { FormFields } from "../shared/form-fields";
import { Options } from "../shared/options";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import {
  hideReview,
  HIDE_REASONS,
  INVENTED,
  markReviewSample,
  showReview,
  type ListedReview,
} from "@/data/staff/reviews";
import { changeFailureText, useFailureToast } from "../shared/failure-text";
import { HistoryButton } from "../history/history-button";
import { useUndo } from "../history/use-undo";
import { useIsOwner } from "../shared/use-staff-member";
import { useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/texts/admin/reviews";
import { commonTexts } from "@/texts/admin/common";

interface ReviewActionsProps {
  review: ListedReview;
  name: string;
  onHide: () => void;
}

/** All staff hide and mark reviews; only owners make a review count for more. A hidden one has no other actions. */
export function ReviewActions({ review, name, onHide }: ReviewActionsProps) {
  const texts = useTexts(reviewsTexts);
  const isOwner = useIsOwner();
  const failed = useFailureToast();
  const undoOf = useUndo();
  const show = useMutation({
    ...showReview,
    onSuccess: () => toast.success(texts.shown),
    onError: failed(texts.showFailed),
  });
  const mark = useMutation({
    ...markReviewSample,
    onSuccess: (_, { id, isSample }) =>
      toast.success(isSample ? texts.marked : texts.unmarked, undoOf("review", id)),
    onError: failed(texts.markFailed),
  });
  const isHidden = review.hidden_at !== null;
  const mayMark = !isHidden && (!review.is_sample || (isOwner && review.source_platform !== INVENTED));
  if (isHidden && !isOwner) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <HistoryButton entity="review" subject={review.id} name={name} />
      {mayMark && (
        <Button
          variant="outline"
          size="small"
          aria-label={`${review.is_sample ? texts.unmarkSample : texts.markSample}: ${name}`}
          isBusy={mark.isPending}
          onClick={() => mark.mutate({ id: review.id, isSample: !review.is_sample })}
        >
          {review.is_sample ? texts.unmarkSample : texts.markSample}
        </Button>
      )}
      {!isHidden && (
        <Button variant="outline" size="small" aria-label={`${texts.hide}: ${name}`} onClick={onHide}>
          {texts.hide}
        </Button>
      )}
      {isHidden && (
        <Button
          variant="outline"
          size="small"
          aria-label={`${texts.show}: ${name}`}
          isBusy={show.isPending}
          onClick={() => show.mutate(review.id)}
        >
          {texts.show}
        </Button>
      )}
    </div>
  );
}

const MAX_NOTE_LENGTH = 300;

interface HideDialogProps {
  review: ListedReview;
  onClose: () => void;
}

/**
 * The reason for hiding a review, and the button that hides it. For some seconds the toast undoes it, unless the review's
 * author requested it.
 */
export function HideDialog({ review, onClose }: HideDialogProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(reviewsTexts);
  const [chosen, setChosen] = useState("");
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const undoOf = useUndo();
  const { mutate, isPending, error } = useMutation({
    ...hideReview,
    onSuccess: (_, { id, reason }) => {
      toast.success(texts.hidden, {
        description: texts.hiddenText,
        ...(reason !== "request" && undoOf("review", id)),
      });
      onClose();
    },
    onError: useFailureToast()(texts.hideFailed),
  });
  const reason = HIDE_REASONS.find((known) => known === chosen);
  const noteError = reason === "other" && cleanParagraphs(note) === "" ? texts.noteRequired : undefined;
  const reasonError = reason === undefined ? texts.reasonRequired : undefined;
  return (
    <AdminDialog title={texts.hideTitle} description={texts.hideLead} onClose={() => !isPending && onClose()}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason !== undefined && noteError === undefined && !isPending)
            mutate({ id: review.id, reason, note: cleanParagraphs(note) });
        }}
      >
        <p className="bg-saffron-soft rounded-control px-4 py-3 text-base">{texts.fairness}</p>
        <FormFields isBusy={isPending} className="grid min-w-0 gap-5">
          <FormField label={texts.fields.hidden_reason} error={isTried ? reasonError : undefined}>
            {(field) => (
              <Select {...field} required value={chosen} onChange={(event) => setChosen(event.target.value)}>
                <option value="">{texts.chooseReason}</option>
                <Options of={HIDE_REASONS} label={(choice) => texts.options.hidden_reason[choice]} />
              </Select>
            )}
          </FormField>
          <FormField
            label={texts.fields.hidden_note}
            error={isTried ? noteError : undefined}
            hint={texts.noteHint}
          >
            {(field) => (
              <Textarea
                {...field}
                rows={3}
                maxLength={MAX_NOTE_LENGTH}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </FormField>
        </FormFields>
        {error && <FormFailure>{changeFailureText(error, common)}</FormFailure>}
        <FormActions isBusy={isPending} destructiveLabel={texts.hide} onCancel={onClose} />
      </form>
    </AdminDialog>
  );
}
