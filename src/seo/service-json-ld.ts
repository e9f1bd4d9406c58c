import type { BreadcrumbList, FAQPage, Service, WithContext } from "schema-dts";
import { brandName, siteUrl } from "@/config/brand";
import { contact } from "@/config/contact";
import { localizedPath, paths } from "@/config/paths";
import { offer } from "@/content/facts";
import type { Faq, ServicePrice } from "@/content/service-details/types";
import type { Locale } from "@/i18n/locales";

const address = (path: string, locale: Locale) => `${siteUrl}${localizedPath(path, locale)}`;

/**
 * The trail from the home page to this one, as structured data.
 * @param crumbs names with their neutral paths, from the outside in
 */
export const breadcrumbs = (
  locale: Locale,
  crumbs: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: address(path, locale),
  })),
});

/**
 * A service with its starting price, as structured data.
 * @param offerValidUntil ISO date, like `2027-11-21`
 */
export const serviceData = (
  locale: Locale,
  service: {
    slug: string;
    title: string;
    description: string;
    price: ServicePrice;
    offerValidUntil: string;
  },
): WithContext<Service> => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name: service.title,
  serviceType: service.title,
  description: service.description,
  url: address(paths.service(service.slug), locale),
  areaServed: { "@type": "City", name: "Dubai" },
  provider: {
    "@type": "MedicalBusiness",
    "@id": `${siteUrl}/#business`,
    name: brandName[locale],
    telephone: contact.phone,
    priceRange: offer.priceRange,
    address: { "@type": "PostalAddress", addressLocality: "Dubai", addressCountry: "AE" },
  },
  offers: {
    "@type": "Offer",
    price: service.price.fromAED,
    priceCurrency: offer.currency,
    priceValidUntil: service.offerValidUntil,
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      minPrice: service.price.fromAED,
      priceCurrency: offer.currency,
      unitText: service.price.unit,
    },
  },
});

/** The page's questions, as structured data; one without both question and answer is left out. Undefined without any. */
export function faqPage(locale: Locale, faqs: readonly Faq[]): WithContext<FAQPage> | undefined {
  const complete = faqs.filter(({ question, answer }) => question.trim() && answer.trim());
  if (complete.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: locale,
    mainEntity: complete.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
