import { sceneOf } from "@/components/patterns/service-scene";
import type { ServiceDetails, ServiceTexts } from "@/content/service-details/types";
import { serviceTitle } from "@/content/service-titles";
import type { Locale } from "@/i18n/locales";

/** A service as its page shows it, in one language. */
export interface ServiceContent
  extends Omit<ServiceDetails, "heading" | "adHeadline" | "texts">, ServiceTexts {
  title: string;
  heading: string;
  adHeadline: string;
  scene: { src: string; card: string; alt: string };
}

export function serviceContent({ texts, ...details }: ServiceDetails, locale: Locale): ServiceContent {
  const { src, card, alt } = sceneOf(details.slug);
  return {
    ...details,
    ...texts[locale],
    title: serviceTitle(details.slug)?.[locale] ?? details.slug,
    heading: details.heading[locale],
    adHeadline: details.adHeadline[locale],
    scene: { src, card, alt: alt[locale] },
  };
}
