import { paths } from "@/config/paths";
import { servicePageTexts } from "@/words/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { faqPage } from "@/seo/page-json-ld";
import { usePageSchemas } from "@/seo/page-schemas";
import { card } from "@/seo/shared-picture";
import { offerEnd, serviceData } from "@/seo/service-json-ld";
import type { ServiceContent } from "./service-content";

/** What search engines and shared links read of a service. */
export function ServiceHead({ service }: { service: ServiceContent }) {
  const { t, locale, facts } = useI18n();
  const { units, head } = useTexts(servicePageTexts);
  const { slug, title, summary, priceAED, unit, picture, scene } = service;
  const schemas = usePageSchemas("service", slug);
  const questions = faqPage(locale, service.faqs);
  return (
    <PageHead
      path={paths.service(slug)}
      trail={[
        { name: t.navigation.services, path: `${paths.home}#services` },
        { name: title, path: paths.service(slug) },
      ]}
      title={service.adHeadline}
      description={head.description(
        priceAED === undefined
          ? t.navigation.from(priceAED)
          : `${t.navigation.from(priceAED)} ${units[unit]}`,
        summary,
      )}
      keywords={service.keywords.join(head.comma)}
      picture={picture ? { address: picture.url, alt: picture.alt } : card(scene.card, scene.alt)}
      jsonLd={[
        serviceData(facts, locale, {
          slug,
          title,
          description: summary,
          priceAED,
          unit,
          offerValidUntil: offerEnd(),
        }),
        ...(questions ? [questions] : []),
      ]}
      schemas={schemas}
    />
  );
}
