import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { removeSchema } from "@/data/staff/page-schemas.mutations";
import { managedSchemasQuery, type ManagedSchema } from "@/data/staff/page-schemas.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/class-names";
import { RecordsPage } from "../shared/manage/records-page";
import { ActiveBadge } from "../shared/manage/row-actions";
import { SchemaForm } from "./schema-form";
import { hasPages } from "./schema-form.schema";
import { SchemaPreview } from "./schema-preview";

export function Component() {
  const texts = useAdminI18n().t.schemas;
  return (
    <RecordsPage
      entity="page_schema"
      texts={texts}
      query={useQuery(managedSchemasQuery)}
      nameOf={({ schema_type, page_type, page_id }) =>
        [texts.schemaTypes[schema_type], texts.pageTypes[page_type], page_id]
          .filter((part) => part !== null)
          .join(", ")
      }
      Form={SchemaForm}
      remove={removeSchema}
    >
      {(schemas, actionsOf) => (
        <ul aria-label={texts.list} className="grid gap-3">
          {schemas.map((schema) => (
            <SchemaCard key={schema.id} schema={schema}>
              {actionsOf(schema)}
            </SchemaCard>
          ))}
        </ul>
      )}
    </RecordsPage>
  );
}

/** A block in the list: its type, its page, and its JSON-LD on demand. */
function SchemaCard({ schema, children }: { schema: ManagedSchema; children: ReactNode }) {
  const texts = useAdminI18n().t.schemas;
  const [isOpen, setOpen] = useState(false);
  const previewId = useId();
  return (
    <li className="rounded-card border-border bg-card border p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-snug tracking-normal">
            {texts.schemaTypes[schema.schema_type]}
            <ActiveBadge isActive={schema.is_active} />
          </h2>
          <p className="text-muted-foreground text-base break-words">
            {texts.pageTypes[schema.page_type]}
            {hasPages(schema.page_type) && (
              <>
                {" · "}
                {schema.page_id === null ? texts.everyPage : <bdi>{schema.page_id}</bdi>}
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="small"
            className="px-3.5 lg:min-h-10"
            aria-expanded={isOpen}
            aria-controls={previewId}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown className={cn("transition-transform duration-200", isOpen && "rotate-180")} />
            {isOpen ? texts.hidePreview : texts.showPreview}
          </Button>
          {children}
        </div>
      </div>
      <div id={previewId} hidden={!isOpen} className="mt-4">
        {isOpen && <SchemaPreview data={schema.schema_data} />}
      </div>
    </li>
  );
}
