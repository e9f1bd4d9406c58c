import { LEAST_RATED_REVIEWS } from "@domain/facts";
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
import { NoRows, RowSkeletons } from "../shared/list-states";
import { Pager } from "../shared/pager";
import { QueryView } from "../shared/query-view";
import { useRestoreFocus } from "../shared/focus";
import { HideDialog } from "./review-actions";
import { ReviewCard } from "./review-card";
import { ReviewsFilters, reviewsList } from "./reviews-filters";
import { useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/words/admin/reviews";

/** What patients wrote: which service it is about, and what readers get of it. */
export function Component() {
  const texts = useTexts(reviewsTexts);
  const { filter, choose: show } = useAddressFilter(reviewsList);
  const query = useQuery(reviewListQuery(filter));
  const list = useRestoreFocus(query.data);
  const [hiding, setHiding] = useState<ListedReview>();
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {query.data && <Summary counts={query.data.counts} onShow={show} />}
      <ReviewsFilters filter={filter} platforms={query.data?.platforms ?? []} onChange={show} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView query={query} loading={<RowSkeletons count={3} row="h-56" className="gap-4" />}>
          {(shown) => (
            <Reviews
              list={shown}
              filter={filter}
              isStale={query.isPlaceholderData}
              onShow={show}
              onHide={setHiding}
            />
          )}
        </QueryView>
      </div>
      {hiding && <HideDialog review={hiding} onClose={() => setHiding(undefined)} />}
    </AdminPage>
  );
}

interface SummaryProps {
  counts: ReviewList["counts"];
  onShow: (change: Partial<ReviewsFilter>) => void;
}

/** What readers see of it all. */
function Summary({ counts, onShow }: SummaryProps) {
  const texts = useTexts(reviewsTexts);
  return (
    <div className="rounded-control bg-info-soft text-info mb-5 grid justify-items-start gap-1 px-4 py-3 text-base">
      <p>
        {counts.average === null || counts.rated < LEAST_RATED_REVIEWS
          ? texts.stated(LEAST_RATED_REVIEWS)
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

interface ReviewsProps {
  list: ReviewList;
  filter: ReviewsFilter;
  isStale: boolean;
  onShow: (change: Partial<ReviewsFilter>) => void;
  onHide: (review: ListedReview) => void;
}

function Reviews({ list, filter, isStale, onShow, onHide }: ReviewsProps) {
  const texts = useTexts(reviewsTexts);
  const pages = Math.max(1, Math.ceil(list.total / REVIEWS_PER_PAGE));
  if (list.rows.length === 0)
    return (
      <NoRows
        texts={texts}
        isPastEnd={list.total > 0}
        isNarrowed={reviewsList.isNarrowed(filter)}
        onFirst={() => onShow({ page: 1 })}
        onClear={() => onShow(reviewsList.everything)}
      >
        <EmptyState text={texts.empty} />
      </NoRows>
    );
  return (
    <div aria-busy={isStale} className="grid gap-4">
      <output className="text-muted-foreground text-base">{texts.total(list.total)}</output>
      <ul aria-label={texts.list} className="grid gap-4">
        {list.rows.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} onHide={() => onHide(review)} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager page={filter.page} pages={pages} onShow={(page) => onShow({ page })} />}
    </div>
  );
}
