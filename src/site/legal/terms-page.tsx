import { paths } from "@/config/paths";
import { termsPageTexts } from "@/i18n/dictionaries/terms-page";
import { useTexts } from "@/i18n/i18n";
import { LegalPage } from "./legal-page";

export function Component() {
  return <LegalPage path={paths.terms} texts={useTexts(termsPageTexts)} />;
}
