import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { AppError } from "@/data/client/errors";
import { useFailureToast } from "../shared/failure-text";
import { PasswordInput } from "../sign-in/password-input";
import { useStaffMember } from "../shared/use-staff-member";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/words/admin/account";
import { commonTexts } from "@/words/admin/common";

interface ConfirmPasswordFormProps {
  submitLabel: string;
  isDestructive?: boolean;
  /** What is said when it comes to nothing for another reason than the password. */
  failed: string;
  /** Rejects with the reason `wrong_password` when it is not the right one. */
  onSubmit: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the signed-in person's password before a security-relevant change. */
export function ConfirmPasswordForm({
  submitLabel,
  isDestructive = false,
  failed,
  onSubmit,
  onCancel,
}: ConfirmPasswordFormProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts);
  const tell = useFailureToast();
  const email = useStaffMember()?.email ?? "";
  const { register, handleSubmit, formState, setError } = useForm<{ password: string }>({
    resolver: zodResolver(z.object({ password: z.string().min(1, texts.currentRequired) })),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = async ({ password }: { password: string }) => {
    try {
      await onSubmit(password);
    } catch (error) {
      if (error instanceof AppError && error.reason === "wrong_password")
        setError("password", { message: texts.currentWrong }, { shouldFocus: true });
      else tell(failed)(error);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      {/* For password managers, which want to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormField label={texts.current} error={errors.password?.message}>
        {(field) => (
          <PasswordInput autoComplete="current-password" required {...field} {...register("password")} />
        )}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="small"
          variant={isDestructive ? "destructive" : "primary"}
          isBusy={isSubmitting}
        >
          {submitLabel}
        </Button>
        <Button variant="outline" size="small" disabled={isSubmitting} onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
