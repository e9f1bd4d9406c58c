import { useQuery } from "@tanstack/react-query";
import { servicePageTexts } from "@/words/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { ReviewLink } from "../reviews/review-link";
import { ReviewQuote } from "../reviews/review-quote";
import { ReviewSkeleton } from "../reviews/review-skeleton";
import { ReviewsFallback } from "../reviews/reviews-fallback";
import { serviceReviewsQuery } from "./service.queries";

/** What patients say of this service. When they cannot be read, the page says what it says without any. */
export function ServiceReviews({ slug }: { slug: string }) {
  const { locale } = useI18n();
  const { reviewsTitle } = useTexts(servicePageTexts);
  const reviews = useQuery(serviceReviewsQuery(locale, slug));
  if (!reviews.isPending && !reviews.data?.length) return <ReviewsFallback />;
  return (
    <section aria-labelledby="reviews" className="border-t">
      <div className="page-width py-band">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="reviews">{reviewsTitle}</h2>
          <ReviewLink />
        </div>
        <ul className="mt-8 grid gap-x-12 gap-y-9 md:grid-cols-2">
          {reviews.data
            ? reviews.data.map((review) => (
                <li key={review.id}>
                  <ReviewQuote review={review} />
                </li>
              ))
            : ["first", "second"].map((key) => (
                <li key={key}>
                  <ReviewSkeleton />
                </li>
              ))}
        </ul>
      </div>
    </section>
  );
}
