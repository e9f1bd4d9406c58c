import { useTexts } from "@/i18n/i18n";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { toast } from "sonner";
import { z } from "zod";
import { cleanLabel, cleanText } from "@domain/clean-text";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { serviceSlugs } from "@/content/service-titles";
import type { Json } from "@/data/database.types";
import { PAGE_TYPES } from "@/data/public/page-schemas.queries";
import { saveRow } from "@/data/staff/client/rows";
import { pageSlugsQuery } from "@/data/staff/names";
import { schemasTexts } from "@/texts/admin/schemas";
import { type ControlProps, InputField, SelectField } from "../resource/controls";
import { address, choice, type Field, toggle } from "../resource/fields";
import { type InputIn, resource, type RowIn } from "../resource/resource";
import { optionOf } from "../resource/resource-texts";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { limitedText } from "../resource/rules";
import { ADDRESS_INPUT } from "../shared/form-fields";
import { SchemaJson } from "./schema-json";
import {
  dataProblem,
  isSample,
  jsonProblem,
  jsonText,
  sampleText,
  SCHEMA_TYPES,
  type SchemaType,
  withoutScript,
} from "./structured-data";

/** Whether there are several pages of the type, so that an ID selects one. */
export const hasPages = (type: string): boolean => type !== "home" && type !== "about";

/** A block as text that can be edited and checked. */
const schemaData: Field<string, NonNullable<Json>, Json> = {
  schema: ({ locale }) =>
    z
      .string()
      .overwrite((typed) => withoutScript(cleanText(typed)))
      .transform((typed, context) => {
        const message = dataProblem(typed, schemasTexts[locale]);
        if (message === undefined) return z.json().parse(JSON.parse(typed)) ?? {};
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      }),
  initialValue: sampleText("LocalBusiness"),
  toInput: jsonText,
};

export const schemas = resource("page_schemas", {
  texts: schemasTexts,
  fields: {
    page_type: choice(PAGE_TYPES),
    page_id: {
      ...address((messages) => limitedText(120, messages, cleanLabel)),
      isShort: true,
      Control: PageIdField,
    },
    schema_type: { ...choice(SCHEMA_TYPES), Control: SchemaTypeField },
    schema_data: schemaData,
    is_active: toggle(true),
  },
  nameOf: ({ schema_type, page_type, page_id }, texts) =>
    [optionOf(texts, "schema_type", schema_type), optionOf(texts, "page_type", page_type), page_id]
      .filter((part) => part !== null)
      .join(", "),
  save: ({ before, values: { page_id, ...values }, id }) => {
    const hasId = hasPages(values.page_type) && page_id !== "";
    return saveRow("page_schemas", before, { ...values, page_id: hasId ? page_id : null }, id);
  },
});

export type Schema = RowIn<typeof schemas>;
type Values = InputIn<typeof schemas>;

export function SchemaForm(form: RowFormProps<Schema>) {
  const texts = useTexts(schemasTexts);
  const [tab, setTab] = useState("editor");
  return (
    <ResourceForm
      of={schemas}
      {...form}
      size="large"
      onInvalid={({ schema_data }) => {
        const problem = jsonProblem(schema_data);
        if (problem) {
          toast.error(texts.invalidJson, { description: texts.invalidAt(problem.line, problem.column) });
        }
        setTab("editor");
      }}
    >
      <ResourceFields
        of={schemas}
        names={["page_type", "page_id", "schema_type"]}
        className="grid gap-5 md:grid-cols-3"
      />
      <SchemaJson tab={tab} onTab={setTab} />
      <ResourceFields of={schemas} names={["is_active"]} />
    </ResourceForm>
  );
}

/** A new type inserts its sample, after a confirmation when a text would be lost. */
function SchemaTypeField(props: ControlProps): ReactNode {
  const texts = useTexts(schemasTexts);
  const { getValues, setValue } = useFormContext<Values>();
  const [wanted, setWanted] = useState<SchemaType>();
  const fill = (type: SchemaType) => setValue("schema_data", sampleText(type), { shouldDirty: true });
  const take = (value: string) => {
    const type = SCHEMA_TYPES.find((one) => one === value);
    const written = getValues("schema_data");
    if (type && (written.trim() === "" || isSample(written))) fill(type);
    else setWanted(type);
  };
  return (
    <>
      {/* The field stores its value first, before this handler runs. */}
      <div className="contents" onChange={() => take(getValues("schema_type"))}>
        <SelectField {...props} values={SCHEMA_TYPES} />
      </div>
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

/** The page of the type; existing ones are suggested. */
function PageIdField(props: ControlProps): ReactNode {
  const texts = useTexts(schemasTexts);
  const pages = useQuery(pageSlugsQuery).data;
  const [type, typed] = useWatch<Values, ["page_type", "page_id"]>({ name: ["page_type", "page_id"] });
  const slugs: Readonly<Record<string, readonly string[] | undefined>> = { service: serviceSlugs, ...pages };
  const known = hasPages(type) ? slugs[type] : [];
  const isUnknown = typed.trim() !== "" && known?.includes(typed.trim()) === false;
  const hint = !hasPages(type) ? texts.onlyPage : isUnknown ? texts.pageIdUnknown : props.hint;
  return (
    <InputField
      {...props}
      hint={<span aria-live="polite">{hint}</span>}
      readOnly={!hasPages(type)}
      suggestions={known ?? []}
      {...ADDRESS_INPUT}
    />
  );
}
