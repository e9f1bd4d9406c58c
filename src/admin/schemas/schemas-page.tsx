import { useQuery } from "@tanstack/react-query";
import { removeSchema } from "@/data/page-schemas/page-schemas.mutations";
import { managedSchemasQuery, type ManagedSchema } from "@/data/page-schemas/page-schemas.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EmptyState } from "../shared/empty-state";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { OwnersPage } from "../shared/manage/manage-page";
import { RowActions } from "../shared/manage/row-actions";
import { useRowDialogs } from "../shared/manage/use-row-dialogs";
import { QueryView } from "../shared/query-view";
import { useStaffMember } from "../shared/use-staff-member";
import { SchemaCard } from "./schema-card";
import { SchemaForm } from "./schema-form";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.schemas;
  const isOwner = useStaffMember()?.role === "owner";
  const schemas = useQuery(managedSchemasQuery);
  const dialogs = useRowDialogs<ManagedSchema>();
  const { deleted } = dialogs;
  const nameOf = (schema: ManagedSchema) =>
    [texts.schemaTypes[schema.schema_type], texts.pageTypes[schema.page_type], schema.page_id]
      .filter((part) => part !== null)
      .join(", ");
  return (
    <OwnersPage texts={texts} isOwner={isOwner} onAdd={dialogs.add}>
      <QueryView query={schemas}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <ul aria-label={texts.list} className="grid gap-3">
              {list.map((schema) => (
                <SchemaCard key={schema.id} schema={schema}>
                  <RowActions
                    name={nameOf(schema)}
                    onEdit={isOwner ? () => dialogs.edit(schema) : undefined}
                    onDelete={isOwner ? () => dialogs.askToDelete(schema) : undefined}
                  />
                </SchemaCard>
              ))}
            </ul>
          )
        }
      </QueryView>
      {dialogs.isFormOpen && <SchemaForm row={dialogs.edited} onClose={dialogs.close} />}
      {deleted && (
        <DeleteDialog
          question={texts.deleteQuestion}
          subject={nameOf(deleted)}
          id={deleted.id}
          remove={removeSchema}
          deletedText={texts.deleted}
          onClose={dialogs.close}
        />
      )}
    </OwnersPage>
  );
}
