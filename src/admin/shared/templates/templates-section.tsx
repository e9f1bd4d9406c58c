import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Plus } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import type { TemplateData } from "@/data/content-templates/content-template";
import {
  contentTemplatesQuery,
  type ContentTemplate,
} from "@/data/content-templates/content-templates.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Localized } from "@/i18n/locales";
import { templateMarkdown } from "@domain/template-markdown";
import { QueryView } from "../query-view";
import { useStaffMember } from "../use-staff-member";
import { DeleteTemplate } from "./delete-template";
import { TemplateDialog } from "./template-dialog";
import { TemplateRow } from "./template-row";

interface TemplatesSectionProps {
  /** Whether there is text that would be replaced: then it asks first. */
  hasText: boolean;
  onApply: (markdown: Localized, template: ContentTemplate) => void;
}

/** What stands over the list: the form for a new or a known template, or a question about one. */
type Task =
  | { kind: "create" }
  | { kind: "edit" | "delete"; template: ContentTemplate }
  | { kind: "apply"; template: ContentTemplate; data: TemplateData };

/** The outlines that fill both languages of a post. Owners keep them here, too. */
export function TemplatesSection({ hasText, onApply }: TemplatesSectionProps) {
  const { t } = useAdminI18n();
  const [isOpen, setOpen] = useState(false);
  const [task, setTask] = useState<Task>();
  const query = useQuery({ ...contentTemplatesQuery, enabled: isOpen });
  const isOwner = useStaffMember()?.role === "owner";
  const texts = t.templates;
  const close = () => setTask(undefined);

  const apply = (template: ContentTemplate, { structure }: TemplateData) => {
    close();
    onApply(
      { en: templateMarkdown(structure.en.sections), ar: templateMarkdown(structure.ar.sections) },
      template,
    );
    toast.success(texts.applied);
  };

  return (
    // The forms of its windows are not part of the form it may stand in.
    <div onSubmit={(event) => event.stopPropagation()}>
      <details
        className="rounded-card border-border bg-card group border"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-5 font-semibold">
          {texts.title}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-border grid grid-cols-1 gap-3 border-t p-5">
          <QueryView query={query} failed={texts.failed}>
            {(templates) =>
              templates.length === 0 ? (
                <p className="text-muted-foreground">{texts.empty}</p>
              ) : (
                <ul className="grid grid-cols-1 gap-2">
                  {templates.map((template) => (
                    <TemplateRow
                      key={template.id}
                      template={template}
                      isOwner={isOwner}
                      onApply={(data) =>
                        hasText ? setTask({ kind: "apply", template, data }) : apply(template, data)
                      }
                      onEdit={() => setTask({ kind: "edit", template })}
                      onDelete={() => setTask({ kind: "delete", template })}
                    />
                  ))}
                </ul>
              )
            }
          </QueryView>
          {isOwner && (
            <Button
              variant="outline"
              size="small"
              className="justify-self-start"
              onClick={() => setTask({ kind: "create" })}
            >
              <Plus aria-hidden="true" />
              {texts.create}
            </Button>
          )}
        </div>
      </details>
      {(task?.kind === "create" || task?.kind === "edit") && (
        <TemplateDialog
          template={task.kind === "edit" ? task.template : undefined}
          types={[...new Set(query.data?.map(({ type }) => type))]}
          onClose={close}
        />
      )}
      {task?.kind === "delete" && <DeleteTemplate template={task.template} onClose={close} />}
      {task?.kind === "apply" && (
        <ConfirmDialog
          isOpen
          title={texts.applyQuestion}
          text={texts.applyWarning(task.template.name)}
          confirmLabel={texts.applyConfirm}
          cancelLabel={t.common.cancel}
          onConfirm={() => apply(task.template, task.data)}
          onCancel={close}
        />
      )}
    </div>
  );
}
