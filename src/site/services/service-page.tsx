import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { paths } from "@/config/paths";
import { serviceTitle } from "@/content/services";
import { servicePageTexts } from "@/i18n/dictionaries/service-page";
import { useI18n } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { breadcrumbs, faqPage } from "@/seo/page-json-ld";
import { serviceData } from "@/seo/service-json-ld";
import { PriceAndWhy } from "./price-and-why";
import { ServiceAbout } from "./service-about";
import { ServiceArticles } from "./service-articles";
import { ServiceClosing } from "./service-closing";
import { ServiceFaq } from "./service-faq";
import { ServiceHero } from "./service-hero";
import { ServiceReviews } from "./service-reviews";
import { ServiceSteps } from "./service-steps";
import { serviceContentQuery } from "./service.queries";
import { UnknownService } from "./unknown-service";

export function Component() {
  const { t, locale } = useI18n();
  const { slug = "" } = useParams();
  // The loader has read it; only the type does not know.
  const { data: content } = useSuspenseQuery(serviceContentQuery(locale, slug));
  const title = serviceTitle(slug)?.[locale];
  if (!content || !title) return <UnknownService />;

  const texts = servicePageTexts[locale];
  const price = `${t.navigation.from(content.price.fromAED)} ${texts.units[content.price.unit]}`;
  const faq = faqPage(locale, content.faqs);
  return (
    <>
      <PageHead
        locale={locale}
        path={paths.service(slug)}
        title={texts.metaTitle(title)}
        description={`${texts.metaPrice(price)} ${content.summary}`}
        jsonLd={[
          breadcrumbs(locale, [
            { name: t.navigation.home, path: paths.home },
            { name: t.navigation.services, path: `${paths.home}#services` },
            { name: title, path: paths.service(slug) },
          ]),
          serviceData(locale, {
            slug,
            title,
            description: content.summary,
            price: content.price,
            offerValidUntil: content.offerValidUntil,
          }),
          ...(faq ? [faq] : []),
        ]}
      />
      <ServiceHero slug={slug} title={title} content={content} />
      <ServiceAbout content={content} />
      <ServiceSteps steps={content.steps} />
      <PriceAndWhy slug={slug} title={title} price={content.price} />
      <ServiceFaq slug={slug} faqs={content.faqs} />
      <ServiceReviews slug={slug} />
      <ServiceArticles slug={slug} />
      <ServiceClosing slug={slug} title={title} related={content.related} />
    </>
  );
}
