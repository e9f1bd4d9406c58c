import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { LOCALE_NAMES, otherLocale } from "@/i18n/locales";
import { useAdminContext } from "./admin-context";

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
