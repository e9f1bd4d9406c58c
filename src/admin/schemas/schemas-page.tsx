import { useTexts } from "@/i18n/i18n";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/class-names";
import { schemasTexts } from "@/texts/admin/schemas";
import { optionOf } from "../resource/resource-texts";
import { ResourcePage, type RowProps } from "../resource/resource-page";
import { ActiveBadge } from "../resource/row-actions";
import { hasPages, type Schema, SchemaForm, schemas } from "./schema-form";
import { SchemaPreview } from "./schema-json";

export const Component = () => <ResourcePage of={schemas} Form={SchemaForm} Row={SchemaRow} />;

/** A block in the list: its type, its page, and its JSON-LD on demand. */
function SchemaRow({ row: schema, name, children }: RowProps<Schema>) {
  const texts = useTexts(schemasTexts);
  const [isOpen, setOpen] = useState(false);
  const previewId = useId();
  const toggle = isOpen ? texts.hidePreview : texts.showPreview;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-snug tracking-normal">
            {optionOf(texts, "schema_type", schema.schema_type)}
            <ActiveBadge isActive={schema.is_active} />
          </h2>
          <p className="text-muted-foreground text-base">
            {optionOf(texts, "page_type", schema.page_type)}
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
            aria-label={`${toggle} ${name}`}
            aria-expanded={isOpen}
            aria-controls={previewId}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown className={cn("transition-transform duration-200", isOpen && "rotate-180")} />
            {toggle}
          </Button>
          {children}
        </div>
      </div>
      <div id={previewId} hidden={!isOpen} className="mt-4">
        {isOpen && <SchemaPreview data={schema.schema_data} />}
      </div>
    </>
  );
}
