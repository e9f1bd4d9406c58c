import { paths } from "@/config/paths";
import { privacyPageTexts } from "@/i18n/dictionaries/privacy-page";
import { useI18n } from "@/i18n/i18n";
import { LegalPage } from "./legal-page";

export function Component() {
  const { locale } = useI18n();
  return <LegalPage path={paths.privacy} texts={privacyPageTexts[locale]} />;
}
