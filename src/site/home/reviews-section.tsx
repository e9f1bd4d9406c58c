import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { reviewsQuery } from "@/data/public/reviews.queries";
import { useI18n } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { ReviewLink, ReviewQuote, ReviewSkeleton, ReviewsFallback } from "../reviews/reviews";

const REVIEWS = { onPhone: 3, all: 8 } as const;

export const homeReviewsQuery = (locale: Locale) => reviewsQuery({ lang: locale, limit: REVIEWS.all });

/**
 * Three quotes on a phone with the rest behind a button, eight on large screens. Reviews that could not be read are reported in
 * the log, not to the visitor.
 */
export function ReviewsSection() {
  const { t, locale } = useI18n();
  const reviews = useQuery(homeReviewsQuery(locale));
  const [isExpanded, setExpanded] = useState(false);
  const texts = t.home.reviews;
  const list = reviews.data ?? [];
  const hidden = list.length - REVIEWS.onPhone;
  if (!reviews.isPending && list.length === 0) return <ReviewsFallback />;
  return (
    <section aria-labelledby="reviews" className="below-fold-tall page-width py-band">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="reviews">{texts.title}</h2>
          <p className="text-muted-foreground mt-2">{texts.lead}</p>
        </div>
        <ReviewLink />
      </div>
      {reviews.isPending ? (
        <ReviewSkeletons />
      ) : (
        <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {list.map((review, index) => (
            <li key={review.id} className={cn(index >= REVIEWS.onPhone && !isExpanded && "hidden md:block")}>
              <ReviewQuote review={review} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && !isExpanded && (
        <Button variant="quiet" className="mt-8 w-full md:hidden" onClick={() => setExpanded(true)}>
          {texts.more(hidden)}
        </Button>
      )}
    </section>
  );
}

function ReviewSkeletons() {
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {Array.from({ length: REVIEWS.onPhone + 1 }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
        <ReviewSkeleton key={index} />
      ))}
    </div>
  );
}
