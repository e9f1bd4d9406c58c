import { paths } from "@/config/paths";
import { termsPageTexts } from "@/texts/site/terms-page";
import { useTexts } from "@/i18n/i18n";
import { LegalPage } from "./legal-layout";

export function Component() {
  return <LegalPage path={paths.terms} texts={useTexts(termsPageTexts)} />;
}
