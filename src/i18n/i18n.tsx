import { createContext, use, type ReactNode } from "react";
import type { Facts } from "@domain/facts";
import type { Dictionary } from "@/words/site/en";
import type { Locale, Localized } from "@/config/locales";
import type { Words } from "./words";

interface SiteTexts {
  locale: Locale;
  t: Dictionary;
  facts: Facts;
}

const Context = createContext<SiteTexts | undefined>(undefined);

interface I18nProviderProps {
  locale: Locale;
  dictionary: Words<Dictionary>;
  /** What the dictionary's sentences say about the business. */
  facts: Facts;
  children: ReactNode;
}

/** Language, texts and facts of the public site. */
export function I18nProvider({ locale, dictionary, facts, children }: I18nProviderProps) {
  return <Context value={{ locale, t: dictionary(facts), facts }}>{children}</Context>;
}

/** The page's language, its texts, and the facts of the business. */
export function useI18n(): SiteTexts {
  const value = use(Context);
  if (!value) throw new Error("There is no language provider above this component.");
  return value;
}

/** Texts of one page or part, in the page's language unless another is given. */
export function useTexts<Texts>(words: Words<Localized<Texts>>, lang?: Locale): Texts {
  const { facts, locale } = useI18n();
  return words(facts)[lang ?? locale];
}
