import skyline from "@/assets/scenes/dubai-dusk.svg";
import { neighbourhoods } from "@/content/coverage";
import { dubaiMapTexts } from "@/i18n/dictionaries/dubai-map";
import { servicePageTexts } from "@/i18n/dictionaries/service-page";
import type { Locale } from "@/i18n/locales";

/** What all service pages say, in one language, as plain data that travels with the page. */
export const readServiceTexts = (locale: Locale) => ({
  ...servicePageTexts[locale],
  areas: neighbourhoods.map((area) => area[locale]),
  map: { texts: dubaiMapTexts[locale], picture: skyline },
});
