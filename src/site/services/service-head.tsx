import { paths } from "@/config/paths";
import { servicePageTexts } from "@/i18n/dictionaries/service-page";
import { useI18n } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { faqPage } from "@/seo/page-json-ld";
import { usePageSchemas } from "@/seo/page-schemas";
import { offerEnd, serviceData } from "@/seo/service-json-ld";
import type { ServiceContent } from "./service-content";

/** What search engines and shared links read of a service. */
export function ServiceHead({ service }: { service: ServiceContent }) {
  const { t, locale } = useI18n();
  const { units, head } = servicePageTexts[locale];
  const { slug, title, summary, price, scene } = service;
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
      description={head.description(`${t.navigation.from(price.fromAED)} ${units[price.unit]}`, summary)}
      keywords={service.keywords.join(head.comma)}
      image={scene.card}
      imageAlt={scene.alt}
      jsonLd={[
        serviceData(locale, { slug, title, description: summary, price, offerValidUntil: offerEnd() }),
        ...(questions ? [questions] : []),
      ]}
      schemas={schemas}
    />
  );
}
