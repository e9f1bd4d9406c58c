import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { AppError } from "@/data/client/errors";
import { markReviewSample, showReview, type ListedReview } from "@/data/staff/reviews";
import { failureText, useFailureToast } from "../shared/failure-text";
import { HistoryButton } from "../history/history-button";
import { useUndo } from "../history/use-undo";
import { useIsOwner } from "../shared/use-staff-member";
import { useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/words/admin/reviews";
import { commonTexts } from "@/words/admin/common";

/** As the platform of invented reviews is called; the database takes them for samples whatever anybody says. */
const INVENTED = "sample";

interface ReviewActionsProps {
  review: ListedReview;
  name: string;
  onHide: () => void;
}

/** Hiding and marking are everybody's; what makes a review count for more is an owner's. Of a hidden one nothing else is asked. */
export function ReviewActions({ review, name, onHide }: ReviewActionsProps) {
  const texts = useTexts(reviewsTexts);
  const isOwner = useIsOwner();
  const show = useShowAgain();
  const undoOf = useUndo();
  const mark = useMutation({
    ...markReviewSample,
    onSuccess: (_, { id, isSample }) =>
      toast.success(isSample ? texts.marked : texts.unmarked, undoOf("review", id)),
    onError: useFailureToast()(texts.markFailed),
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

/** Shows a hidden review again, and says what came of it. */
function useShowAgain() {
  const common = useTexts(commonTexts);
  const texts = useTexts(reviewsTexts);
  return useMutation({
    ...showReview,
    onSuccess: () => toast.success(texts.shown),
    onError: (error) => {
      const isErased = error instanceof AppError && error.reason === "review_erased";
      toast.error(texts.showFailed, {
        description: isErased ? texts.erasedRefusal : failureText(error, common),
      });
    },
  });
}
