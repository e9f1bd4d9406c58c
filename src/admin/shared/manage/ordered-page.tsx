import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { toast } from "sonner";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useFailureToast } from "../failure-text";
import { useUndo } from "../history/use-undo";
import { useIsOwner } from "../use-staff-member";
import { DescribedRow, nameOf, type Described } from "./described";
import { OrderList } from "./order-list";
import { RecordsPage } from "./records-page";

type OrderedPageProps<Row extends { id: string }, Usage> = Omit<
  ComponentProps<typeof RecordsPage<Row, Usage>>,
  "nameOf" | "children"
> & {
  texts: Record<"list" | "noName", string>;
  order: UseMutationOptions<void, Error, readonly string[], readonly { id: string }[] | undefined>;
  factsOf: (row: Row) => readonly string[];
};

/** A page for rows with names, a description and a place in an order. */
export function OrderedPage<Row extends Described & { id: string }, Usage>({
  order,
  factsOf,
  ...page
}: OrderedPageProps<Row, Usage>) {
  const { t } = useAdminI18n();
  const failed = useFailureToast();
  const isOwner = useIsOwner();
  const { texts } = page;
  const { mutateAsync } = useMutation(order);
  const undoOf = useUndo();
  const saveOrder = async (ids: readonly string[]) => {
    try {
      await mutateAsync(ids);
      // One message for a row that moves step by step. The ledger keeps the order of a list as one subject.
      toast.success(t.manage.orderSaved, { id: "order", ...undoOf(page.entity, "order") });
    } catch (error) {
      failed(t.manage.orderFailed)(error);
    }
  };
  return (
    <RecordsPage nameOf={nameOf} {...page}>
      {(rows, actionsOf) => (
        <OrderList
          label={texts.list}
          rows={rows}
          nameOf={nameOf}
          onOrder={isOwner ? (ids) => void saveOrder(ids) : undefined}
        >
          {(row) => (
            <DescribedRow row={row} noName={texts.noName} facts={factsOf(row)}>
              {actionsOf(row)}
            </DescribedRow>
          )}
        </OrderList>
      )}
    </RecordsPage>
  );
}
