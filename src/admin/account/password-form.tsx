import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { AppError } from "@/data/client/errors";
import { changePassword } from "@/data/staff/accounts";
import { failureText } from "../shared/failure-text";
import { NewPasswordField, newPasswordSchema } from "../sign-in/new-password-field";
import { PasswordInput } from "../sign-in/password-input";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/words/admin/account";
import { commonTexts } from "@/words/admin/common";

const EMPTY = { current: "", password: "" };

/** Changes the password of the signed-in person, who enters the current one. */
export function PasswordForm({ email }: { email: string }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts);
  const schema = z.object({
    current: z.string().min(1, texts.currentRequired),
    password: newPasswordSchema(texts),
  });
  const { register, handleSubmit, formState, reset, setError } = useForm<typeof EMPTY>({
    resolver: zodResolver(schema),
    defaultValues: EMPTY,
  });
  const { mutateAsync } = useMutation(changePassword);
  const { errors, isSubmitting } = formState;
  const submit = async (values: typeof EMPTY) => {
    try {
      await mutateAsync(values);
    } catch (error) {
      const isWrong = error instanceof AppError && error.reason === "wrong_password";
      if (isWrong) setError("current", { message: texts.currentWrong }, { shouldFocus: true });
      toast.error(texts.failed, {
        description: isWrong ? texts.currentWrong : failureText(error, common),
      });
      return;
    }
    reset(EMPTY);
    toast.success(texts.changed, { description: texts.changedText });
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      {/* For password managers, which want to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormField label={texts.current} error={errors.current?.message}>
        {(field) => (
          <PasswordInput autoComplete="current-password" required {...field} {...register("current")} />
        )}
      </FormField>
      <NewPasswordField field={register("password")} error={errors.password?.message} />
      <Button type="submit" size="small" className="justify-self-start" isBusy={isSubmitting}>
        {isSubmitting ? common.saving : texts.passwordTitle}
      </Button>
    </form>
  );
}
