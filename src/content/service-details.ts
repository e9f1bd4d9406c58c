import type { Locale } from "@/config/locales";
import { factTexts } from "@/i18n/fact-texts";
import { type TextsOfFacts, textsOfFacts } from "@/i18n/texts-of-facts";
import { inOneLanguage, textFiller } from "./fill-texts";
import type { ServiceFile } from "./schemas";
import { benefitsOf } from "./services";

/** The words of a service's page beyond what the owner keeps in its row, made of its file and of the facts. */
export const detailsOf = (slug: string, file: ServiceFile) =>
  textsOfFacts((facts) => {
    const { category, comes, related, ...texts } = file;
    const inLanguage = (locale: Locale) => {
      const phrases = factTexts(facts, locale);
      const otherwise = {
        "at an agreed time": undefined,
        "by appointment": phrases.byAppointment,
        "in shifts": phrases.soonInShifts,
      };
      return {
        ...inOneLanguage(
          { ...texts, benefits: texts.benefits ?? benefitsOf(slug) },
          locale,
          textFiller(facts, locale, slug),
        ),
        soon: phrases.soon(slug, otherwise[comes]),
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
export const serviceDetails: Readonly<Record<string, () => Promise<TextsOfFacts<ServiceDetails>>>> =
  Object.fromEntries(
    Object.entries(files).map(([file, load]) => {
      const slug = file.slice(FOLDER.length, -".yaml".length);
      return [slug, async () => detailsOf(slug, await load())];
    }),
  );
