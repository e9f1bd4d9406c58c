import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { I18nProvider, useDocumentLanguage } from "@/i18n/i18n";
import { useFacts } from "@/data/public/facts.queries";
import { PageSubjectContext } from "@/components/patterns/page-subject";
import type { Dictionary } from "@/texts/site/en";
import type { Locale } from "@/config/locales";
import type { TextsOfFacts } from "@/i18n/texts-of-facts";
import { showFonts } from "../page-script/fonts";
import { startPage } from "../page-script/start-page";
import { paths } from "@/config/paths";
import { followNavigation } from "@/tracking/when-needed";
import { usePageTraits } from "./page-traits";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { usePageStart } from "./use-page-start";
import { useRedirect } from "./use-redirect";

/** Header, page and footer of every public page, in one language. */
export function SiteLayout({ locale, dictionary }: { locale: Locale; dictionary: TextsOfFacts<Dictionary> }) {
  const facts = useFacts();
  const isLeaving = useRedirect();
  usePageStart();
  const { pathname, key } = useLocation();

  useDocumentLanguage(locale);

  useEffect(() => {
    startPage();
    showFonts(locale);
  }, [locale]);

  useEffect(followNavigation, [key]);
  useEffect(() => {
    if (pathname !== paths.home) document.querySelector(".arabic-offer")?.remove();
  }, [pathname]);

  const { subject, hasOwnBar } = usePageTraits(locale, facts, dictionary(facts));
  return (
    <I18nProvider locale={locale} dictionary={dictionary} facts={facts}>
      <PageSubjectContext value={subject}>
        <a
          href="#content"
          className="rounded-control bg-primary text-primary-foreground sr-only z-50 px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
        >
          {dictionary(facts).navigation.skip}
        </a>
        <SiteHeader hasOwnBar={hasOwnBar} />
        <main id="content" tabIndex={-1} className="outline-none" key={pathname}>
          {isLeaving ? <div className="min-h-screen" /> : <Outlet />}
        </main>
        <SiteFooter />
      </PageSubjectContext>
    </I18nProvider>
  );
}
