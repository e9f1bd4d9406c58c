import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { paths } from "@/config/paths";
import { staffQuery } from "@/data/staff/staff.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { SignInFrame } from "../layout/sign-in-frame";
import { adminPaths } from "../shared/admin-paths";
import { SignInSteps } from "../shared/sign-in/sign-in-steps";

export function Component() {
  const { t } = useAdminI18n();
  const navigate = useNavigate();
  const next = nextPath(useLocation().state);
  const staff = useQuery({ ...staffQuery, retry: false });

  if (staff.data) return <Navigate to={next} replace />;

  return (
    <SignInFrame title={t.login.title} lead={t.login.lead}>
      <SignInSteps onSignedIn={() => navigate(next, { replace: true })} />
      <p className="mt-6">
        <Link to={adminPaths.forgotten} className="text-primary underline underline-offset-4">
          {t.login.forgotten}
        </Link>
      </p>
    </SignInFrame>
  );
}

/** Where the person was going when the sign-in stood in the way: the back office, or the blog's publishing mode. */
function nextPath(state: unknown): string {
  const next = typeof state === "object" && state !== null && "next" in state ? state.next : undefined;
  return typeof next === "string" && /^\/(?:admin(?:[/?]|$)|(?:ar\/)?blog\?admin=1(?:&|$))/.test(next)
    ? next
    : paths.admin;
}
