import { zodResolver } from "@hookform/resolvers/zod";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";

export function LoginForm({ onSubmit }: { onSubmit: (values: LoginValues) => Promise<void> }) {
  const { t } = useAdminI18n();
  const [isShown, setShown] = useState(false);
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginSchema(t.login)),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)} className="grid gap-5">
      <FormField label={t.login.email} error={errors.email?.message}>
        {(field) => (
          <Input type="email" dir="ltr" autoComplete="username" required {...field} {...register("email")} />
        )}
      </FormField>
      <FormField label={t.login.password} error={errors.password?.message}>
        {(field) => (
          <div className="relative">
            <Input
              type={isShown ? "text" : "password"}
              dir="ltr"
              autoComplete="current-password"
              required
              className="pe-13 rtl:ps-13 rtl:pe-4"
              {...field}
              {...register("password")}
            />
            <button
              type="button"
              aria-label={isShown ? t.login.hidePassword : t.login.showPassword}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
              className="rounded-control text-muted-foreground hover:text-foreground absolute end-0 top-0 grid size-13 place-items-center"
            >
              {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
            </button>
          </div>
        )}
      </FormField>
      <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
        {isSubmitting ? t.login.submitting : t.login.submit}
      </Button>
    </form>
  );
}

const loginSchema = (texts: AdminDictionary["login"]) =>
  z.object({
    email: z.string().trim().min(1, texts.emailRequired).email(texts.emailInvalid),
    password: z.string().min(1, texts.passwordRequired),
  });

export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
