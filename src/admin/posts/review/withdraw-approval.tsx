import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { withdrawReview } from "@/data/staff/text-reviews";
import { useTexts } from "@/i18n/i18n";
import { medicalReviewTexts } from "@/texts/admin/medical-review";

/** For the clinician who has approved the text: takes that away again. */
export function WithdrawApproval({ approval }: { approval: string | null }) {
  const texts = useTexts(medicalReviewTexts).withdraw;
  const [isAsking, setAsking] = useState(false);
  const failed = useFailureToast();
  const withdrawing = useMutation(withdrawReview);
  if (approval === null) return null;
  return (
    <>
      <Button variant="outline" size="small" className="mt-6" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={withdrawing.isPending}
        title={texts.title}
        text={texts.text}
        confirmLabel={texts.button}
        onConfirm={() =>
          withdrawing.mutate(approval, {
            onSuccess: () => {
              setAsking(false);
              toast.success(texts.done);
            },
            onError: failed(texts.failed),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
