import { paths } from "@/config/paths";
import { contactPageTexts } from "@/words/site/contact-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { useBusinessData } from "@/seo/use-business-data";
import { ContactHero } from "./contact-hero";
import { ContactPlace } from "./contact-place";
import { ContactServices } from "./contact-services";
import { SocialSection } from "./social-section";

export function Component() {
  const { t } = useI18n();
  const business = useBusinessData([], false);
  const texts = useTexts(contactPageTexts);
  return (
    <>
      <PageHead
        path={paths.contact}
        trail={[{ name: t.navigation.contact, path: paths.contact }]}
        title={texts.metaTitle}
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
        jsonLd={[business]}
      />
      <ContactHero />
      <ContactServices />
      <ContactPlace />
      <SocialSection />
    </>
  );
}
