import { useMutation, type UseMutationOptions, type UseQueryResult } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { toast } from "sonner";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EmptyState } from "../empty-state";
import { failureText } from "../failure-text";
import { QueryView } from "../query-view";
import { useStaffMember } from "../use-staff-member";
import { DescribedRow, nameOf, type Described } from "./described";
import { OwnersPage } from "./manage-page";
import { OrderList } from "./order-list";
import { RowActions, useRowDialogs } from "./row-actions";

interface OrderedPageProps<Row> {
  texts: Record<"title" | "lead" | "add" | "list" | "empty" | "noName", string>;
  query: UseQueryResult<Row[]>;
  order: UseMutationOptions<void, Error, readonly string[], readonly { id: string }[] | undefined>;
  factsOf: (row: Row) => readonly string[];
  /** The form of a row; of a new one when there is none. */
  Form: ComponentType<{ row: Row | undefined; onClose: () => void }>;
  Deletion: ComponentType<{ row: Row; onClose: () => void }>;
}

/** A page for rows with names, a description and a place in an order. Owners change them, editors see them. */
export function OrderedPage<Row extends Described & { id: string }>({
  texts,
  query,
  order,
  factsOf,
  Form,
  Deletion,
}: OrderedPageProps<Row>) {
  const { t } = useAdminI18n();
  const isOwner = useStaffMember()?.role === "owner";
  const dialogs = useRowDialogs<Row>();
  const { mutateAsync } = useMutation(order);
  const saveOrder = (ids: readonly string[]) =>
    void mutateAsync(ids).catch((error: unknown) =>
      toast.error(t.manage.orderFailed, { description: failureText(error, t.common) }),
    );
  return (
    <OwnersPage texts={texts} isOwner={isOwner} onAdd={dialogs.add}>
      <QueryView query={query}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <OrderList
              label={texts.list}
              rows={list}
              nameOf={nameOf}
              onOrder={isOwner ? saveOrder : undefined}
            >
              {(row) => (
                <DescribedRow row={row} noName={texts.noName} facts={factsOf(row)}>
                  <RowActions
                    name={nameOf(row)}
                    onEdit={isOwner ? () => dialogs.edit(row) : undefined}
                    onDelete={isOwner ? () => dialogs.askToDelete(row) : undefined}
                  />
                </DescribedRow>
              )}
            </OrderList>
          )
        }
      </QueryView>
      {dialogs.isFormOpen && <Form row={dialogs.edited} onClose={dialogs.close} />}
      {dialogs.deleted && <Deletion row={dialogs.deleted} onClose={dialogs.close} />}
    </OwnersPage>
  );
}
