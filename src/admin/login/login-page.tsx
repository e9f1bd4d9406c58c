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

  // The next person starts without the data of the previous one. It is cleared after the page that shows it is gone: a page
  // with an empty cache would read again, and be refused.
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

/** The destination before the sign-in: a page of the back office, or the blog's publishing mode. */
function nextPath(state: unknown): string {
  const next = typeof state === "object" && state !== null && "next" in state ? state.next : undefined;
  return typeof next === "string" && /^\/(?:admin(?:[/?]|$)|(?:ar\/)?blog\?admin=1(?:&|$))/.test(next)
    ? next
    : paths.admin;
}
