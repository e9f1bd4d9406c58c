import { useOutletContext } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { LOCALE_NAMES, otherLocale, type Locale } from "@/config/locales";

export function LanguageButton() {
  const { locale } = useAdminI18n();
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
