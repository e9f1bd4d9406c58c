import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { localizedPath, stripLocale } from "@/config/paths";
import type { Locale } from "@/i18n/locales";
import { localStore, sessionStore } from "@/lib/safe-storage";

const CHOICE = "lang";
const VISIT_BEGAN = "lang-checked";

/** Remembers the language a person chose with the switch. */
export const storeLanguage = (locale: Locale): void => localStore.set(CHOICE, locale);

/**
 * Someone who chose Arabic before and opens an English address first in this visit is taken to its Arabic twin. Once
 * per visit, so that the English page stays reachable; crawlers have no stored choice.
 */
export function useStoredLanguage(locale: Locale): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (sessionStore.get(VISIT_BEGAN) !== null) return;
    sessionStore.set(VISIT_BEGAN, "1");
    // Where storage is blocked nothing was remembered, and nothing could end a loop.
    if (sessionStore.get(VISIT_BEGAN) === null) return;
    if (locale === "en" && !pathname.startsWith("/en/") && localStore.get(CHOICE) === "ar") {
      void navigate(
        { pathname: localizedPath(stripLocale(pathname), "ar"), search, hash },
        { replace: true },
      );
    }
  }, [locale, pathname, search, hash, navigate]);
}
