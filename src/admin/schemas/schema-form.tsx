import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { serviceSlugs } from "@/content/service-titles";
import { saveSchema } from "@/data/page-schemas/page-schemas.mutations";
import {
  schemaPagesQuery,
  type ManagedSchema,
  type SchemaType,
} from "@/data/page-schemas/page-schemas.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField, SelectField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import {
  hasPages,
  PAGE_TYPES,
  SCHEMA_TYPES,
  structuredDataFormSchema,
  schemaValues,
  type SchemaFormOutput,
  type SchemaFormValues,
  jsonProblem,
} from "./schema-form.schema";
import { SchemaJson } from "./schema-json";
import { isSample, sampleText } from "./schema-samples";

interface SchemaFormProps {
  row: ManagedSchema | undefined;
  onClose: () => void;
}

export function SchemaForm({ row: schema, onClose }: SchemaFormProps) {
  const { t } = useAdminI18n();
  const texts = t.schemas;
  const [tab, setTab] = useState("editor");
  const [wanted, setWanted] = useState<SchemaType>();
  const form = useForm<SchemaFormValues, unknown, SchemaFormOutput>({
    resolver: zodResolver(structuredDataFormSchema(t)),
    defaultValues: schemaValues(schema),
  });
  const fill = (type: SchemaType) => form.setValue("schema_data", sampleText(type), { shouldDirty: true });
  const chooseType = (type: SchemaType) => {
    const text = form.getValues("schema_data");
    if (text.trim() === "" || isSample(text)) fill(type);
    else setWanted(type);
  };
  return (
    <RecordForm
      title={schema ? texts.edit : texts.add}
      size="large"
      form={form}
      row={schema}
      save={saveSchema}
      onInvalid={() => {
        const problem = jsonProblem(form.getValues("schema_data"));
        if (problem) {
          toast.error(texts.invalidJson, { description: texts.invalidAt(problem.line, problem.column) });
        }
        setTab("editor");
      }}
      savedText={schema ? texts.updated : texts.created}
      failedText={texts.failed}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-3">
        <SelectField
          form={form}
          name="page_type"
          label={texts.pageType}
          options={PAGE_TYPES.map((value) => ({ value, label: texts.pageTypes[value] }))}
        />
        <PageIdField form={form} />
        <SelectField
          form={form}
          name="schema_type"
          label={texts.schemaType}
          options={SCHEMA_TYPES.map((value) => ({ value, label: texts.schemaTypes[value] }))}
          onChoice={(value) => {
            const type = SCHEMA_TYPES.find((one) => one === value);
            if (type) chooseType(type);
          }}
        />
      </div>
      <SchemaJson form={form} tab={tab} onTab={setTab} />
      <SwitchField form={form} name="is_active" label={texts.active} />
      <ConfirmDialog
        isOpen={wanted !== undefined}
        title={texts.overwrite.question}
        text={texts.overwrite.text}
        confirmLabel={texts.overwrite.confirm}
        cancelLabel={texts.overwrite.keep}
        isDestructive
        onConfirm={() => {
          if (wanted) fill(wanted);
          setWanted(undefined);
        }}
        onCancel={() => setWanted(undefined)}
      />
    </RecordForm>
  );
}

/** Which page of the type is meant; those that there are are suggested. */
function PageIdField({
  form,
}: {
  form: ReturnType<typeof useForm<SchemaFormValues, unknown, SchemaFormOutput>>;
}) {
  const { t } = useAdminI18n();
  const texts = t.schemas;
  const pages = useQuery(schemaPagesQuery).data;
  const [type, typed] = useWatch({ control: form.control, name: ["page_type", "page_id"] });
  const known: readonly string[] | undefined = {
    service: serviceSlugs,
    location: pages?.location,
    blog: pages?.blog,
    home: [],
    about: [],
  }[type];
  const isUnknown = typed.trim() !== "" && known?.includes(typed.trim()) === false;
  const hint = !hasPages(type) ? texts.onlyPage : isUnknown ? texts.pageIdUnknown : texts.pageIdHint;
  return (
    <>
      <InputField
        form={form}
        name="page_id"
        label={texts.pageId}
        hint={<span aria-live="polite">{hint}</span>}
        readOnly={!hasPages(type)}
        list="schema-pages"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
      />
      <datalist id="schema-pages">
        {(known ?? []).map((slug) => (
          <option key={slug} value={slug}>
            {slug}
          </option>
        ))}
      </datalist>
    </>
  );
}
