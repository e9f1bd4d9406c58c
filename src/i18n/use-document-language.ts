import { useEffect } from "react";
import { dirOf, type Locale } from "@/config/locales";

/** Tells the browser, and what reads pages aloud, in which language the document is. */
export const useDocumentLanguage = (locale: Locale): void =>
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = dirOf(locale);
  }, [locale]);
