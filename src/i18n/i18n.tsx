import { createContext, use, type ReactNode, useEffect } from "react";
import type { Facts } from "@domain/facts";
import type { Dictionary } from "@/texts/site/en";
import { type Locale, type Localized, dirOf } from "@/config/locales";
import type { TextsOfFacts } from "./texts-of-facts";

interface SiteTexts {
  locale: Locale;
  t: Dictionary;
  facts: Facts;
}

const LocaleContext = createContext<Locale | undefined>(undefined);
const SiteContext = createContext<SiteTexts | undefined>(undefined);

/** The language of the components below. The back office needs only that; a page of the site also has texts and facts. */
export const LocaleProvider = LocaleContext;

interface I18nProviderProps {
  locale: Locale;
  dictionary: TextsOfFacts<Dictionary>;
  /** The facts in the dictionary's sentences. */
  facts: Facts;
  children: ReactNode;
}

/** Language, texts and facts of the public site. */
export function I18nProvider({ locale, dictionary, facts, children }: I18nProviderProps) {
  return (
    <LocaleContext value={locale}>
      <SiteContext value={{ locale, t: dictionary(facts), facts }}>{children}</SiteContext>
    </LocaleContext>
  );
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("There is no language provider above this component.");
  return value;
}

/** The language of the page, or of the back office. */
export const useLocale = (): Locale => required(use(LocaleContext));

/** The page's language, its texts, and the facts of the business. */
export const useI18n = (): SiteTexts => required(use(SiteContext));

/**
 * The texts of a page or a part of one, by default in the language of the surrounding page. Texts with facts are for pages of
 * the site.
 */
export function useTexts<Texts>(
  localizedTexts: Localized<Texts> | TextsOfFacts<Localized<Texts>>,
  lang?: Locale,
): Texts {
  const locale = useLocale();
  const site = use(SiteContext);
  const texts = typeof localizedTexts === "function" ? localizedTexts(required(site).facts) : localizedTexts;
  return texts[lang ?? locale];
}

/** Sets the language of the document, for the browser and for screen readers. */
export const useDocumentLanguage = (locale: Locale): void =>
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = dirOf(locale);
  }, [locale]);
