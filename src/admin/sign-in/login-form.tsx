import { z } from "zod";
import { Button } from "@/components/ui/button";
import { EmailField, emailSchema, PasswordField } from "./account-fields";
import { useFields } from "./use-fields";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { loginTexts } from "@/words/admin/login";

interface LoginFormProps {
  /** Of the person who was signed in a moment ago. */
  email?: string;
  submitLabel?: string;
  onSubmit: (values: LoginValues) => Promise<void>;
}

export function LoginForm({ email = "", submitLabel, onSubmit }: LoginFormProps) {
  const login = useTexts(loginTexts);
  const schema = loginSchema(login);
  const { form, field, isSubmitting } = useFields(schema, { email, password: "" });
  return (
    <form {...form(onSubmit)} className="grid gap-5">
      <EmailField {...field("email")} />
      <PasswordField label={login.password} {...field("password")} />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? login.submitting : (submitLabel ?? login.submit)}
      </Button>
    </form>
  );
}

const loginSchema = (texts: TextsOf<typeof loginTexts>) =>
  z.object({
    email: emailSchema(texts),
    password: z.string().min(1, texts.passwordRequired),
  });

export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
