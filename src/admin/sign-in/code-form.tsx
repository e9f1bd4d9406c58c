import { cleanCode } from "@domain/contact-text";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { AppError } from "@/data/client/errors";
import { enterCode } from "@/data/staff/second-factor";
import { useFailureToast } from "../shared/failure-text";
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
  const { register, handleSubmit, formState, setError, setFocus } = useForm<{ code: string }>({
    resolver: zodResolver(
      z.object({
        code: z
          .string()
          .overwrite(cleanCode)
          .regex(/^\d{6}$/, texts.codeShape),
      }),
    ),
    defaultValues: { code: "" },
  });
  const failed = useFailureToast();
  const { mutateAsync } = useMutation(enterCode);
  const { errors, isSubmitting } = formState;
  // It takes the place of what the person has just used.
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = async ({ code }: { code: string }) => {
    try {
      await mutateAsync({ factorId, code });
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
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      <FormField label={texts.code} error={errors.code?.message}>
        {(field) => (
          <Input
            inputMode="numeric"
            dir="ltr"
            autoComplete="one-time-code"
            required
            {...field}
            {...register("code")}
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
