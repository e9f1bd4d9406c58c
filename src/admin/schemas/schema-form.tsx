import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { toast } from "sonner";
import { ADDRESS_INPUT } from "@/admin/shared/address-input";
import { Options } from "@/admin/shared/options";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { serviceSlugs } from "@/content/service-titles";
import { saveSchema } from "@/data/staff/page-schemas.mutations";
import { PAGE_TYPES } from "@/data/public/page-schemas.queries";
import {
  schemaPagesQuery,
  type ManagedSchema,
  SCHEMA_TYPES,
  type SchemaType,
} from "@/data/staff/page-schemas.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField, SelectField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm, type RowFormProps } from "../shared/manage/record-form";
import {
  hasPages,
  jsonProblem,
  structuredDataFormSchema,
  schemaValues,
  type SchemaValues,
} from "./schema-form.schema";
import { SchemaJson } from "./schema-json";
import { isSample, sampleText } from "./schema-samples";

export function SchemaForm({ row: schema, onClose, onRenew }: RowFormProps<ManagedSchema>) {
  const { t } = useAdminI18n();
  const texts = t.schemas;
  const [tab, setTab] = useState("editor");
  return (
    <RecordForm
      entity="page_schema"
      name={schema && texts.schemaTypes[schema.schema_type]}
      texts={texts}
      size="large"
      schema={structuredDataFormSchema(t)}
      values={schemaValues(schema)}
      row={schema}
      save={saveSchema}
      onInvalid={({ schema_data }) => {
        const problem = jsonProblem(schema_data);
        if (problem) {
          toast.error(texts.invalidJson, { description: texts.invalidAt(problem.line, problem.column) });
        }
        setTab("editor");
      }}
      onClose={onClose}
      onRenew={onRenew}
    >
      <div className="grid gap-5 md:grid-cols-3">
        <SelectField<SchemaValues>
          name="page_type"
          label={texts.pageType}
          options={PAGE_TYPES.map((value) => ({ value, label: texts.pageTypes[value] }))}
        />
        <PageIdField />
        <SchemaTypeField />
      </div>
      <SchemaJson tab={tab} onTab={setTab} />
      <SwitchField<SchemaValues> name="is_active" label={texts.active} />
    </RecordForm>
  );
}

/** Another type brings its sample along, after a question where a text would be lost. */
function SchemaTypeField() {
  const texts = useAdminI18n().t.schemas;
  const { getValues, setValue } = useFormContext<SchemaValues>();
  const [wanted, setWanted] = useState<SchemaType>();
  const fill = (type: SchemaType) => setValue("schema_data", sampleText(type), { shouldDirty: true });
  return (
    <>
      <SelectField<SchemaValues>
        name="schema_type"
        label={texts.schemaType}
        options={SCHEMA_TYPES.map((value) => ({ value, label: texts.schemaTypes[value] }))}
        onChoice={(value) => {
          const type = SCHEMA_TYPES.find((one) => one === value);
          const text = getValues("schema_data");
          if (type && (text.trim() === "" || isSample(text))) fill(type);
          else setWanted(type);
        }}
      />
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
    </>
  );
}

/** Which page of the type is meant; those that there are are suggested. */
function PageIdField() {
  const texts = useAdminI18n().t.schemas;
  const pages = useQuery(schemaPagesQuery).data;
  const [type, typed] = useWatch<SchemaValues, ["page_type", "page_id"]>({ name: ["page_type", "page_id"] });
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
      <InputField<SchemaValues>
        name="page_id"
        label={texts.pageId}
        hint={<span aria-live="polite">{hint}</span>}
        readOnly={!hasPages(type)}
        list="schema-pages"
        {...ADDRESS_INPUT}
      />
      <datalist id="schema-pages">
        <Options of={known ?? []} />
      </datalist>
    </>
  );
}
