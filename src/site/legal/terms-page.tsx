import { paths } from "@/config/paths";
import { termsPageTexts } from "@/i18n/dictionaries/terms-page";
import { useI18n } from "@/i18n/i18n";
import { LegalPage } from "./legal-page";

export function Component() {
  const { locale } = useI18n();
  return <LegalPage path={paths.terms} texts={termsPageTexts[locale]} />;
}
