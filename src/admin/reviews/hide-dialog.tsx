import { cleanParagraphs } from "@domain/clean-text";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { toast } from "sonner";
import { FormField } from "@/components/patterns/form-field";
import { Select, Textarea } from "@/components/ui/staff/form-controls";
import { hideReview, HIDE_REASONS, type ListedReview } from "@/data/staff/reviews";
import { AdminDialog } from "../shared/admin-dialog";
import { failureText, useFailureToast } from "../shared/failure-text";
import { FormFields } from "../shared/form-fields";
import { useUndo } from "../history/use-undo";
import { FormActions, FormFailure } from "@/admin/resource/form-dialog";
import { Options } from "../shared/options";
import { useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/words/admin/reviews";
import { commonTexts } from "@/words/admin/common";

const MAX_NOTE_LENGTH = 300;

interface HideDialogProps {
  review: ListedReview;
  onClose: () => void;
}

/** Asks why a review is hidden, and hides it. For some seconds the toast takes it back. */
export function HideDialog({ review, onClose }: HideDialogProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(reviewsTexts);
  const noteHint = useId();
  const [chosen, setChosen] = useState("");
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const undoOf = useUndo();
  const { mutate, isPending, error } = useMutation({
    ...hideReview,
    onSuccess: (_, { id }) => {
      toast.success(texts.hidden, { description: texts.hiddenText, ...undoOf("review", id) });
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
          <FormField label={texts.reason} error={isTried ? reasonError : undefined}>
            {(field) => (
              <Select {...field} required value={chosen} onChange={(event) => setChosen(event.target.value)}>
                <option value="">{texts.chooseReason}</option>
                <Options of={HIDE_REASONS} label={(choice) => texts.reasons[choice]} />
              </Select>
            )}
          </FormField>
          <FormField label={texts.note} error={isTried ? noteError : undefined}>
            {(field) => (
              <>
                <Textarea
                  {...field}
                  aria-describedby={[noteHint, field["aria-describedby"]].filter(Boolean).join(" ")}
                  rows={3}
                  maxLength={MAX_NOTE_LENGTH}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                />
                <p id={noteHint} className="text-muted-foreground text-base">
                  {texts.noteHint}
                </p>
              </>
            )}
          </FormField>
        </FormFields>
        {error && <FormFailure>{failureText(error, common)}</FormFailure>}
        <FormActions isBusy={isPending} destructiveLabel={texts.hide} onCancel={onClose} />
      </form>
    </AdminDialog>
  );
}
