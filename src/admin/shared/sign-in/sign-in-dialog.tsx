import { createContext } from "react";
import { Dialog } from "@/components/ui/staff/dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { SignInSteps } from "./sign-in-steps";

interface SignInDialogProps {
  isOpen: boolean;
  onSignedIn: () => void;
  onClose: () => void;
}

/** The way back in for somebody whose session has ended, over the page with their work. */
export function SignInDialog({ isOpen, onSignedIn, onClose }: SignInDialogProps) {
  const { t } = useAdminI18n();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t.editor.saving.signIn.title}
      description={t.editor.saving.signIn.text}
      closeLabel={t.common.close}
      size="small"
    >
      <SignInSteps onSignedIn={onSignedIn} />
    </Dialog>
  );
}

/** Opens the shell's way back in, for somebody who had put it off. */
export const SignInContext = createContext<() => void>(() => {});
