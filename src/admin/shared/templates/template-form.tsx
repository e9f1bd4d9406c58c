import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { isUniqueViolation } from "@/data/errors";
import { saveTemplate } from "@/data/content-templates/content-templates.mutations";
import type { ContentTemplate } from "@/data/content-templates/content-templates.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField } from "../manage/record-fields";
import { RecordForm } from "../manage/record-form";
import {
  spaced,
  templateSchema,
  valuesOf,
  type TemplateInput,
  type TemplateOutput,
} from "./template-form.schema";
import { TemplateJson } from "./template-json";
import { TemplateSections } from "./template-sections";

interface TemplateFormProps {
  template: ContentTemplate | undefined;
  /** The types in use, offered while typing. */
  types: readonly string[];
  onClose: () => void;
}

export function TemplateForm({ template, types, onClose }: TemplateFormProps) {
  const { t } = useAdminI18n();
  const texts = t.templates;
  const listId = useId();
  const form = useForm<TemplateInput, unknown, TemplateOutput>({
    resolver: zodResolver(templateSchema(texts)),
    defaultValues: valuesOf(template),
  });
  return (
    <FormProvider {...form}>
      <RecordForm
        title={template ? texts.editTitle : texts.createTitle}
        size="large"
        form={form}
        row={template}
        save={saveTemplate}
        refusalOf={(error) =>
          isUniqueViolation(error) ? { name: "name", message: texts.nameTaken } : undefined
        }
        savedText={template ? texts.updated : texts.created}
        failedText={texts.saveFailed}
        onClose={onClose}
      >
        <div className="grid gap-5 md:grid-cols-2">
          <InputField form={form} name="name" label={texts.name} autoComplete="off" />
          <div>
            <InputField
              form={form}
              name="type"
              label={texts.type}
              hint={texts.typeHint}
              dir="ltr"
              lang="en"
              autoComplete="off"
              list={listId}
            />
            <datalist id={listId}>
              {types.map((type) => (
                <option key={type}>{spaced(type)}</option>
              ))}
            </datalist>
          </div>
        </div>
        <TemplateSections />
        <TemplateJson />
      </RecordForm>
    </FormProvider>
  );
}
