import { createContext, use } from "react";
import { Button } from "@/components/ui/button";
import { LOCALE_NAMES, otherLocale, type Locale } from "@/config/locales";
import { useLocale } from "@/i18n/i18n";

/** Called when the person chooses a language; the back office's root provides it. */
export const ChooseLocaleContext = createContext<(locale: Locale) => void>(() => {});

export function LanguageButton() {
  const target = otherLocale(useLocale());
  const choose = use(ChooseLocaleContext);
  return (
    <Button variant="ghost" size="small" lang={target} className="max-sm:px-3" onClick={() => choose(target)}>
      {LOCALE_NAMES[target]}
    </Button>
  );
}
