import type { Localized } from "@/config/locales";
import type { ServiceCategory } from "../services";

export interface Faq {
  question: string;
  answer: string;
}

export interface Step {
  title: string;
  text: string;
}

export interface ServiceTexts {
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

/** What a service's own page says beyond what the owner keeps in its row. */
export interface ServiceDetails {
  slug: string;
  category: ServiceCategory;
  /** What is written over the page: the service and the place. */
  heading: Localized;
  /** What a search result, an advertisement and a shared link say. At most 30 characters: advertising networks cut the rest. */
  adHeadline: Localized;
  /** Slugs of what people look for beside it. */
  related: readonly string[];
  texts: Localized<ServiceTexts>;
}
