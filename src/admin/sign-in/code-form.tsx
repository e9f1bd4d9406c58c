import { cleanCode } from "@domain/clean-text";
import { useMutation } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { AppError } from "@/data/client/errors";
import { enterCode } from "@/data/staff/second-factor";
import { useFailureToast } from "../shared/failure-text";
import { useFields } from "./use-fields";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/words/admin/account";

interface CodeFormProps {
  factorId: string;
  submitLabel: string;
  onAccepted: () => void | Promise<void>;
  /** Content beside the button. */
  children?: ReactNode;
}

/** Asks for the code that an app shows, and hands it to the auth server. */
export function CodeForm({ factorId, submitLabel, onAccepted, children }: CodeFormProps) {
  const texts = useTexts(accountTexts).factor;
  const failed = useFailureToast();
  const { mutateAsync } = useMutation(enterCode);
  const code = z.string().overwrite(cleanCode);
  const schema = z.object({ code: code.regex(/^\d{6}$/, texts.codeShape) });
  const { form, field, isSubmitting, setError, setFocus } = useFields(schema, { code: "" });
  const submit = async (values: z.infer<typeof schema>) => {
    try {
      await mutateAsync({ factorId, ...values });
    } catch (error) {
      if (error instanceof AppError && error.reason === "mfa_verification_failed")
        setError("code", { message: texts.codeWrong }, { shouldFocus: true });
      else if (error instanceof AppError && error.code === "too_many")
        setError("code", { message: texts.codesTooMany }, { shouldFocus: true });
      else failed(texts.codeFailed)(error);
      return;
    }
    await onAccepted();
  };
  // It takes the place of what the person has just used.
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <form {...form(submit)} className="grid gap-5">
      <FormField label={texts.code} error={field("code").error}>
        {(tied) => (
          <Input
            inputMode="numeric"
            dir="ltr"
            autoComplete="one-time-code"
            required
            {...tied}
            {...field("code").field}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="flex-1" isBusy={isSubmitting}>
          {isSubmitting ? texts.checking : submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
