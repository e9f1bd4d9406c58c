import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { changePassword } from "@/data/staff/accounts";
import {
  EmailField,
  emailSchema,
  NewPasswordField,
  newPasswordSchema,
  PasswordField,
} from "./account-fields";
import { useFields } from "./use-fields";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";
import { commonTexts } from "@/texts/admin/common";
import { loginTexts } from "@/texts/admin/login";

interface ChangePasswordFormProps {
  /** The signed-in person's address. Without a session the form has a field for it. */
  email?: string;
  onChanged?: () => void;
}

/** Changes a password after the current one is entered. */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const login = useTexts(loginTexts);
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts);
  const isSignedIn = email !== undefined;
  const schema = z.object({
    email: emailSchema(login).optional(),
    current: z.string().min(1, texts.currentRequired),
    password: newPasswordSchema(texts),
  });
  const empty = { email: isSignedIn ? undefined : "", current: "", password: "" };
  const { mutateAsync } = useMutation(changePassword);
  const { form, field, isSubmitting, reset } = useFields(schema, empty, {
    title: texts.failed,
    at: {
      wrong_password: ["current", common.reasons.wrong_password],
      invalid_credentials: ["current", login.invalid],
    },
  });
  const submit = async (values: z.infer<typeof schema>) => {
    await mutateAsync(values);
    reset();
    toast.success(texts.changed, { description: texts.changedText });
    onChanged?.();
  };
  return (
    <form {...form(submit)} className="grid gap-5">
      {isSignedIn ? (
        // For password managers, which need the account's name.
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      ) : (
        <EmailField {...field("email")} />
      )}
      <PasswordField label={texts.current} {...field("current")} />
      <NewPasswordField {...field("password")} />
      <Button
        type="submit"
        {...(isSignedIn && { size: "small", className: "justify-self-start" })}
        isBusy={isSubmitting}
      >
        {isSubmitting ? common.saving : texts.passwordTitle}
      </Button>
    </form>
  );
}
