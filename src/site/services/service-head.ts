import { paths } from "@/config/paths";
import type { ServicePrice, ServiceTexts } from "@/content/service-details/types";
import { serviceHeadTexts } from "@/i18n/dictionaries/service-page";
import type { Locale } from "@/i18n/locales";
import { breadcrumbs, faqPage } from "@/seo/page-json-ld";
import { offerEnd, serviceData } from "@/seo/service-json-ld";

/** What search engines and shared links read of a service. */
export interface ServiceHead {
  title: string;
  description: string;
  keywords: string;
  /** Path of the picture that a shared link shows. */
  image: string;
  jsonLd: readonly object[];
}

interface Service extends Pick<ServiceTexts, "summary" | "faqs" | "keywords"> {
  slug: string;
  title: string;
  adHeadline: string;
  priceLabel: string;
  price: ServicePrice;
  /** Path of the picture that a shared link shows. */
  card: string;
  /** What the pages above it are called. */
  trail: { home: string; services: string };
}

export function serviceHead(
  locale: Locale,
  { slug, title, adHeadline, summary, faqs, keywords, priceLabel, price, card, trail }: Service,
): ServiceHead {
  const texts = serviceHeadTexts[locale];
  const questions = faqPage(locale, faqs);
  return {
    title: adHeadline,
    description: texts.description(priceLabel, summary),
    keywords: keywords.join(texts.comma),
    image: card,
    jsonLd: [
      breadcrumbs(locale, [
        { name: trail.home, path: paths.home },
        { name: trail.services, path: `${paths.home}#services` },
        { name: title, path: paths.service(slug) },
      ]),
      serviceData(locale, { slug, title, description: summary, price, offerValidUntil: offerEnd() }),
      ...(questions ? [questions] : []),
    ],
  };
}
