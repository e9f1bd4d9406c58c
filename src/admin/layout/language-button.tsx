import { useOutletContext } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { LOCALE_NAMES, otherLocale, type Locale } from "@/config/locales";
import { useLocale } from "@/i18n/i18n";

export function LanguageButton() {
  const locale = useLocale();
  const { chooseLocale } = useAdminContext();
  const target = otherLocale(locale);
  return (
    <Button
      variant="ghost"
      size="small"
      lang={target}
      className="max-sm:px-3"
      onClick={() => chooseLocale(target)}
    >
      {LOCALE_NAMES[target]}
    </Button>
  );
}

export interface AdminContext {
  chooseLocale: (locale: Locale) => void;
}

/** What the back office's root gives to the pages and layouts directly below it. */
export const useAdminContext = () => useOutletContext<AdminContext>();
