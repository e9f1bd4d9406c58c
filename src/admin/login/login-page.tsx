import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { paths } from "@/config/paths";
import { staffQuery } from "@/data/staff/session";
import { SignInFrame } from "../layout/sign-in-frame";
import { adminPaths } from "../shared/admin-paths";
import { SignInSteps } from "../sign-in/sign-in-steps";
import { useTexts } from "@/i18n/i18n";
import { loginTexts } from "@/texts/admin/login";

export function Component() {
  const login = useTexts(loginTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const next = nextPath(useLocation().state);
  const staff = useQuery({ ...staffQuery, retry: false });

  // Whoever signs in next begins without what was read for somebody else. Not before the page that shows it is gone: one that
  // finds the cache empty reads again, and is refused.
  useEffect(() => {
    client.removeQueries({ type: "inactive" });
    client.getMutationCache().clear();
  }, [client]);

  if (staff.data) return <Navigate to={next} replace />;

  return (
    <SignInFrame title={login.title} lead={login.lead}>
      <SignInSteps onSignedIn={() => navigate(next, { replace: true })} />
      <p className="mt-6">
        <Link to={adminPaths.forgotten} className="text-primary underline underline-offset-4">
          {login.forgotten}
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
