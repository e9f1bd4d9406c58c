import { useMutation } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { useServiceName } from "@/admin/shared/use-service-name";
import { Badge } from "@/components/ui/staff/badge";
import { WithNumbers } from "@/components/ui/with-numbers";
import { dirOf } from "@/config/locales";
import { serviceSlugs } from "@/content/service-titles";
import { starsOf } from "@/data/public/facts.queries";
import { assignReview, INVENTED, type ListedReview } from "@/data/staff/reviews";
import { formatDate } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import { useFailureToast } from "../shared/failure-text";
import { useUndo } from "../history/use-undo";
import { Chooser } from "../shared/chooser";
import { ReviewActions } from "./review-actions";
import { useLocale, useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/texts/admin/reviews";

const DAYS_UNTIL_ERASED = 30;
const DAY_MS = 86_400_000;
const TONES = { shown: "green", hidden: "red", gone: "grey" } as const;

interface ReviewCardProps {
  review: ListedReview;
  onHide: () => void;
}

/** A review in its author's words, its details, and the actions for this person. */
export function ReviewCard({ review, onHide }: ReviewCardProps) {
  const locale = useLocale();
  const texts = useTexts(reviewsTexts);
  const stars = starsOf(review);
  const name = review.author || texts.erasedName;
  return (
    <article className="rounded-card border-border bg-card grid gap-3 border p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-lg tracking-normal">
          <bdi>{name}</bdi>
        </h2>
        {stars > 0 && review.erased_at === null && (
          <span className="inline-flex items-center gap-1 font-semibold">
            <Star aria-hidden="true" className="text-saffron size-4.5 fill-current" />
            <span aria-hidden="true">{stars}</span>
            <span className="sr-only">{texts.starsOf(stars)}</span>
          </span>
        )}
        <span className="text-muted-foreground text-base">
          {review.source_platform !== INVENTED && (
            <>
              <bdi>{review.source_platform}</bdi>
              {" · "}
            </>
          )}
          {formatDate(review.published_at, locale)}
        </span>
        <span className="flex flex-wrap gap-2 sm:ms-auto">
          {review.is_sample && <Badge tone="yellow">{texts.fields.is_sample}</Badge>}
          <Badge tone={TONES[review.state]}>{texts.states[review.state]}</Badge>
        </span>
      </header>
      {review.erased_at === null && (
        <blockquote lang={review.lang} dir={dirOf(review.lang)}>
          {review.title && <p className="font-semibold">{review.title}</p>}
          <ReviewWords text={review.content} />
        </blockquote>
      )}
      {review.review_url && (
        <a
          href={review.review_url}
          target="_blank"
          rel="noreferrer"
          className="text-primary justify-self-start text-base underline underline-offset-4"
        >
          {texts.openSource(review.source_platform)}
          <span className="sr-only"> ({texts.opensNewTab})</span>
        </a>
      )}
      <WhyNotShown review={review} />
      {review.erased_at === null && (
        <footer className="border-border flex flex-wrap items-center justify-between gap-3 border-t pt-4 empty:hidden">
          {review.hidden_at === null && <ReviewService review={review} name={name} />}
          <ReviewActions review={review} name={name} onHide={onHide} />
        </footer>
      )}
    </article>
  );
}

function WhyNotShown({ review }: { review: ListedReview }) {
  const locale = useLocale();
  const texts = useTexts(reviewsTexts);
  const day = (time: string | number) => formatDate(new Date(time).toISOString(), locale);
  const { hidden_at, hidden_by_email: who, hidden_reason, hidden_note, erased_at, gone_at } = review;
  if (hidden_at === null) return gone_at && <p className="text-base">{texts.goneOn(day(gone_at))}</p>;
  return (
    <div className="rounded-control bg-sand grid gap-1 px-4 py-3 text-base">
      <p>
        {who ? texts.hiddenOn(day(hidden_at), isolated(who)) : texts.hiddenOnBySomebody(day(hidden_at))}{" "}
        {hidden_reason && `${texts.options.hidden_reason[hidden_reason]}.`}
      </p>
      {hidden_note && erased_at === null && (
        <p>
          <bdi>{hidden_note}</bdi>
        </p>
      )}
      <p className="text-muted-foreground">
        {erased_at
          ? texts.erasedOn(day(erased_at))
          : texts.erasesOn(day(Date.parse(hidden_at) + DAYS_UNTIL_ERASED * DAY_MS))}
      </p>
    </div>
  );
}

interface ReviewServiceProps {
  review: ListedReview;
  name: string;
}

/** The service of the review, whose page shows it. */
function ReviewService({ review: { id, service_slug: slug }, name }: ReviewServiceProps) {
  const serviceName = useServiceName();
  const texts = useTexts(reviewsTexts);
  const undoOf = useUndo();
  const { mutate, isPending, variables } = useMutation({
    ...assignReview,
    onSuccess: () => toast.success(texts.assigned, undoOf("review", id)),
    onError: useFailureToast()(texts.assignFailed),
  });
  const slugs = slug !== null && !serviceSlugs.includes(slug) ? [...serviceSlugs, slug] : serviceSlugs;
  return (
    <div className="w-full sm:w-72">
      <Chooser
        label={texts.serviceOf(name)}
        isLabelHidden
        none={texts.noService}
        choices={slugs.map((choice) => [choice, serviceName(choice) ?? choice])}
        value={isPending ? variables.service : (slug ?? "")}
        aria-busy={isPending}
        onChoose={(service) => mutate({ id, service })}
      />
    </div>
  );
}

const MAX_SHORT_LENGTH = 360;

/** The author's text; a long one is unfolded by a press. */
function ReviewWords({ text }: { text: string }) {
  const locale = useLocale();
  const reviewsPageTexts = useTexts(reviewsTexts);
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > MAX_SHORT_LENGTH;
  return (
    <>
      <p className={isLong && !isOpen ? "line-clamp-3" : undefined}>
        <WithNumbers text={text} />
      </p>
      {isLong && (
        <button
          type="button"
          lang={locale}
          aria-expanded={isOpen}
          className="text-primary min-h-12 text-base underline underline-offset-4 lg:min-h-8"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? reviewsPageTexts.less : reviewsPageTexts.more}
        </button>
      )}
    </>
  );
}
