import { useState } from "react";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { PasswordField } from "../sign-in/account-fields";
import { useFields } from "../sign-in/use-fields";
import { useStaffMember } from "../shared/use-staff-member";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";
import { commonTexts } from "@/texts/admin/common";

interface ConfirmedActionProps {
  label: string;
  /** Shown above the password field. */
  text: string;
  isDestructive?: boolean;
  /** Shown when the change fails. */
  failed: string;
  /** Rejects with the reason `wrong_password` for a wrong password. */
  onConfirm: (password: string) => Promise<void>;
}

/** A button for a security-relevant change, with a dialog for the signed-in person's password. */
export function ConfirmedAction({
  label,
  text,
  isDestructive = false,
  failed,
  onConfirm,
}: ConfirmedActionProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts);
  const email = useStaffMember().email;
  const [isAsking, setAsking] = useState(false);
  const schema = z.object({ password: z.string().min(1, texts.currentRequired) });
  const { form, field, isSubmitting, reset } = useFields(
    schema,
    { password: "" },
    { title: failed, at: { wrong_password: ["password", common.reasons.wrong_password] } },
  );
  if (!isAsking)
    return (
      <Button
        variant={isDestructive ? "outline" : "primary"}
        size="small"
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  const cancel = () => {
    reset();
    setAsking(false);
  };
  return (
    <>
      <p>{text}</p>
      <form {...form(({ password }) => onConfirm(password))} className="grid gap-5">
        {/* For password managers, which need the account's name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label={texts.current} {...field("password")} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            size="small"
            variant={isDestructive ? "destructive" : "primary"}
            isBusy={isSubmitting}
          >
            {label}
          </Button>
          <Button variant="outline" size="small" disabled={isSubmitting} onClick={cancel}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
