import { cleanEmail, cleanLabel } from "@domain/clean-text";
import { composedPassword, passwordProblem } from "@domain/password";
import { MAX_NAME } from "@domain/staff-role";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Input } from "@/components/ui/staff/form-controls";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import type { FieldControl } from "./use-fields";
import { accountTexts } from "@/texts/admin/account";
import { loginTexts } from "@/texts/admin/login";

const MAX_EMAIL_LENGTH = 254;

/** The email address of an account, for signing in or for a link. */
export const emailSchema = (texts: TextsOf<typeof loginTexts>) =>
  z
    .string()
    .overwrite(cleanEmail)
    .min(1, texts.emailRequired)
    .email(texts.emailInvalid)
    .max(MAX_EMAIL_LENGTH, texts.emailInvalid);

/** A new password, by the server's rule. */
export const newPasswordSchema = (texts: TextsOf<typeof accountTexts>) =>
  z
    .string()
    .overwrite(composedPassword)
    .superRefine((password, context) => {
      const problem = passwordProblem(password);
      if (problem) context.addIssue({ code: "custom", message: texts.passwordProblems[problem] });
    });

/** A person's name, by the database's rule: one line without markup. */
export const nameSchema = ({ name }: TextsOf<typeof accountTexts>) =>
  z
    .string()
    .overwrite(cleanLabel)
    .min(1, name.required)
    .max(MAX_NAME, name.problem)
    .regex(/^[^<>[\]{}]*$/, name.problem);

interface FieldProps {
  field: FieldControl;
  error: string | undefined;
}

export function EmailField({
  field,
  error,
  autoComplete = "username",
}: FieldProps & { autoComplete?: string }) {
  const { email } = useTexts(loginTexts);
  return (
    <FormField label={email} error={error}>
      {(tied) => <Input type="email" dir="ltr" autoComplete={autoComplete} required {...tied} {...field} />}
    </FormField>
  );
}

export function NameField({ field, error }: FieldProps) {
  const { label } = useTexts(accountTexts).name;
  return (
    <FormField label={label} error={error}>
      {(tied) => <Input dir="auto" autoComplete="off" required {...tied} {...field} />}
    </FormField>
  );
}

/** A password, hidden until the person reveals it. */
export function PasswordField({
  label,
  hint,
  field,
  error,
  autoComplete = "current-password",
}: FieldProps & { label: string; hint?: string; autoComplete?: string }) {
  const login = useTexts(loginTexts);
  const [isShown, setShown] = useState(false);
  return (
    <FormField label={label} error={error} hint={hint}>
      {(tied) => (
        <div className="relative">
          <Input
            type={isShown ? "text" : "password"}
            dir="ltr"
            autoComplete={autoComplete}
            required
            className="pe-13 rtl:ps-13 rtl:pe-4"
            {...tied}
            {...field}
          />
          <button
            type="button"
            aria-label={isShown ? login.hidePassword : login.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="rounded-control text-muted-foreground hover:text-foreground absolute end-0 top-0 grid size-13 place-items-center"
          >
            {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          </button>
        </div>
      )}
    </FormField>
  );
}

export function NewPasswordField(props: FieldProps) {
  const { password, passwordHint } = useTexts(accountTexts);
  return <PasswordField label={password} hint={passwordHint} autoComplete="new-password" {...props} />;
}
