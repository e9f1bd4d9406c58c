import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { paths } from "@/config/paths";
import { AppError } from "@/data/client/errors";
import { changePassword } from "@/data/staff/accounts";
import { emailSchema } from "../sign-in/email-schema";
import { failureText } from "../shared/failure-text";
import { NewPasswordField, newPasswordSchema } from "../sign-in/new-password-field";
import { PasswordInput } from "../sign-in/password-input";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/words/admin/account";
import { loginTexts } from "@/words/admin/login";
import { commonTexts } from "@/words/admin/common";

const EMPTY = { email: "", current: "", password: "" };

/** Changes the password without a session: whoever else has one of the account can end the person's own as fast as it begins. */
export function TakenAccount() {
  const login = useTexts(loginTexts);
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts);
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<typeof EMPTY>({
    resolver: zodResolver(
      z.object({
        email: emailSchema(login),
        current: z.string().min(1, texts.currentRequired),
        password: newPasswordSchema(texts),
      }),
    ),
    defaultValues: EMPTY,
  });
  const { mutateAsync } = useMutation(changePassword);
  const { errors, isSubmitting } = formState;
  const submit = async (values: typeof EMPTY) => {
    try {
      await mutateAsync(values);
    } catch (error) {
      const isWrong = error instanceof AppError && error.reason === "invalid_credentials";
      toast.error(texts.failed, { description: isWrong ? login.invalid : failureText(error, common) });
      return;
    }
    toast.success(texts.changed, { description: texts.changedText });
    void navigate(paths.admin);
  };
  return (
    <details className="border-border border-t pt-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {texts.taken.title}
      </summary>
      <p className="text-muted-foreground mb-5">{texts.taken.text}</p>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
        <FormField label={login.email} error={errors.email?.message}>
          {(field) => (
            <Input
              type="email"
              dir="ltr"
              autoComplete="username"
              required
              {...field}
              {...register("email")}
            />
          )}
        </FormField>
        <FormField label={texts.current} error={errors.current?.message}>
          {(field) => (
            <PasswordInput autoComplete="current-password" required {...field} {...register("current")} />
          )}
        </FormField>
        <NewPasswordField field={register("password")} error={errors.password?.message} />
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? common.saving : texts.passwordTitle}
        </Button>
      </form>
    </details>
  );
}
