import type { StaffMember } from "@/data/staff/session";
import { AdminDialog } from "../shared/admin-dialog";
import { SignInSteps } from "./sign-in-steps";

interface SignInDialogProps {
  texts: { title: string; text: string; confirm?: string };
  member: StaffMember;
  onSignedIn: () => void;
  onClose: () => void;
}

/** A sign-in over the page with unsaved work. */
export function SignInDialog({ texts, member, onSignedIn, onClose }: SignInDialogProps) {
  return (
    <AdminDialog title={texts.title} description={texts.text} size="small" onClose={onClose}>
      <SignInSteps member={member} submitLabel={texts.confirm} onSignedIn={onSignedIn} />
    </AdminDialog>
  );
}
