import { useTexts } from "@/i18n/i18n";
import { cleanText } from "@domain/clean-text";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { type ControlProps, InputField, PairField } from "@/admin/resource/controls";
import { text } from "@/admin/resource/fields";
import { type InputIn, resource, type RowIn } from "@/admin/resource/resource";
import { ResourceFields, ResourceForm, type RowFormProps } from "@/admin/resource/resource-form";
import { IconButton } from "@/admin/shared/icon-button";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/staff/form-controls";
import { templatesTexts } from "@/texts/admin/templates";
import {
  emptySection,
  outlineField,
  readTemplateData,
  sectionsOf,
  spaced,
  typeField,
} from "./template-outline";

export const templates = resource("content_templates", {
  texts: templatesTexts,
  fields: {
    name: text({ max: 120, isRequired: true }),
    type: { ...typeField, Control: TypeField },
    template_data: outlineField,
  },
  order: ["name"],
  unique: "name",
  nameOf: ({ name }) => name,
});

export type Template = RowIn<typeof templates>;
type Values = InputIn<typeof templates>;

export function TemplateForm(form: RowFormProps<Template>) {
  return (
    <ResourceForm of={templates} {...form} size="large">
      <ResourceFields of={templates} />
      <TemplateSections />
      <TemplateJson />
    </ResourceForm>
  );
}

/** The types in use are suggested while typing. */
function TypeField(props: ControlProps): ReactNode {
  const types = new Set(useQuery(templates.query).data?.map(({ type }) => spaced(type)));
  return <InputField {...props} dir="ltr" lang="en" autoComplete="off" suggestions={[...types]} />;
}

/** The sections of both languages side by side: added, removed and put in order. */
function TemplateSections() {
  const texts = useTexts(templatesTexts);
  const { control, formState } = useFormContext<Values>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "template_data" });
  const [moved, setMoved] = useState("");
  const problem = formState.errors.template_data?.root?.message ?? formState.errors.template_data?.message;

  const moveTo = (from: number, to: number) => {
    move(from, to);
    setMoved(texts.moved(from + 1, to + 1));
  };

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-semibold">{texts.fields.template_data}</legend>
      <output className="sr-only">{moved}</output>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="rounded-card border-border bg-card grid gap-4 border p-4">
          <legend className="sr-only">{texts.section(index + 1)}</legend>
          <div className="flex items-center gap-1">
            <span aria-hidden="true" className="text-muted-foreground me-auto font-semibold">
              {texts.section(index + 1)}
            </span>
            <IconButton
              Icon={ArrowUp}
              disabled={index === 0}
              label={texts.moveUp(index + 1)}
              onClick={() => moveTo(index, index - 1)}
            />
            <IconButton
              Icon={ArrowDown}
              disabled={index === fields.length - 1}
              label={texts.moveDown(index + 1)}
              onClick={() => moveTo(index, index + 1)}
            />
            <IconButton
              Icon={Trash2}
              disabled={fields.length === 1}
              label={texts.removeSection(index + 1)}
              onClick={() => remove(index)}
            />
          </div>
          <PairField<Values>
            names={[`template_data.${index}.en.heading`, `template_data.${index}.ar.heading`]}
            label={texts.parts.template_data["structure.sections.heading"]}
          />
          <PairField<Values>
            names={[`template_data.${index}.en.content`, `template_data.${index}.ar.content`]}
            label={texts.parts.template_data["structure.sections.content"]}
            rows={3}
          />
        </fieldset>
      ))}
      {problem && (
        <p role="alert" className="text-destructive text-base">
          {problem}
        </p>
      )}
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        onClick={() => append(emptySection(), { focusName: `template_data.${fields.length}.en.heading` })}
      >
        <Plus />
        {texts.addSection}
      </Button>
    </fieldset>
  );
}

/** Imports an outline that was written elsewhere, if it fits; otherwise shows where it does not. */
function TemplateJson() {
  const texts = useTexts(templatesTexts);
  const { setValue } = useFormContext<Values>();
  const [json, setJson] = useState("");
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({});

  const read = () => {
    const value = parsed(json);
    if (value === undefined) return setSaid({ problem: texts.jsonInvalid });
    // A copied text may be the outline alone, without its enclosing object.
    const isBare = typeof value === "object" && value !== null && "en" in value && "ar" in value;
    const { data, misfits } = readTemplateData(isBare ? { structure: value } : value);
    if (!data) {
      const places = misfits.map((place) => place || texts.brokenWhole).join(", ");
      return setSaid({ problem: texts.jsonMisfits(places) });
    }
    setValue("template_data", sectionsOf(data), { shouldDirty: true, shouldValidate: true });
    setSaid({ done: texts.jsonDone });
  };

  return (
    <details className="rounded-card border-border border px-4">
      <summary className="min-h-12 w-fit cursor-pointer content-center font-semibold">{texts.json}</summary>
      <div className="grid gap-3 pb-4">
        <FormField label={texts.jsonLabel} error={said.problem}>
          {(field) => (
            <Textarea
              rows={6}
              dir="ltr"
              spellCheck={false}
              value={json}
              onChange={(event) => setJson(event.target.value)}
              {...field}
            />
          )}
        </FormField>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="outline" size="small" onClick={read}>
            {texts.jsonRead}
          </Button>
          <output>{said.done}</output>
        </div>
      </div>
    </details>
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(cleanText(json)) as unknown;
  } catch {
    return undefined;
  }
}
