import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import type { RowVersion } from "@/data/staff/client/rows";
import { AdminPage } from "../shared/admin-page";
import { EmptyState } from "../shared/empty-state";
import { useFailureToast } from "../shared/failure-text";
import { useUndo } from "../history/use-undo";
import { QueryView } from "../shared/query-view";
import { useIsIn, useIsOwner } from "../shared/use-staff-member";
import { ResourceDialogs, useRowDialogs } from "./dialogs";
import { OrderList } from "./order-list";
import type { RowFormProps } from "./resource-form";
import type { Fields, Resource } from "./resource";
import type { ListTexts } from "./resource-texts";
import { ActiveBadge, RowActions } from "./row-actions";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { manageTexts } from "@/texts/admin/manage";

/** The props of a row in a page's list. */
export interface RowProps<Row> {
  row: Row;
  name: string;
  /** The buttons for this person. */
  children: ReactNode;
}

interface ResourcePageProps<F extends Fields, Row extends RowVersion, Texts extends ListTexts> {
  of: Resource<F, Row, Texts>;
  /** The form, when it has additional parts. */
  Form?: ComponentType<RowFormProps<Row>>;
  /** A row in the list; by default its name, whether it is active, and its buttons. */
  Row?: ComponentType<RowProps<Row>>;
  /** Buttons next to the one that adds a row. */
  actions?: ReactNode;
  /** Content above the list. */
  above?: ReactNode;
  /** Renders another kind of list. */
  children?: (rows: readonly Row[], actionsOf: (row: Row) => ReactNode) => ReactNode;
}

/** A page for the rows of a table. Its writers add and change them, its removers delete them, and all staff see them. */
export function ResourcePage<F extends Fields, Row extends RowVersion, Texts extends ListTexts>({
  of,
  Form,
  Row,
  actions,
  above,
  children,
}: ResourcePageProps<F, Row, Texts>) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = of.texts[locale];
  const isOwner = useIsOwner();
  const mayEdit = useIsIn(of.writers);
  const mayDelete = useIsIn(of.removers);
  const whoEdits = of.writers === "owners" ? common.ownersOnly : common.staffOnly;
  const forReaders = texts.forReaders ?? { note: whoEdits, empty: `${common.nothingYet} ${whoEdits}` };
  const note = mayDelete ? undefined : mayEdit ? texts.deleteOwnersOnly : forReaders.note;
  const query = useQuery(of.query);
  const isEmpty = query.data?.length === 0;
  const dialogs = useRowDialogs(query, mayEdit);
  const saveOrder = useSaveOrder(of);
  const add = mayEdit && (
    // An empty list has the button in its middle. Until the list is read, nobody can press one that goes away.
    <Button size="small" style={{ visibility: query.isPending ? "hidden" : undefined }} onClick={dialogs.add}>
      <Plus />
      {texts.add}
    </Button>
  );
  const addAbove = !isEmpty && add;
  const rowName = (row: Row) => of.nameOf(row, texts, locale);
  const actionsOf = (row: Row) => (
    <RowActions
      name={rowName(row)}
      onEdit={mayEdit ? () => dialogs.edit(row) : undefined}
      onDelete={mayDelete ? () => dialogs.askToDelete(row) : undefined}
    />
  );
  const list = (rows: readonly Row[]) => (
    <OrderList
      label={texts.list ?? texts.title}
      rows={rows}
      nameOf={rowName}
      onOrder={isOwner && of.isOrdered ? saveOrder : undefined}
    >
      {(row) => {
        const shown = { name: rowName(row), children: actionsOf(row) };
        return Row ? <Row row={row} {...shown} /> : <SimpleRow row={row} {...shown} />;
      }}
    </OrderList>
  );
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        (actions || addAbove) && (
          <>
            {actions}
            {addAbove}
          </>
        )
      }
    >
      {above}
      {/* An empty list has it in its middle. */}
      {note !== undefined && (mayEdit || !isEmpty) && (
        <p className="rounded-control bg-info-soft text-info mb-5 px-4 py-3 text-base">{note}</p>
      )}
      <QueryView
        query={query}
        empty={<EmptyState text={mayEdit ? texts.empty : forReaders.empty}>{add}</EmptyState>}
      >
        {(rows) => (children ? children(rows, actionsOf) : list(rows))}
      </QueryView>
      <ResourceDialogs<F, Row, Texts> of={of} dialogs={dialogs}>
        {Form && ((form) => <Form {...form} />)}
      </ResourceDialogs>
    </AdminPage>
  );
}

/** Saves the order of ordered rows. */
export function useSaveOrder({ entity, order }: Pick<Resource, "entity" | "order">) {
  const manage = useTexts(manageTexts);
  const failed = useFailureToast();
  const undoOf = useUndo();
  const { mutateAsync } = useMutation(order);
  const save = async (ids: readonly string[]) => {
    try {
      await mutateAsync(ids);
      // One message for a row that moves step by step. The ledger has the order of a list as one subject.
      toast.success(manage.orderSaved, { id: "order", ...undoOf(entity, "order") });
    } catch (error) {
      failed(manage.orderFailed)(error);
    }
  };
  return (ids: readonly string[]) => void save(ids);
}

/** A row's name, and whether visitors see it. */
function SimpleRow({
  row: { is_active: isActive },
  name,
  children,
}: RowProps<RowVersion & { is_active?: boolean }>) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <h2 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-snug tracking-normal">
        <bdi>{name}</bdi>
        {isActive !== undefined && <ActiveBadge isActive={isActive} />}
      </h2>
      {children}
    </div>
  );
}
