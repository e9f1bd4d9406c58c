import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { toast } from "sonner";
import { FormField } from "@/components/patterns/form-field";
import { Input } from "@/components/ui/input";
import { isStale, isUniqueViolation } from "@/data/errors";
import { createTemplate, updateTemplate } from "@/data/content-templates/content-templates.mutations";
import {
  contentTemplatesQuery,
  type ContentTemplate,
} from "@/data/content-templates/content-templates.queries";
import type { RowVersion } from "@/data/staff/row-version";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EditDialog } from "../edit-dialog";
import { failureText } from "../failure-text";
import { FormActions } from "../form-actions";
import { FormFields } from "../form-fields";
import { ConflictBanner } from "../manage/conflict-banner";
import { TemplateJson } from "./template-json";
import {
  fieldsOf,
  spaced,
  templateSchema,
  textsOf,
  valuesOf,
  type TemplateValues,
} from "./template-form.schema";
import { TemplateSections } from "./template-sections";

interface TemplateDialogProps {
  /** The one to change; without one it makes a new one. */
  template?: ContentTemplate;
  /** The types in use, offered while typing. */
  types: readonly string[];
  onClose: () => void;
}

export function TemplateDialog({ template, types, onClose }: TemplateDialogProps) {
  const { t } = useAdminI18n();
  const texts = t.templates;
  const client = useQueryClient();
  const listId = useId();
  const form = useForm<TemplateValues>({
    resolver: zodResolver(templateSchema(texts)),
    defaultValues: valuesOf(template),
  });
  const { register, handleSubmit, setError, getValues, formState } = form;
  const { errors, isDirty } = formState;

  const saving = useMutation({
    mutationFn: ({ before, values }: { before: RowVersion | undefined; values: TemplateValues }) =>
      before ? updateTemplate(before, fieldsOf(values)) : createTemplate(fieldsOf(values)),
    onSuccess: () => {
      toast.success(template ? texts.updated : texts.created);
      onClose();
    },
    onError: (error) => {
      toast.error(texts.saveFailed, {
        description: isUniqueViolation(error)
          ? texts.nameTaken
          : isStale(error)
            ? t.manage.stale.text
            : failureText(error, t.common),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: contentTemplatesQuery.queryKey }),
  });
  // Once the fields are no longer at rest: the name takes the focus.
  const isTaken = isUniqueViolation(saving.error);
  useEffect(() => {
    if (isTaken) setError("name", { message: texts.nameTaken }, { shouldFocus: true });
  }, [isTaken, setError, texts]);
  const send = (before: RowVersion | undefined) =>
    handleSubmit((values) => saving.mutateAsync({ before, values }).catch(() => {}));

  return (
    <EditDialog
      title={template ? texts.editTitle : texts.createTitle}
      size="large"
      isChanged={isDirty}
      onClose={onClose}
    >
      {(askToClose) => (
        <FormProvider {...form}>
          <form noValidate className="grid gap-6" onSubmit={(event) => void send(template)(event)}>
            <FormFields isBusy={saving.isPending} className="grid min-w-0 gap-6">
              <div className="grid gap-5 md:grid-cols-2">
                <FormField label={texts.name} error={errors.name?.message}>
                  {(field) => <Input autoComplete="off" {...field} {...register("name")} />}
                </FormField>
                <FormField label={texts.type} error={errors.type?.message}>
                  {(field) => (
                    <>
                      <Input
                        dir="ltr"
                        lang="en"
                        autoComplete="off"
                        list={listId}
                        {...field}
                        aria-describedby={field["aria-describedby"] ?? `${listId}-hint`}
                        {...register("type")}
                      />
                      <datalist id={listId}>
                        {types.map((type) => (
                          <option key={type}>{spaced(type)}</option>
                        ))}
                      </datalist>
                      <p id={`${listId}-hint`} className="text-muted-foreground text-base">
                        {texts.typeHint}
                      </p>
                    </>
                  )}
                </FormField>
              </div>
              <TemplateSections />
              <TemplateJson />
            </FormFields>
            {template && isStale(saving.error) && (
              <ConflictBanner
                values={() => textsOf(getValues())}
                isBusy={saving.isPending}
                onKeepMine={() => void send({ id: template.id })()}
                onTakeTheirs={onClose}
              />
            )}
            <FormActions isBusy={saving.isPending} onCancel={askToClose} />
          </form>
        </FormProvider>
      )}
    </EditDialog>
  );
}
