import { paths } from "@/config/paths";
import type { ServicePrice, ServiceTexts } from "@/content/service-details/types";
import { serviceHeadTexts } from "@/i18n/dictionaries/service-page";
import type { Locale } from "@/i18n/locales";
import { breadcrumbs, faqPage } from "@/seo/page-json-ld";
import { serviceData } from "@/seo/service-json-ld";

/** What search engines and shared links read of a service. */
export interface ServiceHead {
  title: string;
  description: string;
  keywords: string;
  jsonLd: readonly object[];
}

interface Service extends Pick<ServiceTexts, "summary" | "faqs" | "keywords"> {
  slug: string;
  title: string;
  priceLabel: string;
  price: ServicePrice;
  /** What the pages above it are called. */
  trail: { home: string; services: string };
}

export function serviceHead(
  locale: Locale,
  { slug, title, summary, faqs, keywords, priceLabel, price, trail }: Service,
): ServiceHead {
  const texts = serviceHeadTexts[locale];
  const questions = faqPage(locale, faqs);
  const offerValidUntil = inOneYear();
  return {
    title: texts.title(title),
    description: texts.description(priceLabel, summary),
    keywords: keywords.join(texts.comma),
    jsonLd: [
      breadcrumbs(locale, [
        { name: trail.home, path: paths.home },
        { name: trail.services, path: `${paths.home}#services` },
        { name: title, path: paths.service(slug) },
      ]),
      serviceData(locale, { slug, title, description: summary, price, offerValidUntil }),
      ...(questions ? [questions] : []),
    ],
  };
}

/** An ISO date, like `2027-11-21`. */
function inOneYear(): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}
