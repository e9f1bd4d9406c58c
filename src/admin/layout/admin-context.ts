import { useOutletContext } from "react-router-dom";
import type { Locale } from "@/i18n/locales";

export interface AdminContext {
  chooseLocale: (locale: Locale) => void;
}

/** What the back office's root gives to the pages and layouts directly below it. */
export const useAdminContext = () => useOutletContext<AdminContext>();
