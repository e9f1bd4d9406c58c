import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { LogoMark } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { useBusinessName } from "../shared/use-business-name";
import { AdminHead } from "./admin-head";
import { LanguageButton } from "./language-button";
import { useLocale, useTexts } from "@/i18n/i18n";
import { navigationTexts } from "@/texts/admin/navigation";

/** The look of the pages before the sign-in. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  const locale = useLocale();
  const navigation = useTexts(navigationTexts);
  const brand = useBusinessName();
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <AdminHead title={title} />
      <main className="flex flex-col px-5 py-6">
        <div className="flex items-center justify-between">
          <Link
            to={localizedPath(paths.home, locale)}
            title={navigation.site}
            className="inline-flex min-h-12 items-center gap-2.5 text-xl font-bold"
          >
            <LogoMark className="h-9.5 w-8.5" />
            {brand}
          </Link>
          <LanguageButton />
        </div>
        <div className="m-auto w-full max-w-sm py-10">
          <h1 className="text-[2.25rem]">{title}</h1>
          <p className="text-muted-foreground mt-1 mb-8">{lead}</p>
          {children}
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
