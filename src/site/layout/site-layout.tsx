import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { I18nProvider } from "@/i18n/i18n";
import type { Dictionary } from "@/i18n/dictionaries/en";
import { dirOf, type Locale } from "@/i18n/locales";
import { startTracking } from "@/tracking/start";
import { ConsentNotice } from "./consent-notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { usePageStart } from "./use-page-start";
import { useRedirect } from "./use-redirect";
import { useSlowLoadWarning } from "./use-slow-load-warning";
import { useStoredLanguage } from "./use-stored-language";

let isTracking = false;

/** Header, page and footer of every public page, in one language. */
export function SiteLayout({ locale, dictionary }: { locale: Locale; dictionary: Dictionary }) {
  useStoredLanguage(locale);
  const isLeaving = useRedirect();
  usePageStart();
  useSlowLoadWarning();
  const { pathname } = useLocation();

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = dirOf(locale);
  }, [locale]);

  useEffect(() => {
    // Once per page load, whichever layouts come and go.
    if (isTracking) return;
    isTracking = true;
    startTracking(locale);
  }, [locale]);

  return (
    <I18nProvider locale={locale} dictionary={dictionary}>
      <a
        href="#content"
        className="rounded-control bg-primary text-primary-foreground sr-only z-50 px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {dictionary.navigation.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none" key={pathname}>
        {isLeaving ? <div className="min-h-screen" /> : <Outlet />}
      </main>
      <SiteFooter />
      <ConsentNotice />
    </I18nProvider>
  );
}
