import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "./empty-state";
import { useRestoreFocus } from "./focus";
import { NoRows } from "./list-states";
import { Pager } from "./pager";
import { QueryView } from "./query-view";

interface PagedListProps<List> extends Pick<ComponentProps<typeof NoRows>, "isNarrowed" | "onClear"> {
  query: UseQueryResult<List>;
  loading: ReactNode;
  texts: ComponentProps<typeof NoRows>["texts"] & { empty: string; total: (count: number) => string };
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  children: (list: List) => ReactNode;
}

/** A list with filters and pages: how many rows there are, those of this page, and the ways to the others, or why there are none. */
export function PagedList<List extends { rows: readonly unknown[]; total: number }>({
  query,
  loading,
  texts,
  page,
  perPage,
  onPage,
  children,
  ...filter
}: PagedListProps<List>) {
  const place = useRestoreFocus(query.data);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <QueryView query={query} loading={loading}>
        {(list) => {
          if (list.rows.length === 0)
            return (
              <NoRows texts={texts} isPastEnd={list.total > 0} onFirst={() => onPage(1)} {...filter}>
                <EmptyState text={texts.empty} />
              </NoRows>
            );
          const pages = Math.ceil(list.total / perPage);
          return (
            <div aria-busy={query.isPlaceholderData} className="grid gap-4">
              <output className="text-muted-foreground text-base">{texts.total(list.total)}</output>
              {children(list)}
              {pages > 1 && <Pager page={page} pages={pages} onShow={onPage} />}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}
