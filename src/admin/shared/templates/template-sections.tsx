import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { IconButton } from "@/admin/shared/icon-button";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { PairField } from "../manage/record-fields";
import { emptySection, type TemplateInput } from "./template-form.schema";

/** The sections of both languages beside one another: added, removed and put in order. */
export function TemplateSections() {
  const texts = useAdminI18n().t.templates;
  const { control, formState } = useFormContext<TemplateInput>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "sections" });
  const [moved, setMoved] = useState("");
  const problem = formState.errors.sections?.root?.message ?? formState.errors.sections?.message;

  const moveTo = (from: number, to: number) => {
    move(from, to);
    setMoved(texts.moved(from + 1, to + 1));
  };

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-semibold">{texts.sections}</legend>
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
          <PairField<TemplateInput>
            names={[`sections.${index}.headingEn`, `sections.${index}.headingAr`]}
            labels={[texts.headingEn, texts.headingAr]}
          />
          <PairField<TemplateInput>
            names={[`sections.${index}.contentEn`, `sections.${index}.contentAr`]}
            labels={[texts.contentEn, texts.contentAr]}
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
        onClick={() => append(emptySection(), { focusName: `sections.${fields.length}.headingEn` })}
      >
        <Plus />
        {texts.addSection}
      </Button>
    </fieldset>
  );
}
