import { sceneOf } from "@/components/patterns/service-scene";
import { labTests } from "@/content/lab-tests";
import { marketingOf } from "@/content/marketing";
import { loadServiceDetails } from "@/content/service-details/load-details";
import type { ServiceDetails, ServiceTexts } from "@/content/service-details/types";
import { serviceTitle } from "@/content/service-titles";
import { loadDictionary } from "@/i18n/dictionaries/load-dictionary";
import type { Locale } from "@/i18n/locales";
import { serviceHead, type ServiceHead } from "./service-head";

const PRICE_LIST_OF = "lab-test-at-home";

/** A service in one language, as plain data that travels with its page. */
export interface ServiceContent
  extends Omit<ServiceDetails, "texts" | "video">, Omit<ServiceTexts, "keywords"> {
  title: string;
  /** What stands over the page; longer than the service's name. */
  heading: string;
  head: ServiceHead;
  scene: { src: string; alt: string };
  /** Single items with prices of their own; empty for most services. */
  priceList: readonly { name: string; fromAED: number }[];
  video?: { url: string; title: string };
}

/** @returns null when there is no such service */
export async function readServiceContent(locale: Locale, slug: string): Promise<ServiceContent | null> {
  const details = await loadServiceDetails(slug);
  const marketing = marketingOf(slug);
  const title = serviceTitle(slug)?.[locale];
  if (!details || !marketing || !title) return null;
  const { texts, video, ...facts } = details;
  const { keywords, ...words } = texts[locale];
  const { navigation: trail } = await loadDictionary(locale);
  const scene = sceneOf(slug);
  return {
    ...facts,
    ...words,
    title,
    heading: marketing.landingH1[locale],
    head: serviceHead(locale, {
      ...words,
      slug,
      title,
      adHeadline: marketing.adHeadline[locale],
      keywords,
      priceLabel: marketing.priceLabel[locale],
      price: facts.price,
      card: scene.card,
      trail,
    }),
    scene: { src: scene.src, alt: scene.alt[locale] },
    priceList:
      slug === PRICE_LIST_OF ? labTests.map(({ name, fromAED }) => ({ name: name[locale], fromAED })) : [],
    ...(video && { video: { url: video.url, title: video.title[locale] } }),
  };
}
