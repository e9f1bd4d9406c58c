import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { LogoMark } from "@/components/ui/icons";
import { brandName } from "@/config/brand";
import { localizedPath, paths } from "@/config/paths";
import { staffQuery } from "@/data/staff/staff.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { AdminHead } from "../layout/admin-head";
import { LanguageButton } from "../layout/language-button";
import { LoginForm, type LoginValues } from "../shared/sign-in/login-form";
import { useSignIn } from "../shared/sign-in/sign-in-dialog";

export function Component() {
  const { t, locale } = useAdminI18n();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const next = nextPath(useLocation().state);
  const staff = useQuery({ ...staffQuery, retry: false });

  if (staff.data) return <Navigate to={next} replace />;

  const submit = async (values: LoginValues) => {
    if (await signIn(values)) await navigate(next, { replace: true });
  };

  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <AdminHead title={t.login.title} />
      <main className="flex flex-col px-5 py-6">
        <div className="flex items-center justify-between">
          <Link
            to={localizedPath(paths.home, locale)}
            className="inline-flex min-h-12 items-center gap-2.5 text-xl font-bold"
          >
            <LogoMark className="h-9.5 w-8.5" />
            {brandName[locale]}
          </Link>
          <LanguageButton />
        </div>
        <div className="m-auto w-full max-w-sm py-10">
          <h1 className="text-[2.25rem]">{t.login.title}</h1>
          <p className="text-muted-foreground mt-1 mb-8">{t.login.lead}</p>
          <LoginForm onSubmit={submit} />
        </div>
      </main>
      <div aria-hidden="true" className="bg-primary-soft hidden items-end justify-center pt-16 lg:flex">
        <div className="bg-primary/10 h-[82%] w-[62%] rounded-[999px_999px_0_0] p-6 pb-0">
          <div className="bg-primary/15 h-full rounded-[999px_999px_0_0] p-6 pb-0">
            <div className="bg-primary flex h-full items-center justify-center rounded-[999px_999px_0_0]">
              <svg viewBox="0 0 24 24" className="size-20">
                <path
                  d="M12 4v16M4 12h16"
                  stroke="var(--background)"
                  strokeWidth="3.4"
                  strokeLinecap="round"
                />
              </svg>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Where the person was going when the sign-in stood in the way: the back office, or the blog's publishing mode. */
function nextPath(state: unknown): string {
  const next = typeof state === "object" && state !== null && "next" in state ? state.next : undefined;
  return typeof next === "string" && /^\/(?:admin(?:[/?]|$)|(?:ar\/)?blog\?admin=1(?:&|$))/.test(next)
    ? next
    : paths.admin;
}
