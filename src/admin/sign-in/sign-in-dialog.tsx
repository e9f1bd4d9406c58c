import { createContext } from "react";
import { AdminDialog } from "../shared/admin-dialog";
import { SignInSteps } from "./sign-in-steps";

interface SignInDialogProps {
  texts: { title: string; text: string; confirm?: string };
  /** Of whoever was signed in a moment ago. */
  email?: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** A sign-in over the page with somebody's work. */
export function SignInDialog({ texts, email, onSignedIn, onClose }: SignInDialogProps) {
  return (
    <AdminDialog title={texts.title} description={texts.text} size="small" onClose={onClose}>
      <SignInSteps email={email} submitLabel={texts.confirm} onSignedIn={onSignedIn} />
    </AdminDialog>
  );
}

/** Opens the shell's way back in, for somebody who had put it off. */
export const SignInContext = createContext<() => void>(() => {});
