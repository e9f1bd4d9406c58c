import { paths } from "@/config/paths";
import { privacyPageTexts } from "@/texts/site/privacy-page";
import { useTexts } from "@/i18n/i18n";
import { LegalPage } from "./legal-layout";

export function Component() {
  return <LegalPage path={paths.privacy} texts={useTexts(privacyPageTexts)} />;
}
