import { composedPassword, passwordProblem } from "@domain/password";
import { z } from "zod";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { PasswordInput } from "./password-input";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { accountTexts } from "@/words/admin/account";

/** A password that somebody chooses, by the rule that the server has, too. */
export const newPasswordSchema = (texts: TextsOf<typeof accountTexts>) =>
  z
    .string()
    .overwrite(composedPassword)
    .superRefine((password, context) => {
      const problem = passwordProblem(password);
      if (problem) context.addIssue({ code: "custom", message: texts.passwordProblems[problem] });
    });

interface NewPasswordFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Where a new password is typed. */
export function NewPasswordField({ field, error }: NewPasswordFieldProps) {
  const texts = useTexts(accountTexts);
  return (
    <div className="grid gap-1.5">
      <FormField label={texts.password} error={error}>
        {(tied) => <PasswordInput autoComplete="new-password" required {...tied} {...field} />}
      </FormField>
      <p className="text-muted-foreground text-base">{texts.passwordHint}</p>
    </div>
  );
}
