import { useQuery } from "@tanstack/react-query";
import { deleteSchema } from "@/data/page-schemas/page-schemas.mutations";
import {
  managedSchemasQuery,
  SCHEMAS_KEY,
  type ManagedSchema,
} from "@/data/page-schemas/page-schemas.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EmptyState } from "../shared/empty-state";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { OwnersPage } from "../shared/manage/manage-page";
import { RowActions } from "../shared/manage/row-actions";
import { useManagedRows } from "../shared/manage/use-managed-rows";
import { QueryView } from "../shared/query-view";
import { useStaffMember } from "../shared/use-staff-member";
import { SchemaCard } from "./schema-card";
import { SchemaForm } from "./schema-form";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.schemas;
  const isOwner = useStaffMember()?.role === "owner";
  const schemas = useQuery(managedSchemasQuery);
  const rows = useManagedRows<ManagedSchema>(SCHEMAS_KEY);
  const closing = { onDone: rows.refresh, onClose: rows.close };
  const { deleted } = rows;
  const nameOf = (schema: ManagedSchema) =>
    [texts.schemaTypes[schema.schema_type], texts.pageTypes[schema.page_type], schema.page_id]
      .filter((part) => part !== null)
      .join(", ");
  return (
    <OwnersPage texts={texts} isOwner={isOwner} onAdd={rows.add}>
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
                    onEdit={isOwner ? () => rows.edit(schema) : undefined}
                    onDelete={isOwner ? () => rows.askToDelete(schema) : undefined}
                  />
                </SchemaCard>
              ))}
            </ul>
          )
        }
      </QueryView>
      {rows.isFormOpen && <SchemaForm row={rows.edited} {...closing} />}
      {deleted && (
        <DeleteDialog
          question={texts.deleteQuestion}
          subject={nameOf(deleted)}
          remove={() => deleteSchema(deleted.id)}
          deletedText={texts.deleted}
          {...closing}
        />
      )}
    </OwnersPage>
  );
}
