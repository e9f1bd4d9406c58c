import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { createContext } from "react";
import { Dialog } from "@/components/ui/staff/dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { AppError } from "@/data/errors";
import { signIn } from "@/data/staff/staff.mutations";
import { staffQuery } from "@/data/staff/staff.queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { LoginForm, type LoginValues } from "./login-form";

interface SignInDialogProps {
  isOpen: boolean;
  onSignedIn: () => void;
  onClose: () => void;
}

/** The way back in for somebody whose session has ended, over the page with their work. */
export function SignInDialog({ isOpen, onSignedIn, onClose }: SignInDialogProps) {
  const { t } = useAdminI18n();
  const signIn = useSignIn();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t.editor.saving.signIn.title}
      description={t.editor.saving.signIn.text}
      closeLabel={t.common.close}
      size="small"
    >
      <LoginForm
        onSubmit={async (values) => {
          if (await signIn(values)) onSignedIn();
        }}
      />
    </Dialog>
  );
}

/** Signs in and says how it went. Resolves to whether a member of staff is signed in now. */
export function useSignIn(): (values: LoginValues) => Promise<boolean> {
  const { t } = useAdminI18n();
  const client = useQueryClient();
  return async (values) => {
    try {
      await signIn(values);
      const member = await client.fetchQuery({ ...staffQuery, staleTime: 0 });
      if (!member) throw new AppError("unauthorized", "Signed in, but not as staff.", 403);
    } catch (error) {
      toast.error(t.login.failed, { description: signInReason(error, t.login) });
      return false;
    }
    toast.success(t.login.success, { description: t.login.welcome });
    return true;
  };
}

/** Why a sign-in failed, in the person's language. */
function signInReason(error: unknown, texts: AdminDictionary["login"]): string {
  if (!(error instanceof AppError)) return texts.unavailable;
  if (error.code === "too_many")
    return texts.tooMany(Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)));
  if (error.code === "offline") return texts.offline;
  if (error.code === "unauthorized" || error.code === "invalid") return texts.invalid;
  return texts.unavailable;
}

/** Opens the shell's way back in, for somebody who had put it off. */
export const SignInContext = createContext<() => void>(() => {});
