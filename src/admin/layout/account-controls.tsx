import { NavLink } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { signOut } from "@/data/staff/session";
import { cn } from "@/lib/class-names";
import { pageNames } from "../pages";
import { adminPaths } from "../shared/admin-paths";
import { useLeave } from "../shared/leave-guard";
import { useStaffMember } from "../shared/use-staff-member";
import { useLeaveSession } from "../sign-in/leave-session";
import { LanguageButton } from "./language-button";
import { useLocale, useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/texts/admin/shell";

/** The signed-in person, with a link to their account. */
export function AccountLink({ className }: { className: string }) {
  const locale = useLocale();
  const member = useStaffMember();
  return (
    <NavLink
      to={adminPaths.account}
      title={`${pageNames.account[locale]}: ${member.email}`}
      className={cn(
        "text-muted-foreground hover:text-foreground aria-[current]:text-primary flex min-h-12 min-w-0 items-center text-base underline-offset-4 hover:underline aria-[current]:font-semibold",
        className,
      )}
    >
      <bdi className="truncate">{member.name || member.email}</bdi>
    </NavLink>
  );
}

/** The back office's language, and the sign-out. @param onLogout called first */
export function SessionButtons({ onLogout }: { onLogout?: () => void }) {
  const shell = useTexts(shellTexts);
  // Confirms unsaved work while the session can still save it.
  const leave = useLeave();
  const leaveSession = useLeaveSession();
  return (
    <>
      <LanguageButton />
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          onLogout?.();
          leave(() => void leaveSession(signOut));
        }}
      >
        {shell.logout}
      </Button>
    </>
  );
}
