import type { Locale } from "@/config/locales";
import { factWords } from "@/i18n/fact-words";
import { type Words, wordsOf } from "@/i18n/words";
import { inOneLanguage, textFiller } from "./fill-texts";
import type { ServiceFile } from "./schemas";
import { benefitsOf } from "./services";

/** The words of a service's page beyond what the owner keeps in its row, made of its file and of the facts. */
export const detailsOf = (slug: string, file: ServiceFile) =>
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
    return { slug, category, related, texts: { en: inLanguage("en"), ar: inLanguage("ar") } };
  });

export type ServiceDetails = ReturnType<ReturnType<typeof detailsOf>>;
type ServiceTexts = ServiceDetails["texts"]["en"];
export type Faq = ServiceTexts["faqs"][number];
export type Step = ServiceTexts["steps"][number];

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
