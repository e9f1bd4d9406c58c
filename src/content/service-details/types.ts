import type { PriceUnit } from "@/config/facts";
import type { Localized } from "@/i18n/locales";
import type { ServiceCategory } from "../services";

export interface ServicePrice {
  fromAED: number;
  unit: PriceUnit;
}

export interface Faq {
  question: string;
  answer: string;
}

export interface Step {
  title: string;
  text: string;
}

export interface ServiceTexts {
  /** One sentence, read first. */
  summary: string;
  /** Paragraphs that say what the service is for, and what it is not. */
  about: readonly string[];
  benefits: readonly string[];
  /** What people type when they look for it, for the head of the page. */
  keywords: readonly string[];
  soon: string;
  who: string;
  steps: readonly Step[];
  faqs: readonly Faq[];
}

/** A film about the service; its address tells which player shows it. */
interface ServiceVideo {
  url: string;
  title: Localized;
}

/** Everything a service's own page says beyond its title. */
export interface ServiceDetails {
  category: ServiceCategory;
  price: ServicePrice;
  /** Slugs of what people look for beside it. */
  related: readonly string[];
  video?: ServiceVideo;
  texts: Localized<ServiceTexts>;
}
