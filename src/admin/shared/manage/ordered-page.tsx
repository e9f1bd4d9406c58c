import type { QueryKey, UseQueryResult } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { EmptyState } from "../empty-state";
import { QueryView } from "../query-view";
import { useStaffMember } from "../use-staff-member";
import { DescribedRow, nameOf, type Described } from "./described-row";
import { OwnersPage } from "./manage-page";
import { OrderList } from "./order-list";
import { RowActions } from "./row-actions";
import { useManagedRows } from "./use-managed-rows";
import { useOrder } from "./use-order";

/** What a form or a question tells the page when it is done. */
export interface Closing {
  /** Something was changed on the server. */
  onDone: () => void;
  onClose: () => void;
}

interface OrderedPageProps<Row> {
  texts: Record<"title" | "lead" | "add" | "list" | "empty" | "noName", string>;
  query: UseQueryResult<Row[]>;
  /** Where the rows of the query lie in the cache. */
  listKey: QueryKey;
  /** Everything below it is read anew after a change. */
  changedKey: QueryKey;
  saveOrder: (ids: readonly string[]) => Promise<void>;
  factsOf: (row: Row) => readonly string[];
  /** The form of a row; of a new one when there is none. */
  Form: ComponentType<Closing & { row: Row | undefined }>;
  Deletion: ComponentType<Closing & { row: Row }>;
}

/** A page for rows with names, a description and a place in an order. Owners change them, editors see them. */
export function OrderedPage<Row extends Described & { id: string }>({
  texts,
  query,
  listKey,
  changedKey,
  saveOrder,
  factsOf,
  Form,
  Deletion,
}: OrderedPageProps<Row>) {
  const isOwner = useStaffMember()?.role === "owner";
  const rows = useManagedRows<Row>(changedKey);
  const order = useOrder(listKey, saveOrder);
  const closing = { onDone: rows.refresh, onClose: rows.close };
  return (
    <OwnersPage texts={texts} isOwner={isOwner} onAdd={rows.add}>
      <QueryView query={query}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <OrderList label={texts.list} rows={list} nameOf={nameOf} onOrder={isOwner ? order : undefined}>
              {(row) => (
                <DescribedRow row={row} noName={texts.noName} facts={factsOf(row)}>
                  <RowActions
                    name={nameOf(row)}
                    onEdit={isOwner ? () => rows.edit(row) : undefined}
                    onDelete={isOwner ? () => rows.askToDelete(row) : undefined}
                  />
                </DescribedRow>
              )}
            </OrderList>
          )
        }
      </QueryView>
      {rows.isFormOpen && <Form row={rows.edited} {...closing} />}
      {rows.deleted && <Deletion row={rows.deleted} {...closing} />}
    </OwnersPage>
  );
}
