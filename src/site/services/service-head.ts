import type { ServicePrice, ServiceTexts } from "@/content/service-details/types";
import { serviceHeadTexts } from "@/i18n/dictionaries/service-page";
import type { Locale } from "@/i18n/locales";
import { faqPage } from "@/seo/page-json-ld";
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
}

export function serviceHead(
  locale: Locale,
  { slug, title, summary, faqs, keywords, priceLabel, price }: Service,
): ServiceHead {
  const texts = serviceHeadTexts[locale];
  const questions = faqPage(locale, faqs);
  const offerValidUntil = inOneYear();
  return {
    title: texts.title(title),
    description: texts.description(priceLabel, summary),
    keywords: keywords.join(texts.comma),
    jsonLd: [
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
