import { useMutation, useQuery } from "@tanstack/react-query";
import { toast } from "sonner";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { QueryView } from "@/admin/shared/query-view";
import { TextDiff } from "@/admin/shared/text-diff";
import { useIsIn } from "@/admin/shared/use-staff-member";
import { Button } from "@/components/ui/button";
import {
  decideReview,
  ownLicenceQuery,
  type ReviewedText,
  storedTextQuery,
  textReviewQuery,
  type TextState,
} from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import { todayInDubai } from "@/lib/dubai-time";
import { commonTexts } from "@/texts/admin/common";
import { editorTexts } from "@/texts/admin/editor";
import { editorReviewTexts } from "@/texts/admin/editor-review";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { refusalText } from "./decision-bar";
import { obstacleTo } from "./obstacle";
import { useDayText } from "./words-of-state";

const FIELDS = ["title", "h1", "excerpt", "content_markdown"] as const;

/** The changes of a text since its approval; a clinician approves the stored text here at once. */
export function DifferenceDialog({ text, onClose }: { text: TextState; onClose: () => void }) {
  const { post_id: postId, lang, approved_id: approvedId } = text;
  const texts = useTexts(editorReviewTexts);
  const approved = useQuery({ ...textReviewQuery(approvedId ?? ""), enabled: approvedId !== null });
  const stored = useQuery({ ...storedTextQuery(postId, lang), staleTime: 0 });
  return (
    <AdminDialog title={texts.differenceIn[lang]} size="large" onClose={onClose}>
      <QueryView query={approved}>
        {(before) => (
          <QueryView query={stored}>
            {(now) => (
              <div className="grid gap-5">
                <Differences lang={lang} before={before.text} after={now.text} />
                <ApproveButton text={text} authorId={now.authorId} digest={now.digest} onDone={onClose} />
              </div>
            )}
          </QueryView>
        )}
      </QueryView>
    </AdminDialog>
  );
}

const comparedText = ({ faq, ...text }: ReviewedText) => ({
  ...text,
  faq: faq.map(({ q, a }) => `${q}\n${a}`).join("\n\n"),
});

function Differences({
  lang,
  ...texts
}: { before: ReviewedText; after: ReviewedText } & Pick<TextState, "lang">) {
  const { fields, saving } = useTexts(editorTexts);
  const [before, after] = [comparedText(texts.before), comparedText(texts.after)];
  const changed = [...FIELDS, "faq" as const].filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return <p className="text-muted-foreground">{saving.diff.same}</p>;
  return changed.map((field) => (
    <section key={field} className="grid gap-1.5">
      <h3 className="text-base font-semibold tracking-normal">{fields[field]}</h3>
      <TextDiff lang={lang} before={before[field]} after={after[field]} />
    </section>
  ));
}

interface ApproveButtonProps {
  text: TextState;
  authorId: string | null;
  /** Of the text that is seen. */
  digest: string;
  onDone: () => void;
}

/** For people who may approve this text. */
function ApproveButton({ text, authorId, digest, onDone }: ApproveButtonProps) {
  const locale = useLocale();
  const dayText = useDayText();
  const common = useTexts(commonTexts);
  const texts = useTexts(editorReviewTexts);
  const review = useTexts(medicalReviewTexts);
  const isReviewer = useIsIn("reviewers");
  const own = useQuery({ ...ownLicenceQuery, enabled: isReviewer });
  const deciding = useMutation(decideReview);
  const { lang, post_id: postId } = text;
  const obstacle = obstacleTo({
    own: own.data ?? null,
    lang,
    authorId,
    request: undefined,
    today: todayInDubai(),
  });
  if (obstacle !== undefined) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p className="text-muted-foreground me-auto text-base">{review.confirms}</p>
      <Button
        size="small"
        isBusy={deciding.isPending}
        onClick={() =>
          deciding.mutate(
            { postId, lang, digest },
            {
              onSuccess: () => {
                toast.success(review.approved);
                onDone();
              },
              onError: (error) =>
                void toast.error(review.decideFailed, {
                  description: refusalText(error, { texts: review, common, locale, dayText }),
                }),
            },
          )
        }
      >
        {texts.approve}
      </Button>
    </div>
  );
}
