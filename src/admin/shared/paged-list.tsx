import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "./empty-state";
import { useRestoreFocus } from "./focus";
import { Pager } from "./pager";
import { QueryView } from "./query-view";

interface PagedListProps<List> extends Pick<ComponentProps<typeof QueryView>, "loading" | "failed"> {
  /** The filter, from `useAddressFilter`. */
  of: {
    filter: { page: number };
    choose: (change: { page: number }) => void;
    isNarrowed: boolean;
    clear: () => void;
  };
  query: UseQueryResult<List>;
  perPage: number;
  texts: Record<"pastEnd" | "firstPage" | "noMatch" | "clear", string>;
  /** Shown for a list without any rows. */
  empty: ReactNode;
  /** The total of all pages above the rows; by default the page shows it. */
  total?: (count: number) => string;
  children: (list: List) => ReactNode;
}

/**
 * A list with filters and pages: the rows of this page and links to the others, or the reason why there are none, and the next
 * step.
 */
export function PagedList<List extends { rows: readonly unknown[]; total: number }>({
  of: { filter, choose, isNarrowed, clear },
  query,
  perPage,
  texts,
  empty,
  total,
  children,
  ...states
}: PagedListProps<List>) {
  const place = useRestoreFocus(query.data);
  const showPage = (page: number) => choose({ page });
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <QueryView query={query} {...states}>
        {(list) => {
          if (list.rows.length === 0) {
            const isPastEnd = list.total > 0 || filter.page > 1;
            if (!isPastEnd && !isNarrowed) return empty;
            return (
              <EmptyState text={isPastEnd ? texts.pastEnd : texts.noMatch}>
                <Button variant="outline" size="small" onClick={() => (isPastEnd ? showPage(1) : clear())}>
                  {isPastEnd ? texts.firstPage : texts.clear}
                </Button>
              </EmptyState>
            );
          }
          const pages = Math.ceil(list.total / perPage);
          return (
            <div aria-busy={query.isPlaceholderData} className="grid gap-4">
              {total && <output className="text-muted-foreground text-base">{total(list.total)}</output>}
              {children(list)}
              {pages > 1 && <Pager page={filter.page} pages={pages} onShow={showPage} />}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}
