import { cleanText } from "@domain/clean-text";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/staff/textarea";
import { readTemplateData, type ContentTemplate } from "@/data/staff/content-templates.queries";
import { saveTemplate } from "@/data/staff/content-templates.mutations";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField } from "../manage/record-fields";
import { RecordForm, takenAs } from "../manage/record-form";
import { sectionsOf, spaced, templateSchema, valuesOf, type TemplateInput } from "./template-form.schema";
import { TemplateSections } from "./template-sections";

interface TemplateFormProps {
  template: ContentTemplate | undefined;
  /** The types in use, offered while typing. */
  types: readonly string[];
  onClose: () => void;
  onRenew: () => void;
}

export function TemplateForm({ template, types, onClose, onRenew }: TemplateFormProps) {
  const texts = useAdminI18n().t.templates;
  const listId = useId();
  return (
    <RecordForm
      entity="content_template"
      name={template?.name}
      texts={texts}
      size="large"
      schema={templateSchema(texts)}
      values={valuesOf(template)}
      row={template}
      save={saveTemplate}
      refusalOf={takenAs("name", texts.nameTaken)}
      onClose={onClose}
      onRenew={onRenew}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <InputField<TemplateInput> name="name" label={texts.name} autoComplete="off" />
        <div>
          <InputField<TemplateInput>
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
  );
}

/** Takes an outline that was written elsewhere into the form, if it fits; else says where it does not. */
function TemplateJson() {
  const texts = useAdminI18n().t.templates;
  const { setValue } = useFormContext<TemplateInput>();
  const [json, setJson] = useState("");
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({});

  const read = () => {
    const value = parsed(json);
    if (value === undefined) return setSaid({ problem: texts.jsonInvalid });
    // Text copied from elsewhere may be the outline alone, without its enclosing object.
    const isBare = typeof value === "object" && value !== null && "en" in value && "ar" in value;
    const { data, misfits } = readTemplateData(isBare ? { structure: value } : value);
    if (!data) {
      const places = misfits.map((place) => place || texts.brokenWhole).join(", ");
      return setSaid({ problem: texts.jsonMisfits(places) });
    }
    setValue("sections", sectionsOf(data), { shouldDirty: true, shouldValidate: true });
    setSaid({ done: texts.jsonDone });
  };

  return (
    <details className="rounded-card border-border border px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">{texts.json}</summary>
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
