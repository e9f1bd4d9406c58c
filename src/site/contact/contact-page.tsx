import { useQuery } from "@tanstack/react-query";
import { paths } from "@/config/paths";
import { contactPageTexts } from "@/i18n/dictionaries/contact-page";
import { useI18n } from "@/i18n/i18n";
import { businessDataQuery } from "@/seo/business.queries";
import { breadcrumbs } from "@/seo/page-json-ld";
import { PageHead } from "@/seo/page-head";
import { ContactHero } from "./contact-hero";
import { ContactPlace } from "./contact-place";
import { ContactServices } from "./contact-services";
import { SocialSection } from "./social-section";

export function Component() {
  const { t, locale } = useI18n();
  const business = useQuery(businessDataQuery(locale));
  const texts = contactPageTexts[locale];
  return (
    <>
      <PageHead
        locale={locale}
        path={paths.contact}
        title={texts.metaTitle}
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
        jsonLd={[
          breadcrumbs(locale, [
            { name: t.navigation.home, path: paths.home },
            { name: t.navigation.contact, path: paths.contact },
          ]),
          ...(business.data ?? []),
        ]}
      />
      <ContactHero />
      <ContactServices />
      <ContactPlace />
      <SocialSection />
    </>
  );
}
