import { LEAST_RATED_REVIEWS } from "@domain/facts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import {
  type ListedReview,
  reviewListQuery,
  REVIEWS_PER_PAGE,
  reviewsFilter,
  type ReviewList,
  type ReviewsFilter,
} from "@/data/staff/reviews";
import { AdminPage } from "../shared/admin-page";
import { EmptyState } from "../shared/empty-state";
import { Pager } from "../shared/pager";
import { QueryView } from "../shared/query-view";
import { useRestoreFocus } from "../shared/focus";
import { HideDialog } from "./review-actions";
import { ReviewCard } from "./review-card";
import { EVERYTHING, isNarrowed, writeFilter, ReviewsFilters } from "./reviews-filters";
import { useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/words/admin/reviews";
import { shellTexts } from "@/words/admin/shell";

/** What patients wrote: which service it is about, and what readers get of it. */
export function Component() {
  const texts = useTexts(reviewsTexts);
  const [search, setSearch] = useSearchParams();
  const filter = reviewsFilter.parse(Object.fromEntries(search));
  const query = useQuery(reviewListQuery(filter));
  const list = useRestoreFocus(query.data);
  const [hiding, setHiding] = useState<ListedReview>();
  const show = (change: Partial<ReviewsFilter>) =>
    setSearch(writeFilter({ ...filter, page: 1, ...change }), { replace: change.page === undefined });
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {query.data && <Summary counts={query.data.counts} onShow={show} />}
      <ReviewsFilters filter={filter} platforms={query.data?.platforms ?? []} onChange={show} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView query={query} loading={<CardSkeletons />}>
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
          onClick={() => onShow({ ...EVERYTHING, service: "none", state: "shown", sample: "no" })}
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
  if (list.rows.length === 0) return <NoReviews filter={filter} total={list.total} onShow={onShow} />;
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

/** Empty state of the list: why it is empty, and what to do next. */
function NoReviews({ filter, total, onShow }: Pick<ReviewsProps, "filter" | "onShow"> & { total: number }) {
  const texts = useTexts(reviewsTexts);
  if (total > 0)
    return (
      <EmptyState text={texts.pastEnd}>
        <Button variant="outline" size="small" onClick={() => onShow({ page: 1 })}>
          {texts.firstPage}
        </Button>
      </EmptyState>
    );
  if (!isNarrowed(filter)) return <EmptyState text={texts.empty} />;
  return (
    <EmptyState text={texts.noMatch}>
      <Button variant="outline" size="small" onClick={() => onShow(EVERYTHING)}>
        {texts.clear}
      </Button>
    </EmptyState>
  );
}

/** Placeholder in about the size of the reviews. */
function CardSkeletons() {
  const shell = useTexts(shellTexts);
  return (
    <span className="grid gap-4">
      <span className="sr-only">{shell.loading}</span>
      {["first", "second", "third"].map((name) => (
        <Skeleton key={name} className="h-56 w-full" />
      ))}
    </span>
  );
}
