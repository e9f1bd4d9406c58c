import type { UseMutationOptions, UseQueryResult } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Entity } from "@/data/staff/changes.shapes";
import type { UsageQuery } from "@/data/staff/client/read";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { AdminPage } from "../admin-page";
import { EmptyState } from "../empty-state";
import { QueryView } from "../query-view";
import { useIsOwner } from "../use-staff-member";
import { DeleteDialog } from "./delete-dialog";
import type { RowFormProps } from "./record-form";
import { RowActions, useRowDialogs } from "./row-actions";

interface RecordsPageProps<Row extends { id: string }, Usage> {
  texts: Record<"title" | "lead" | "add" | "empty" | "deleteQuestion" | "deleted", string>;
  entity: Entity;
  query: UseQueryResult<Row[]>;
  /** What editors may not do, when they may add and change rows; without it they only see the list. */
  editorsNote?: string;
  nameOf: (row: Row) => string;
  /** For names that run from left to right in every language, such as paths. */
  nameDir?: "ltr";
  Form: ComponentType<RowFormProps<Row>>;
  remove: UseMutationOptions<void, Error, string>;
  /** What a deletion would leave behind, and how that is said; none leaves nothing behind. */
  usageOf?: (row: Row) => UsageQuery<Usage>;
  linesOf?: (usage: Usage) => readonly string[];
  /** Draws the list, with what this person may do with each row. */
  children: (rows: readonly Row[], actionsOf: (row: Row) => ReactNode) => ReactNode;
}

/** A page for the rows of a table. Owners change them, editors see them. */
export function RecordsPage<Row extends { id: string }, Usage>({
  texts,
  entity,
  query,
  editorsNote,
  nameOf,
  nameDir,
  Form,
  remove,
  usageOf,
  linesOf,
  children,
}: RecordsPageProps<Row, Usage>) {
  const { t } = useAdminI18n();
  const isOwner = useIsOwner();
  const mayEdit = isOwner || editorsNote !== undefined;
  const dialogs = useRowDialogs(query);
  const { deleted } = dialogs;
  const actionsOf = (row: Row) => (
    <RowActions
      name={nameOf(row)}
      onEdit={mayEdit ? () => dialogs.edit(row) : undefined}
      onDelete={isOwner ? () => dialogs.askToDelete(row) : undefined}
    />
  );
  const add = (
    <Button size="small" onClick={dialogs.add}>
      <Plus />
      {texts.add}
    </Button>
  );
  return (
    <AdminPage title={texts.title} lead={texts.lead} actions={mayEdit && add}>
      {!isOwner && (
        <p className="rounded-control bg-info-soft text-info mb-5 px-4 py-3 text-base">
          {editorsNote ?? t.common.ownersOnly}
        </p>
      )}
      <QueryView query={query} empty={<EmptyState text={texts.empty} />}>
        {(rows) => children(rows, actionsOf)}
      </QueryView>
      {dialogs.isFormOpen && (
        <Form row={dialogs.edited} onClose={dialogs.close} onRenew={() => void dialogs.renew()} />
      )}
      {deleted && (
        <DeleteDialog
          entity={entity}
          question={texts.deleteQuestion}
          subject={<bdi dir={nameDir}>{nameOf(deleted)}</bdi>}
          id={deleted.id}
          remove={remove}
          deletedText={texts.deleted}
          usage={usageOf?.(deleted)}
          linesOf={linesOf}
          onClose={dialogs.close}
        />
      )}
    </AdminPage>
  );
}
