import { cleanCode } from "@domain/clean-text";
import { useMutation } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { enterCode } from "@/data/staff/second-factor";
import { useFields } from "./use-fields";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";

interface CodeFormProps {
  factorId: string;
  submitLabel: string;
  onAccepted: () => void | Promise<void>;
  /** Content next to the button. */
  children?: ReactNode;
}

/** A form for the code of an authenticator app, which it sends to the auth server. */
export function CodeForm({ factorId, submitLabel, onAccepted, children }: CodeFormProps) {
  const texts = useTexts(accountTexts).factor;
  const { mutateAsync } = useMutation(enterCode);
  const code = z.string().overwrite(cleanCode);
  const schema = z.object({ code: code.regex(/^\d{6}$/, texts.codeShape) });
  const { form, field, isSubmitting, setFocus } = useFields(
    schema,
    { code: "" },
    {
      title: texts.codeFailed,
      at: {
        mfa_verification_failed: ["code", texts.codeWrong],
        too_many: ["code", texts.codesTooMany],
      },
    },
  );
  const submit = async (values: z.infer<typeof schema>) => {
    await mutateAsync({ factorId, ...values });
    await onAccepted();
  };
  // It replaces the form that the person has just used.
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
