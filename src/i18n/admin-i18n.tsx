import { createContext, use, type ReactNode } from "react";
import type { Locale } from "@/config/locales";
import type { AdminDictionary } from "@/words/admin/en";

interface AdminTexts {
  locale: Locale;
  t: AdminDictionary;
}

const Context = createContext<AdminTexts | undefined>(undefined);

interface AdminI18nProviderProps {
  locale: Locale;
  dictionary: AdminDictionary;
  children: ReactNode;
}

/** Language and texts of the back office. */
export function AdminI18nProvider({ locale, dictionary, children }: AdminI18nProviderProps) {
  return <Context value={{ locale, t: dictionary }}>{children}</Context>;
}

/** The back office's language and its texts. */
export function useAdminI18n(): AdminTexts {
  const value = use(Context);
  if (!value) throw new Error("There is no language provider above this component.");
  return value;
}
