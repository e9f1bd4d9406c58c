import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { emailSchema } from "./email-schema";
import { PasswordInput } from "./password-input";
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
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginSchema(login)),
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)} className="grid gap-5">
      <FormField label={login.email} error={errors.email?.message}>
        {(field) => (
          <Input type="email" dir="ltr" autoComplete="username" required {...field} {...register("email")} />
        )}
      </FormField>
      <FormField label={login.password} error={errors.password?.message}>
        {(field) => (
          <PasswordInput autoComplete="current-password" required {...field} {...register("password")} />
        )}
      </FormField>
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
