import { Dialog } from "@/components/ui/staff/dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { LoginForm } from "./login-form";
import { useSignIn } from "./use-sign-in";

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
