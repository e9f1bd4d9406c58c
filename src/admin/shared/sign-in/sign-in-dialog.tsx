import { createContext } from "react";
import { Dialog } from "@/components/ui/staff/dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { SignInSteps } from "./sign-in-steps";

interface SignInDialogProps {
  isOpen: boolean;
  texts: { title: string; text: string };
  /** Of whoever was signed in a moment ago. */
  email?: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** A sign-in over the page with somebody's work. */
export function SignInDialog({ isOpen, texts, email, onSignedIn, onClose }: SignInDialogProps) {
  const { t } = useAdminI18n();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
      closeLabel={t.common.close}
      size="small"
    >
      <SignInSteps email={email} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

/** Opens the shell's way back in, for somebody who had put it off. */
export const SignInContext = createContext<() => void>(() => {});
