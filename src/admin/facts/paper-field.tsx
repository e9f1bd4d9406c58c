import { Upload } from "lucide-react";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { PAPER_TYPES, paperOf } from "./check-paper";
import type { PermitValues } from "./permit-form.schema";

/** Chooses, replaces or takes away the paper of a permit; what was chosen is stored with the form. */
export function PaperField() {
  const texts = useAdminI18n().t.permits;
  const { field, fieldState } = useController<PermitValues, "paper">({ name: "paper" });
  const input = useRef<HTMLInputElement>(null);
  const { path, file, problem } = field.value;
  const choose = async (chosen: File | undefined) => {
    if (chosen) field.onChange(await paperOf(chosen, path));
  };
  const message = problem ? texts.errors.paper[problem] : fieldState.error?.message;
  return (
    <FormField label={texts.paper} error={message}>
      {({ id, ...described }) => (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            {...described}
            id={id}
            ref={field.ref}
            variant="outline"
            size="small"
            onClick={() => input.current?.click()}
          >
            <Upload />
            {texts.choosePaper}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={PAPER_TYPES}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = "";
            }}
          />
          <span className="text-muted-foreground min-w-0 text-base break-words">
            {file ? <bdi>{file.name}</bdi> : path ? texts.storedPaper : texts.paperHint}
          </span>
          {(path ?? problem) && (
            <Button variant="outline" size="small" onClick={() => field.onChange({ path: null })}>
              {texts.removePaper}
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}
