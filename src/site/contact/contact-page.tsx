import type { QueryClient } from "@tanstack/react-query";
import { paths } from "@/config/paths";
import { primeQuery } from "@/data/prime-query";
import { storedRatingQuery } from "@/data/reviews/stored-rating.queries";
import { contactPageTexts } from "@/i18n/dictionaries/contact-page";
import { useI18n } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { useBusinessData } from "@/seo/use-business-data";
import { ContactHero } from "./contact-hero";
import { ContactPlace } from "./contact-place";
import { ContactServices } from "./contact-services";
import { SocialSection } from "./social-section";

export const load = (client: QueryClient) => primeQuery(client, storedRatingQuery);

export function Component() {
  const { t, locale } = useI18n();
  const business = useBusinessData();
  const texts = contactPageTexts[locale];
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
