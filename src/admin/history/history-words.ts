import type { Locale, Localized } from "@/config/locales";
import { commonTexts } from "@/words/admin/common";
import { editorTexts } from "@/words/admin/editor";
import { factsTexts } from "@/words/admin/facts";
import { historyTexts } from "@/words/admin/history";
import { locationsTexts } from "@/words/admin/locations";
import { manageTexts } from "@/words/admin/manage";
import { permitsTexts } from "@/words/admin/permits";
import { staffTexts } from "@/words/admin/staff";

const wordsIn = (locale: Locale) => ({
  common: commonTexts[locale],
  editor: editorTexts[locale],
  facts: factsTexts[locale],
  history: historyTexts[locale],
  locations: locationsTexts[locale],
  manage: manageTexts[locale],
  permits: permitsTexts[locale],
  staff: staffTexts[locale],
});

export type HistoryWords = ReturnType<typeof wordsIn>;

/** The words of the forms whose values a history shows. */
export const historyWords: Localized<HistoryWords> = { en: wordsIn("en"), ar: wordsIn("ar") };
