import type { Locale, Localized } from "@/config/locales";
import { factWords } from "@/i18n/fact-words";
import { type Words, wordsOf } from "@/i18n/words";
import { inOneLanguage, textFiller } from "./fill-texts";
import type { ServiceFile } from "./schemas";
import { benefitsOf, type ServiceCategory } from "./services";

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
  /** What a search result, an advertisement and a shared link say. */
  adHeadline: Localized;
  /** Slugs of what people look for beside it. */
  related: readonly string[];
  texts: Localized<ServiceTexts>;
}

/** The words of a service's page, made of its file and of the facts. */
export const detailsOf = (slug: string, file: ServiceFile): Words<ServiceDetails> =>
  wordsOf((facts) => {
    const { category, comes, related, ...texts } = file;
    const inLanguage = (locale: Locale) => {
      const words = factWords(facts, locale);
      const otherwise = {
        "at an agreed time": undefined,
        "by appointment": words.byAppointment,
        "in shifts": words.soonInShifts,
      };
      return {
        ...inOneLanguage(
          { ...texts, benefits: texts.benefits ?? benefitsOf(slug) },
          locale,
          textFiller(facts, locale, slug),
        ),
        soon: words.soon(slug, otherwise[comes]),
      };
    };
    const { heading: headingEn, adHeadline: adEn, ...en } = inLanguage("en");
    const { heading: headingAr, adHeadline: adAr, ...ar } = inLanguage("ar");
    return {
      slug,
      category,
      heading: { en: headingEn, ar: headingAr },
      adHeadline: { en: adEn, ar: adAr },
      related,
      texts: { en, ar },
    };
  });

const FOLDER = "./services/";
const files = import.meta.glob<ServiceFile>("./services/*.yaml", { import: "texts" });

/** The words of each service's page, by its slug, so that a visitor downloads the words of one page. */
export const serviceDetails: Readonly<Record<string, () => Promise<Words<ServiceDetails>>>> =
  Object.fromEntries(
    Object.entries(files).map(([file, load]) => {
      const slug = file.slice(FOLDER.length, -".yaml".length);
      return [slug, async () => detailsOf(slug, await load())];
    }),
  );
