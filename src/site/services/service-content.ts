import { sceneOf } from "@/components/patterns/service-scene";
import { type Facts, serviceFacts, type PriceUnit } from "@domain/facts";
import type { Faq, ServiceDetails, ServiceTexts } from "@/content/service-details";
import { serviceName } from "@/content/service-titles";
import type { OwnersWords } from "@/data/public/service-content.queries";
import { fillFacts } from "@/i18n/fill-facts";
import type { Locale } from "@/config/locales";

/** A service as its page shows it, in one language. */
export interface ServiceContent
  extends Omit<ServiceDetails, "heading" | "adHeadline" | "texts">, ServiceTexts {
  title: string;
  heading: string;
  adHeadline: string;
  /** One sentence, read first. */
  summary: string;
  badge?: string;
  priceAED?: number;
  unit: PriceUnit;
  /** Single items with prices of their own. */
  prices: readonly { id: string; name: string; fromAED: number }[];
  video?: { url: string; title: string };
  picture?: { url: string; alt: string };
  scene: { src: string; card: string; alt: string };
}

/**
 * The application's words for a service with those of its owner, who goes first.
 * @returns undefined for a service that is switched off
 */
export function serviceContent(
  facts: Facts,
  { texts, ...details }: ServiceDetails,
  owners: OwnersWords | null,
  locale: Locale,
): ServiceContent | undefined {
  const service = serviceFacts(facts, details.slug);
  const title = serviceName(facts, details.slug, locale);
  if (!service || title === undefined) return undefined;
  const { src, card, alt } = sceneOf(details.slug);
  const fill = (text: string) => fillFacts(text, facts, locale);
  const furtherFaqs = (owners?.faqs ?? []).map(({ question, answer }): Faq => ({
    question: fill(question[locale]),
    answer: fill(answer[locale]),
  }));
  return {
    ...details,
    ...texts[locale],
    title,
    heading: details.heading[locale],
    adHeadline: details.adHeadline[locale],
    summary: fill(owners?.lead?.[locale] ?? "") || owners?.description[locale] || details.adHeadline[locale],
    badge: owners?.badge && fill(owners.badge[locale]),
    priceAED: service.priceAED,
    unit: service.unit,
    faqs: [...texts[locale].faqs, ...furtherFaqs],
    prices: (owners?.prices ?? []).map(({ id, name, fromAED }) => ({ id, name: name[locale], fromAED })),
    video: owners?.video && { url: owners.video.url, title: owners.video.title[locale] },
    picture: owners?.picture && { url: owners.picture.url, alt: owners.picture.alt[locale] },
    scene: { src, card, alt: alt[locale] },
  };
}
