import { MIN_RATED_REVIEWS } from "@domain/facts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ListedReview,
  reviewListQuery,
  REVIEWS_PER_PAGE,
  type ReviewList,
  type ReviewsFilter,
} from "@/data/staff/reviews";
import { useAddressFilter } from "../shared/address-filter";
import { AdminPage } from "../shared/admin-page";
import { EmptyState } from "../shared/empty-state";
import { RowSkeletons } from "../shared/list-states";
import { PagedList } from "../shared/paged-list";
import { HideDialog } from "./review-actions";
import { ReviewCard } from "./review-card";
import { ReviewsFilters, reviewsList } from "./reviews-filters";
import { useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/texts/admin/reviews";

/** The reviews of patients: their service, and what readers see. */
export function Component() {
  const texts = useTexts(reviewsTexts);
  const list = useAddressFilter(reviewsList);
  const query = useQuery(reviewListQuery(list.filter));
  const [hiding, setHiding] = useState<ListedReview>();
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {query.data && <Summary counts={query.data.counts} onShow={list.choose} />}
      <ReviewsFilters of={list} platforms={query.data?.platforms ?? []} />
      <PagedList
        of={list}
        query={query}
        perPage={REVIEWS_PER_PAGE}
        loading={<RowSkeletons count={3} row="h-56" className="gap-4" />}
        texts={texts}
        total={texts.total}
        empty={<EmptyState text={texts.empty} />}
      >
        {({ rows }) => (
          <ul aria-label={texts.list} className="grid gap-4">
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onHide={() => setHiding(review)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {hiding && <HideDialog review={hiding} onClose={() => setHiding(undefined)} />}
    </AdminPage>
  );
}

interface SummaryProps {
  counts: ReviewList["counts"];
  onShow: (change: Partial<ReviewsFilter>) => void;
}

/** The reviews that readers see, in figures. */
function Summary({ counts, onShow }: SummaryProps) {
  const texts = useTexts(reviewsTexts);
  return (
    <div className="rounded-control bg-info-soft text-info mb-5 grid justify-items-start gap-1 px-4 py-3 text-base">
      <p>
        {counts.average === null || counts.rated < MIN_RATED_REVIEWS
          ? texts.stated(MIN_RATED_REVIEWS)
          : texts.readers(counts.average, counts.rated)}{" "}
        {counts.samples > 0 && texts.samplesNote(counts.samples)}
      </p>
      {counts.without_service > 0 && (
        <button
          type="button"
          className="min-h-12 text-start underline underline-offset-4 lg:min-h-8"
          onClick={() => onShow({ ...reviewsList.everything, service: "none", state: "shown", sample: "no" })}
        >
          {texts.withoutService(counts.without_service)}
        </button>
      )}
    </div>
  );
}
