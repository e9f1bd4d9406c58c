import { createContext, use, type ReactNode } from "react";
import type { Locale } from "@/config/locales";

interface I18n<Dictionary> {
  locale: Locale;
  t: Dictionary;
}

/** A provider and a hook for one set of dictionaries. */
export function createI18n<Dictionary>() {
  const Context = createContext<I18n<Dictionary> | undefined>(undefined);

  function Provider({
    locale,
    dictionary,
    children,
  }: {
    locale: Locale;
    dictionary: Dictionary;
    children: ReactNode;
  }) {
    return <Context value={{ locale, t: dictionary }}>{children}</Context>;
  }

  /** The page's language and its texts. */
  function useTexts(): I18n<Dictionary> {
    const value = use(Context);
    if (!value) throw new Error("There is no language provider above this component.");
    return value;
  }

  return [Provider, useTexts] as const;
}
